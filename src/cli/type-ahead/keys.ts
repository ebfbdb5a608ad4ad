// Keys as they are pressed, one after another, from the raw bytes of a terminal (node:readline takes the escapes
// apart). What is pasted comes as one text, whatever line ends are in it.
import { emitKeypressEvents, type Interface, type Key } from 'node:readline';
import type { Readable } from 'node:stream';

/** Text to put in, or a key by its name: enter, escape, up, ctrl-c… */
export type KeyPress = { readonly text: string } | { readonly key: string };

/** How long a lone Escape waits for the rest of an arrow's sequence. */
const ESCAPE_MS = 50;

/**
 * What Linux makes of a Ctrl-D that came before the keys were taken one by one: while it still gathers lines, it notes
 * the end of input as this character (n_tty.c, __DISABLED_CHAR), which is read as soon as it gathers them no more.
 */
const EARLY_END = '\u0000';

/** Calls `press` for every key until the returned function is called; `end` when the input ends. */
export function listenToKeys(stdin: Readable, press: (pressed: KeyPress) => void, end: () => void): () => void {
  let pasted: string | undefined;
  const onKey = (text: string | undefined, key: Key): void => {
    if (key.name === 'paste-start') {
      pasted = '';
      return;
    }
    if (key.name === 'paste-end') {
      if (pasted) press({ text: pasted });
      pasted = undefined;
      return;
    }
    if (pasted !== undefined) {
      pasted += text ?? key.sequence ?? '';
      return;
    }
    const name = nameOf(text, key);
    if (name !== undefined) press({ key: name });
    else if (text !== undefined && !key.ctrl && !key.meta) press({ text });
  };
  // Only the timeout is read of what is otherwise the interface of a line editor.
  emitKeypressEvents(stdin, { escapeCodeTimeout: ESCAPE_MS } as unknown as Interface);
  stdin.on('keypress', onKey).on('end', end).on('error', end);
  stdin.resume();
  return () => {
    stdin.off('keypress', onKey).off('end', end).off('error', end);
    stdin.pause();
  };
}

/** The name of a key that is no text; undefined for text. */
function nameOf(text: string | undefined, { name, ctrl, meta }: Key): string | undefined {
  if (text === EARLY_END) return 'ctrl-d';
  if (name === undefined) return undefined;
  if (ctrl === true) return `ctrl-${name}`;
  if (name === 'return' || name === 'enter') return 'enter';
  if (meta === true && name === 'backspace') return 'ctrl-w';
  if (meta === true) return name === 'escape' ? 'escape' : undefined;
  // A letter has its name too; only what is no letter is a key.
  return name.length > 1 && name !== 'space' && (text === undefined || /^\p{Cc}/u.test(text)) ? name : undefined;
}
