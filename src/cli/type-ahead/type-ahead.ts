// The type-ahead on a terminal: what is typed is searched as it is typed, arrows choose among the hits, Enter goes down
// into a group or takes the address, Escape goes back up and out. Drawn on standard error, so that standard output is
// the answer alone.
import type { Choice } from '../../contract/card.js';
import { WaypostError } from '../../contract/errors.js';
import { interrupted } from '../../files/interrupted.js';
import type { Io } from '../io.js';
import { stoppedBy } from '../signals.js';
import { loadWidths } from '../output/display-width.js';
import type { Style } from '../output/style.js';
import { frameOf, type View } from './frame.js';
import { listenToKeys, type KeyPress } from './keys.js';
import { Screen } from './screen.js';
import { TextField } from './text-field.js';

/** The hits for a text, or for what is in the group of an id, and a remark where there is one. */
export type Search = (
  text: string,
  id?: string,
) => Promise<{ readonly hits: readonly Choice[]; readonly message: string }>;

/** A list of hits: those of the text, or of a group that was gone down into. */
interface Level {
  readonly title: string;
  readonly hits: readonly Choice[];
  selected: number;
  readonly message: string;
}

/** What the user should know before anything is typed; '' for nothing. Throws where no search can find anything. */
export type Greeting = () => Promise<string>;

const NO_GREETING: Greeting = () => Promise.resolve('');

/**
 * Lets the user type and choose. The id of the address taken; undefined when the user left. Throws `interrupted`,
 * `terminated`, and what the greeting and the search throw, the terminal given back first.
 */
export async function typeAhead(
  io: Io,
  style: Style,
  search: Search,
  greeting: Greeting = NO_GREETING,
): Promise<string | undefined> {
  const terminal = io.env['TERM'] ?? '';
  if (['dumb', 'unknown', ''].includes(terminal) && io.platform !== 'win32') {
    throw new WaypostError(
      'usage',
      `typing an address needs a terminal that can move its cursor (TERM is ` +
        `${terminal === '' ? 'not set' : terminal}); give the text: waypost find "12 smith st"`,
    );
  }
  const screen = new Screen(io);
  const session = new Session(io, style, search, screen);
  const offs = [
    listenToKeys(
      io.stdin,
      (pressed) => {
        session.press(pressed);
      },
      () => {
        session.press({ key: END_OF_INPUT });
      },
    ),
    io.onResize(() => {
      session.wake();
    }),
    io.onSignal((signal) => {
      session.fail(stoppedBy(signal));
    }),
    io.onUncaught((error) => {
      session.fail(error);
      return undefined;
    }),
  ];
  try {
    screen.open();
    return await session.run(greeting);
  } finally {
    for (const off of offs) off();
    screen.close();
  }
}

/** The terminal is gone, or its input was closed. */
const END_OF_INPUT = 'end of input';

class Session {
  private readonly field = new TextField();
  private readonly pressed: KeyPress[] = [];
  private readonly levels: Level[] = [{ title: '', hits: [], selected: 0, message: '' }];
  private searched = '';
  private greeting = '';
  /** Aborted by what ends the session before its user does, whatever is waited for. */
  private readonly stop = new AbortController();
  private rouse: () => void = () => undefined;

  constructor(
    private readonly io: Io,
    private readonly style: Style,
    private readonly search: Search,
    private readonly screen: Screen,
  ) {}

  /** Ctrl-C waits for nothing: a service that is asked may never answer. */
  press(pressed: KeyPress): void {
    if ('key' in pressed && pressed.key === 'ctrl-c') this.fail(stoppedBy('SIGINT'));
    else this.pressed.push(pressed);
    this.wake();
  }
  fail(reason: unknown): void {
    this.stop.abort(reason);
    this.wake();
  }
  wake(): void {
    this.rouse();
  }

  /** All that was pressed is done before anything is searched or drawn: a paste costs one search. */
  async run(greeting: Greeting): Promise<string | undefined> {
    this.draw();
    const { signal } = this.stop;
    [this.greeting] = await interrupted(signal, Promise.all([greeting(), loadWidths()]));
    for (;;) {
      for (let pressed = this.pressed.shift(); pressed && !signal.aborted; pressed = this.pressed.shift()) {
        const end = await this.act(pressed);
        if (end) return end.taken;
      }
      signal.throwIfAborted();
      this.draw();
      if (this.field.text !== this.searched) {
        await this.searchText();
        if (this.pressed.length === 0) this.draw();
      }
      if (this.pressed.length === 0 && !signal.aborted) {
        await new Promise<void>((resolve) => {
          this.rouse = resolve;
        });
      }
    }
  }

  private get level(): Level {
    return this.levels.at(-1)!;
  }

  /** Does what a key means; the end of the session, or undefined to go on. */
  private async act(pressed: KeyPress): Promise<{ taken: string | undefined } | undefined> {
    if ('text' in pressed) {
      this.type(() => {
        this.field.insert(pressed.text);
      });
      return undefined;
    }
    const { key } = pressed;
    if (key === END_OF_INPUT || (key === 'ctrl-d' && this.field.isAtEnd)) return { taken: undefined };
    if (key === 'escape') {
      if (this.levels.length === 1) return { taken: undefined };
      this.levels.pop();
      return undefined;
    }
    if (key === 'enter') return this.enter();
    if (this.move(key)) return undefined;
    this.type(() => {
      this.field.edit(key === 'ctrl-d' ? 'delete' : key);
    });
    return undefined;
  }

  /** Changes the text; a text that is another one is searched from the top. */
  private type(change: () => void): void {
    const before = this.field.text;
    change();
    if (this.field.text !== before) this.levels.length = 1;
  }

  private move(key: string): boolean {
    const page = Math.max(1, this.io.terminalSize().rows - 4);
    const by = { up: -1, 'ctrl-p': -1, down: 1, 'ctrl-n': 1, pageup: -page, pagedown: page }[key];
    if (by === undefined) return false;
    const { level } = this;
    level.selected = Math.max(0, Math.min(level.hits.length - 1, level.selected + by));
    return true;
  }

  private async enter(): Promise<{ taken: string } | undefined> {
    if (this.field.text !== this.searched) await this.searchText();
    const hit = this.level.hits[this.level.selected];
    if (!hit) return undefined;
    if (!hit.isGroup) return { taken: hit.id };
    const { hits, message } = await this.hitsOf(this.field.text, hit.id);
    this.levels.push({ title: hit.text, hits, selected: 0, message });
    return undefined;
  }

  private async searchText(): Promise<void> {
    const { text } = this.field;
    const { hits, message } = text.trim() === '' ? { hits: [], message: '' } : await this.hitsOf(text);
    this.searched = text;
    this.levels.splice(0, this.levels.length, { title: '', hits, selected: 0, message });
  }

  private async hitsOf(...asked: Parameters<Search>): ReturnType<Search> {
    return interrupted(this.stop.signal, this.search(...asked));
  }

  private draw(): void {
    const { level, field } = this;
    const isAsked = this.searched.trim() !== '';
    const view: View = {
      field,
      title: level.title,
      hits: level.hits,
      selected: level.selected,
      message: isAsked ? level.message : this.greeting,
      isAsked,
    };
    this.screen.draw(frameOf(view, this.io.terminalSize(), this.style));
  }
}
