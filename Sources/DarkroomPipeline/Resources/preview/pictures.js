/** The file that stands for a picture here: of the scale, else of the next larger, else of the next smaller. */
function shownVariant({ variants }) {
  const format = settings.formats.find((name) => variants.some((file) => file.format === name));
  const files = variants.filter((file) => file.format === format);
  return files.find((file) => file.scale >= settings.scale) ?? files.at(-1);
}

/** Where a file's bytes are: in this page, or beside it. Undefined where there is none. */
function pictureAddress(file) {
  if (!file) return undefined;
  const block = document.getElementById(file.path);
  if (block) return `data:${file.mediaType};base64,${block.textContent}`;
  if (settings.link === undefined || absentFiles.has(file.path)) return undefined;
  return settings.link + file.path.split('/').map(encodeURIComponent).join('/');
}

/** A picture's image, over its placeholder until it is loaded. Marked `shown` or `lost` then. */
function pictureLayers(picture, alternative) {
  const { width, height } = picture.size;
  const longest = Math.max(width, height);
  const canvas = element('canvas', {
    width: Math.max(1, Math.round((32 * width) / longest)),
    height: Math.max(1, Math.round((32 * height) / longest)),
    'aria-hidden': 'true',
  });
  const image = element('img', { alt: alternative, decoding: 'async' });
  const layers = element('span', { className: 'layers' }, canvas, image);
  image.addEventListener('load', () => layers.classList.add('shown'));
  image.addEventListener('error', () => layers.classList.add('lost'));
  whenNear(layers, () => {
    const address = pictureAddress(shownVariant(picture));
    if (address === undefined) layers.classList.add('lost');
    else image.src = address;
    drawThumbHash(picture.thumbHash, canvas);
  });
  return layers;
}

/** A picture that tells its facts; or what says why it lacks. */
function pictureButton(key, role, model) {
  const picture = manifest.images[key];
  if (!picture) return missingPicture(key, role, model);
  const label = `${model.title}, ${role}`;
  const button = element('button', { type: 'button', className: 'picture' },
    pictureLayers(picture, label));
  button.dataset.key = key;
  button.style.aspectRatio = `${picture.size.width} / ${picture.size.height}`;
  button.style.maxWidth = `${picture.size.width}px`;
  tellFacts(key, button);
  return button;
}

/** Nothing where the model has no such picture: its role is switched off. */
function missingPicture(key, role, model) {
  const failure = failureOf(role, model);
  if (!failure && !key) return undefined;
  const reason = failure ? `${failure.code}: ${failure.source}` : 'not in the manifest';
  return element('p', { className: 'missing' }, `${role}: ${reason}`);
}

/** Failures by the picture that they cost. */
const failuresByKey = () => new Map(
  manifest.failures.flatMap((failure) => failure.images.map((key) => [key, failure])));

/** The failure that cost a model a picture. */
function failureOf(role, model) {
  return failures.get(keyOf(role, model));
}

/** The key of a model's picture, whether that could be made or not. */
function keyOf(role, { key }) {
  return `${key}/${role}`;
}

/** What a picture has that should be looked at, a line each. */
function findingsOf(key) {
  const picture = manifest.images[key];
  const role = key.split('/').at(-1);
  const lines = [];
  if (picture.legibility && !picture.legibility.passes) {
    lines.push(`${role}: ${contrastText(picture.legibility)}`);
  }
  if (picture.omittedScales.length) lines.push(`${role}: ${omittedText(picture)}`);
  return lines;
}

/** `no 2x, 3x: the photo fills 0.93x`, and whether what there is was enlarged. */
function omittedText({ omittedScales, variants }) {
  const scales = omittedScales.map(({ scale }) => `${scale}x`).join(', ');
  const enlarged = variants.some((file) => file.enlarged) ? ', enlarged' : '';
  return `no ${scales}: the photo fills ${omittedScales[0].available}x${enlarged}`;
}

function contrastText({ contrast, passes, suggestedOpacity }) {
  return passes
    ? `contrast of the title ${contrast}, enough`
    : `contrast of the title ${contrast}, 3 is needed; overlay opacity ${suggestedOpacity} suggested`;
}
