'use strict';

/**
 * An element. Properties that the element knows are set as such, others as attributes; those that are
 * undefined, false or null are left out. Children are nodes or text: text is never markup.
 */
function element(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key in node) node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

/** A paragraph; none without text. */
function paragraph(text, className = '') {
  return text ? element('p', { className }, text) : undefined;
}

/** The value of a block of JSON in this page. */
function jsonBlock(id) {
  return JSON.parse(document.getElementById(id).textContent);
}

/** `1 photo`, `2 photos`. */
function counted(count, noun) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** `25.1 MB`; kB, MB, GB are powers of 1000. */
function byteText(count) {
  if (count < 1000) return `${count} B`;
  let value = count / 1000;
  const units = ['kB', 'MB', 'GB', 'TB'];
  while (value >= 999.95 && units.length > 1) {
    value /= 1000;
    units.shift();
  }
  return `${value.toFixed(1)} ${units[0]}`;
}

/** Calls `action` once, when the element comes near to what can be seen. */
const whenNear = (() => {
  const actions = new WeakMap();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      try {
        actions.get(target)();
      } catch (error) {
        reportError(error); // In the console; the others are drawn all the same.
      }
    }
  }, { rootMargin: '600px' });
  return (node, action) => {
    actions.set(node, action);
    observer.observe(node);
  };
})();
