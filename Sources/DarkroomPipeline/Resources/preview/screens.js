/** What is found of a model, below it. */
function findingList(model) {
  const lines = model.findings;
  return lines.length
    ? element('ul', { className: 'findings', 'aria-label': 'Findings' },
      lines.map((line) => element('li', {}, line)))
    : undefined;
}

/** A row of the start page's list, or a cell of the grid. */
function focusCard(model, level) {
  return element('li', { className: 'entry' },
    pictureButton(model.images.thumbnail, 'thumbnail', model),
    element('div', { className: 'words' },
      element(level, {}, model.title), paragraph(model.description),
      findingList(model)));
}

function bookPage(model) {
  const facts = [
    model.author, model.pages && counted(model.pages, 'page'), model.releaseDate,
  ].filter(Boolean);
  return element('li', { className: 'entry screen book' },
    pictureButton(model.images.cover, 'cover', model),
    element('div', { className: 'words' },
      element('h3', {}, model.title), paragraph(facts.join(' · ')), wikiLink(model.wiki)),
    model.dedication && element('blockquote', { 'aria-label': 'Dedication' }, model.dedication),
    paragraph(model.summary, 'summary'),
    chapterList(model), findingList(model));
}

/** Only an address of the web becomes a link. */
function wikiLink(address) {
  if (!address) return undefined;
  const isWeb = /^https?:\/\//i.test(address);
  return element('p', {}, isWeb
    ? element('a', { href: address, rel: 'noopener noreferrer', target: '_blank' }, 'Article')
    : address);
}

function chapterList(model) {
  if (!model.chapters.length) return undefined;
  return element('details', { className: 'chapters', open: model.chapters.length <= 20 },
    element('summary', {}, counted(model.chapters.length, 'chapter')),
    element('ol', {}, model.chapters.map(({ title }) => element('li', {}, title))));
}

/** A failure, the first thing that the page shows. */
function failureCard({ failure }) {
  const named = failure.images.slice(0, 8);
  const more = failure.images.length - named.length;
  const costs = named.join(', ') + (more > 0 ? ` and ${more} more` : '');
  return element('li', { className: 'entry failure' },
    element('h3', {}, failure.source),
    element('p', {}, element('code', {}, failure.code), ` (${failure.stage}): ${failure.message}`),
    paragraph(costs && `costs ${costs}`));
}
