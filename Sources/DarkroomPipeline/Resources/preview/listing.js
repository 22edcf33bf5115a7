/** How many models are drawn at once; more when one comes near to the end, or asks for them. */
const batchSize = 24;

/** A titled list of models, drawn as far as it has been looked at. */
class Listing {
  /** `list` is the element that holds what `draw` makes of each model. */
  constructor(title, level, list, models, draw) {
    Object.assign(this, { title, list, models, draw });
    this.heading = element(level, {});
    this.more = element('button', { type: 'button', className: 'more' });
    this.more.addEventListener('click', () => this.drawMore(true));
    // Once each time that it comes near: where it stays in sight, what lies below it can be reached.
    this.observer = new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting) this.drawMore(false);
    }, { rootMargin: '600px' });
    this.section = element('section', {}, this.heading, list, this.more);
  }

  /** Shows those that pass, from the first on. Gives how many that are. */
  filter(passes) {
    this.found = this.models.filter(passes);
    this.section.hidden = this.found.length === 0;
    this.heading.replaceChildren(this.title,
      element('span', { className: 'count' }, ` ${this.found.length.toLocaleString('en')}`));
    this.list.replaceChildren();
    this.drawMore(false);
    this.observer.disconnect();
    this.observer.observe(this.more);
    return this.found.length;
  }

  drawMore(movesFocus) {
    const drawn = this.list.children.length;
    const next = this.found.slice(drawn, drawn + batchSize).map((model) => this.draw(model));
    this.list.append(...next);
    const left = this.found.length - this.list.children.length;
    this.more.hidden = left === 0;
    this.more.textContent = `Show more (${left.toLocaleString('en')} left)`;
    if (movesFocus) next[0]?.querySelector('button, a')?.focus();
  }
}
