// Lines on standard error: plain text for people, or one JSON object a line for programs.
import type { Io } from './io.js';

export interface Messages {
  /** A remark that --quiet silences. `fields` go only into the JSON line. */
  info(text: Text, fields?: Readonly<Record<string, unknown>>): void;
  /** Something the user should act on; --quiet does not silence it. */
  warn(text: string, fields?: Readonly<Record<string, unknown>>): void;
  error(text: Text, fields?: Readonly<Record<string, unknown>>): void;
}

/** One line, or several. */
type Text = string | readonly string[];

/** Messages to standard error in the wished format. */
export function messagesTo(io: Io, options: { quiet?: boolean | undefined; logFormat?: string | undefined }): Messages {
  const say = (level: string, text: Text, fields?: Readonly<Record<string, unknown>>): void => {
    const lines = typeof text === 'string' ? [text] : text;
    if (options.logFormat === 'json') {
      const message = lines.join('\n');
      const said = JSON.stringify({ time: new Date(io.now()).toISOString(), level, message, ...fields });
      io.stderr.lines([said]);
      return;
    }
    const before = level === 'info' ? '' : `waypost: ${level === 'warning' ? 'warning: ' : ''}`;
    io.stderr.lines(lines.map((line, i) => (i === 0 ? before + line : line)));
  };
  /** Warnings that were given: none is given twice. */
  const warned = new Set<string>();
  return {
    info(text, fields) {
      if (options.quiet !== true) say('info', text, fields);
    },
    warn(text, fields) {
      if (warned.has(text)) return;
      warned.add(text);
      say('warning', text, fields);
    },
    error(text, fields) {
      say('error', text, fields);
    },
  };
}
