/** Points, as the contract of the trip page has them. */
const tripPage = {
  overlap: 40, below: { expanded: 72, collapsed: 47 }, font: { expanded: 34, collapsed: 19 },
  expanded: { width: 393, height: 457 }, collapsed: { width: 393, height: 150 }, body: 303,
};

/** A trip: its card, and its page as it looks on the phone. */
function tripCard(model) {
  return element('li', { className: 'entry trip' },
    element('div', { className: 'card' },
      pictureButton(model.images.cover, 'cover', model),
      element('h3', {}, model.title), paragraph(model.subtitle),
      element('p', {}, tripFacts(model)), findingList(model)),
    tripPhone(model));
}

function tripFacts({ location, startDate, endDate, isPublic, friends }) {
  const days = [startDate, endDate].filter(Boolean).join(' – ');
  const people = friends.length ? `with ${friends.join(', ')}` : undefined;
  return [location, days, people, isPublic ? 'public' : 'private'].filter(Boolean).join(' · ');
}

function tripPhone(model) {
  const expanded = headerLayer(model, 'expanded');
  const collapsed = headerLayer(model, 'collapsed');
  const title = element('p', { className: 'title' }, element('span', {}, model.title));
  const header = element('div', { className: 'header' }, expanded, collapsed, title);
  const sheet = tripSheet(model);
  const phone = element('div', { className: 'phone', tabIndex: 0, role: 'region',
    'aria-label': `Page of the trip ${model.title}; scroll to shrink its header` },
    element('div', { className: 'backdrop' }, header), sheet);
  const page = tripGeometry(model);
  layOutPhone(page, phone, sheet);
  title.style.color = page.textColor;
  const update = () => shrink(page, phone.scrollTop, { header, expanded, collapsed, title, sheet });
  phone.addEventListener('scroll', update, { passive: true });
  expanded.addEventListener('focusin', () => phone.scrollTo(0, 0));
  collapsed.addEventListener('focusin', () => phone.scrollTo(0, page.range));
  update();
  return phone;
}

function headerLayer(model, state) {
  return element('div', { className: `layer ${state}` },
    pictureButton(model.images[`header.${state}`], `header.${state}`, model));
}

function tripSheet(model) {
  const roles = model.selectedImages.map((_, index) => `gallery.${index + 1}`)
    .filter((role) => manifest.images[keyOf(role, model)] || failureOf(role, model));
  return element('div', { className: 'sheet' },
    paragraph(model.subtitle, 'subtitle'), paragraph(tripFacts(model)),
    roles.length > 0 && element('h4', {}, 'Gallery'),
    element('div', { className: 'gallery' }, roles.map((role) =>
      pictureButton(keyOf(role, model), role, model))));
}

/** Sizes of this trip's headers, in points, and where the focal point lies in the larger one. */
function tripGeometry({ images }) {
  const picture = manifest.images[images['header.expanded']];
  const other = manifest.images[images['header.collapsed']];
  const expanded = picture?.size ?? tripPage.expanded;
  const collapsed = other?.size ?? { ...tripPage.collapsed, width: expanded.width };
  const source = picture && manifest.sources[picture.source];
  const focus = source
    ? (source.focalPoint.y * source.height - picture.crop.y) / picture.crop.height : 0.5;
  return {
    width: expanded.width, expanded: expanded.height, collapsed: collapsed.height, focus,
    range: Math.max(0, expanded.height - collapsed.height),
    // Without a picture the title stands on the page's own colour.
    textColor: picture || other ? (picture ?? other).legibility?.textColor ?? '#ffffff' : '',
  };
}

function layOutPhone(page, phone, sheet) {
  const height = page.expanded + tripPage.body;
  phone.style.width = `${page.width}px`;
  phone.style.height = `${height}px`;
  phone.style.setProperty('--expanded', `${page.expanded}px`);
  phone.style.scrollPaddingTop = `${page.collapsed}px`;
  sheet.style.minHeight = `${height - page.collapsed + tripPage.overlap}px`;
}

/** Draws header, title and sheet as they are after scrolling so far. */
function shrink(page, scrolled, { header, expanded, collapsed, title, sheet }) {
  const height = Math.max(page.collapsed, page.expanded - scrolled);
  const progress = page.range ? (page.expanded - height) / page.range : 0;
  const between = (ends) => ends.expanded + (ends.collapsed - ends.expanded) * progress;
  header.style.height = `${height}px`;
  // The focal point stays as near the middle as the edges allow.
  const cut = Math.min(Math.max(page.focus * page.expanded - height / 2, 0), page.expanded - height);
  expanded.style.transform = `translateY(${-cut}px)`;
  const blend = Math.max(0, (progress - 0.8) / 0.2);
  collapsed.style.opacity = blend;
  collapsed.style.pointerEvents = blend < 0.5 ? 'none' : 'auto';
  title.style.bottom = `${between(tripPage.below)}px`;
  title.style.fontSize = `${between(tripPage.font)}px`;
  title.classList.toggle('single', progress > 0.5);
  const hidden = Math.max(0, scrolled - page.range);
  sheet.style.clipPath = `inset(${hidden}px 0 0 0 round 24px 24px 0 0)`;
}
