const manifest = jsonBlock('manifest');
const settings = jsonBlock('settings');
const absentFiles = new Set(settings.absent);
const failures = failuresByKey();

/** A model with its type, what is found of it, and the text that is searched. */
function shown(type, model) {
  const keys = Object.values(model.images).flat().filter((key) => manifest.images[key]);
  const findings = keys.flatMap(findingsOf);
  const sources = keys.map((key) => manifest.images[key].source);
  const { key, images, ...fields } = model;
  return { ...model, type, findings, text: searchable([fields, sources]) };
}

/** All texts and numbers in a value, without case and accents; no names of fields, no yes or no. */
function searchable(value) {
  return textsOf(value).join('\n').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function textsOf(value) {
  if (typeof value === 'object') return Object.values(value).flatMap(textsOf);
  return typeof value === 'boolean' ? [] : [String(value)];
}

/** Every list of the page, in its order: failures first. */
function listings() {
  const { focuses, quickFocusSections, trips, books } = manifest.models;
  const all = (type, models) => models.map((model) => shown(type, model));
  const list = (className) => element('ul', { className, role: 'list' });
  return {
    failures: new Listing('Failures', 'h2', list('failures'), manifest.failures.map((failure) =>
      ({ type: 'failure', failure, findings: [failure.code], text: searchable(failure) })),
    failureCard),
    focuses: new Listing('Focus', 'h2', list('screen rows'), all('focus', focuses),
      (model) => focusCard(model, 'h3')),
    quickFocus: quickFocusSections.map((section) =>
      new Listing(section.title, 'h3', list('grid'), all('quickFocus', section.items),
        (model) => focusCard(model, 'h4'))),
    trips: new Listing('Trips', 'h2', list('trips'), all('trip', trips), tripCard),
    books: new Listing('Books', 'h2', list('books'), all('book', books), bookPage),
  };
}

/** The lists on their screens; the sections of the grid share one. */
function screens({ failures, focuses, quickFocus, trips, books }) {
  const grid = element('section', { className: 'grids' }, element('h2', {}, 'Quick focus'),
    element('div', { className: 'screen' }, quickFocus.map((listing) => listing.section)));
  return [failures.section,
    element('div', { className: 'beside' }, focuses.section, grid), trips.section, books.section];
}

function summaryText() {
  const pictures = Object.values(manifest.images);
  const files = pictures.flatMap((picture) => picture.variants);
  const hard = pictures.filter(({ legibility }) => legibility && !legibility.passes).length;
  return [
    counted(manifest.failures.length, 'failure'), `${counted(hard, 'header')} hard to read`,
    counted(pictures.length, 'picture'), counted(files.length, 'file'),
    byteText(files.reduce((sum, file) => sum + file.bytes, 0)),
  ].join(' · ');
}

function start() {
  const [query, kind, findings] = ['query', 'kind', 'findings'].map((id) =>
    document.getElementById(id));
  const lists = listings();
  const all = Object.values(lists).flat();
  const filter = () => {
    const words = searchable(query.value).split(/\s+/).filter(Boolean);
    const count = all.reduce((sum, listing) => sum + listing.filter((model) =>
      (!kind.value || model.type === kind.value) && (!findings.checked || model.findings.length)
      && words.every((word) => model.text.includes(word))), 0);
    document.getElementById('found').textContent = `${count.toLocaleString('en')} found`;
  };
  const isEmpty = all.every((listing) => listing.models.length === 0);
  document.getElementById('models').append(...screens(lists),
    isEmpty ? paragraph('There are no models in the catalog.') : '');
  document.getElementById('summary').textContent = summaryText();
  let pause;
  for (const control of [query, kind, findings]) {
    control.addEventListener('input', () => {
      clearTimeout(pause);
      pause = setTimeout(filter, 100);
    });
  }
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hideFacts(); });
  filter();
}

start();
