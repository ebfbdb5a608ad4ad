// The line that is being typed: its letters, where the cursor stands among them, and what each key does to them.
import { typedText } from '../output/controls.js';
import { clip, displayWidth, graphemes } from '../output/display-width.js';

/** Letters before and behind the cursor. */
export class TextField {
  private before: string[] = [];
  private behind: string[] = [];

  get text(): string {
    return [...this.before, ...this.behind].join('');
  }

  /** True if there is nothing behind the cursor. */
  get isAtEnd(): boolean {
    return this.behind.length === 0;
  }

  /** Puts typed or pasted text at the cursor; line ends and tabs are blanks. */
  insert(text: string): void {
    this.before = graphemes([...this.before, typedText(text)].join(''));
  }

  /** Does what the editing key means; false when it is none. */
  edit(name: string): boolean {
    const action = EDITS[name];
    if (action) [this.before, this.behind] = action(this.before, this.behind);
    return action !== undefined;
  }

  /** The part that fits so many columns with the cursor in it, and the column of the cursor there. */
  view(columns: number): { text: string; cursor: number } {
    let from = 0;
    let cursor = displayWidth(this.before.join(''));
    while (cursor > columns - 1 && from < this.before.length) cursor -= displayWidth(this.before[from++]!);
    return { text: clip([...this.before.slice(from), ...this.behind].join(''), columns), cursor };
  }
}

type Edit = (before: string[], behind: string[]) => [string[], string[]];

/** Where the last word before the cursor begins. */
function wordStart(before: readonly string[]): number {
  let at = before.length;
  while (at > 0 && before[at - 1] === ' ') at--;
  while (at > 0 && before[at - 1] !== ' ') at--;
  return at;
}

/** What the keys do, by their name; those of readline that an address needs. */
const EDITS: Readonly<Record<string, Edit>> = {
  backspace: (before, behind) => [before.slice(0, -1), behind],
  delete: (before, behind) => [before, behind.slice(1)],
  left: (before, behind) => [before.slice(0, -1), [...before.slice(-1), ...behind]],
  right: (before, behind) => [[...before, ...behind.slice(0, 1)], behind.slice(1)],
  home: (before, behind) => [[], [...before, ...behind]],
  'ctrl-a': (before, behind) => [[], [...before, ...behind]],
  end: (before, behind) => [[...before, ...behind], []],
  'ctrl-e': (before, behind) => [[...before, ...behind], []],
  'ctrl-u': (_, behind) => [[], behind],
  'ctrl-k': (before) => [before, []],
  'ctrl-w': (before, behind) => [before.slice(0, wordStart(before)), behind],
};
