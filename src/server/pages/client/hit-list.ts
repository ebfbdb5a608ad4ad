// The box and its list as a combobox of WAI-ARIA 1.2: the focus stays in the box, the list's active option is told by
// aria-activedescendant. Knows nothing of addresses.
import { html } from './dom.js';

/** What the list shows of one hit. */
export interface Shown {
  readonly text: string;
  /** What stands beside it: how many are in it, or what it is. */
  readonly more?: string | undefined;
  /** True if it has others in it, to which it leads. */
  readonly opens?: boolean;
}

export interface HitListEvents {
  /** The hit of that number is taken. */
  readonly onTake: (index: number) => void;
  /** Escape: true if it was of use, so that it does nothing else. */
  readonly onEscape: () => boolean;
}

export class HitList {
  private readonly options: HTMLLIElement[] = [];
  private active = -1;

  constructor(
    private readonly box: HTMLInputElement,
    private readonly list: HTMLUListElement,
    private readonly events: HitListEvents,
  ) {
    box.addEventListener('keydown', (event) => {
      if (this.handle(event)) event.preventDefault();
    });
    // The focus stays in the box whatever is pressed in the list.
    list.addEventListener('mousedown', (event) => {
      event.preventDefault();
    });
    list.addEventListener('click', (event) => {
      const index = this.options.findIndex((option) => option.contains(event.target as Node));
      if (index >= 0) events.onTake(index);
    });
    box.addEventListener('blur', () => {
      this.open(false);
    });
  }

  get isOpen(): boolean {
    return !this.list.hidden;
  }

  /** Shows those hits, none of them active. */
  show(hits: readonly Shown[]): void {
    this.options.splice(
      0,
      Infinity,
      ...hits.map(({ text, more, opens = false }, i) =>
        html(
          'li',
          { id: `hit-${i}`, role: 'option', 'aria-selected': 'false' },
          html('span', {}, text),
          ' ',
          more === undefined
            ? undefined
            : html('span', { class: 'more' }, more, opens ? html('span', { 'aria-hidden': 'true' }, ' ›') : undefined),
        ),
      ),
    );
    this.list.replaceChildren(...this.options);
    this.activate(-1);
    this.open(true);
  }

  /** Opens or closes the list; one without hits is never open. */
  open(wanted: boolean): void {
    const open = wanted && this.options.length > 0 && document.activeElement === this.box;
    this.list.hidden = !open;
    this.box.setAttribute('aria-expanded', String(open));
    if (!open) this.activate(-1);
  }

  private activate(index: number): void {
    this.options[this.active]?.setAttribute('aria-selected', 'false');
    this.active = index;
    const option = this.options[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.box.setAttribute('aria-activedescendant', option.id);
    else this.box.removeAttribute('aria-activedescendant');
  }

  /** True if the key was the list's. */
  private handle({ key, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
    if (isComposing || altKey || ctrlKey || metaKey) return false;
    if (key === 'Escape') {
      if (this.events.onEscape()) return true;
      if (!this.isOpen) return false;
      this.open(false);
      return true;
    }
    const last = this.options.length - 1;
    if (last < 0) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!this.isOpen) this.open(true);
      // Past either end comes the box itself, then the other end: -1 is one of so many places.
      const places = last + 2;
      const step = key === 'ArrowDown' ? 1 : -1;
      this.activate(((this.active + 1 + step + places) % places) - 1);
      return true;
    }
    if (key === 'Enter' && this.isOpen) {
      if (this.active >= 0 || last === 0) this.events.onTake(Math.max(this.active, 0));
      else this.activate(0);
      return true;
    }
    return false;
  }
}
