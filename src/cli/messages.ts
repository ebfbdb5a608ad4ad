// Lines on standard error: plain text for people, or one JSON object a line for programs.
import type { Io } from './io.js';
import { linesWithoutControls } from './output/controls.js';

export interface Messages {
  /** A remark that --quiet silences. `fields` go only into the JSON line. */
  info(text: string, fields?: Readonly<Record<string, unknown>>): void;
  /** Something the user should act on; --quiet does not silence it. */
  warn(text: string, fields?: Readonly<Record<string, unknown>>): void;
  error(text: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Messages to standard error in the wished format. */
export function messagesTo(io: Io, options: { quiet?: boolean | undefined; logFormat?: string | undefined }): Messages {
  const line = (level: string, text: string, fields?: Readonly<Record<string, unknown>>): void => {
    const json = options.logFormat === 'json';
    const plain = level === 'info' ? text : `waypost: ${level === 'warning' ? 'warning: ' : ''}${text}`;
    const said = json
      ? JSON.stringify({ time: new Date(io.now()).toISOString(), level, message: text, ...fields })
      : plain;
    io.stderr.write(`${io.terminal.stderr ? linesWithoutControls(said) : said}\n`);
  };
  /** Warnings that were given: none is given twice. */
  const warned = new Set<string>();
  return {
    info(text, fields) {
      if (options.quiet !== true) line('info', text, fields);
    },
    warn(text, fields) {
      if (warned.has(text)) return;
      warned.add(text);
      line('warning', text, fields);
    },
    error(text, fields) {
      line('error', text, fields);
    },
  };
}
