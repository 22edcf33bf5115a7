const factsPanel = document.getElementById('facts');

/** The picture whose facts are shown. */
let factsOwner;

/** A picture shows its facts while it has the pointer, or the focus, which a click gives it. */
function tellFacts(key, button) {
  for (const event of ['pointerenter', 'focus']) {
    button.addEventListener(event, () => showFacts(key, button));
  }
  for (const event of ['pointerleave', 'blur']) button.addEventListener(event, leaveFacts);
  button.addEventListener('click', () => button.focus({ preventScroll: true }));
}

/** The pointer may go over to the facts themselves, on its way or to stay. */
function leaveFacts() {
  setTimeout(() => {
    const holds = [factsOwner, factsPanel].some((node) => node?.matches(':hover'));
    if (!holds && document.activeElement !== factsOwner) hideFacts();
  }, 300);
}

factsPanel.addEventListener('pointerleave', leaveFacts);

function showFacts(key, button) {
  factsOwner = button;
  const box = button.getBoundingClientRect();
  factsPanel.classList.toggle('left', box.left + box.width / 2 > innerWidth / 2);
  button.setAttribute('aria-describedby', 'facts');
  if (factsPanel.dataset.key === key && !factsPanel.hidden) return;
  const picture = manifest.images[key];
  factsPanel.dataset.key = key;
  factsPanel.replaceChildren(
    element('h2', {}, key), cropFigure(picture), factList(picture), fileTable(picture));
  factsPanel.hidden = false;
  factsPanel.scrollTop = 0;
}

function hideFacts() {
  factsPanel.hidden = true;
}

/** The source as a frame, the picture where it was cut out, and the focal point. */
function cropFigure(picture) {
  const source = manifest.sources[picture.source];
  if (!source) return undefined;
  const { x, y, width, height } = picture.crop;
  const cut = element('span', { className: 'crop' }, pictureLayers(picture, ''));
  place(cut, x / source.width, y / source.height, width / source.width, height / source.height);
  const focus = element('span', { className: 'focus' });
  place(focus, source.focalPoint.x, source.focalPoint.y);
  const frame = element('div', { className: 'source', role: 'img',
    'aria-label': `cut out: ${cropText(picture.crop)}` }, cut, focus);
  frame.style.aspectRatio = `${source.width} / ${source.height}`;
  frame.style.width = `min(100%, ${(220 * source.width) / source.height}px)`;
  return element('figure', {}, frame, element('figcaption', {},
    `${picture.source}: ${source.width} × ${source.height}, ${source.format}, `
    + byteText(source.bytes)));
}

function place(node, left, top, width, height) {
  Object.assign(node.style, { left: percent(left), top: percent(top) });
  if (width !== undefined) Object.assign(node.style, { width: percent(width), height: percent(height) });
}

function percent(share) {
  return `${share * 100}%`;
}

function cropText({ x, y, width, height }) {
  return `${width} × ${height} pixels at ${x}, ${y}`;
}

function factList(picture) {
  const focal = manifest.sources[picture.source]?.focalPoint;
  const rows = [
    ['Size', `${picture.size.width} × ${picture.size.height} points`],
    ['Crop', cropText(picture.crop)],
    ['Focal point', focal && `${focal.x}, ${focal.y} (${focal.origin})`],
    ['Overlay', picture.overlay && `${picture.overlay.color} at ${picture.overlay.opacity}`],
    ['Legibility', picture.legibility && contrastText(picture.legibility)],
    ['Left out', picture.omittedScales.length && omittedText(picture)],
    ['Dominant', [colorSwatch(picture.dominantColor), picture.dominantColor]],
  ];
  return element('dl', {}, rows.filter(([, value]) => value).flatMap(([name, value]) =>
    [element('dt', {}, name), element('dd', {}, value)]));
}

function colorSwatch(color) {
  const swatch = element('span', { className: 'swatch', 'aria-hidden': 'true' });
  swatch.style.backgroundColor = color;
  return swatch;
}

function fileTable(picture) {
  const heads = ['scale', 'pixels', 'format', 'bytes'];
  const rows = picture.variants.map((file) => [
    `${file.scale}x${file.enlarged ? ', enlarged' : ''}`, `${file.width} × ${file.height}`,
    `${file.format}, ${file.colorSpace}`, byteText(file.bytes),
  ]);
  return element('table', {},
    element('caption', {}, counted(picture.variants.length, 'file')),
    element('thead', {}, element('tr', {}, heads.map((text) => element('th', { scope: 'col' }, text)))),
    element('tbody', {}, rows.map((row) =>
      element('tr', {}, row.map((text) => element('td', {}, text))))));
}
