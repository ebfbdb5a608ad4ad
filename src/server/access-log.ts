// One line of JSON a request: who asked what, how it ended, how long it took. No queries, bodies, credentials,
// addresses.

/** The status of a request whose caller went away before the answer. */
export const GONE = 499;

export interface AccessLine {
  readonly time: string;
  readonly id: string;
  readonly user: string | null;
  readonly method: string;
  readonly path: string;
  /** `GONE` where nobody was there to be told. */
  readonly status: number;
  readonly ms: number;
  readonly records: number;
}

/** What the server logs beside requests. */
export interface ErrorLine {
  readonly time: string;
  readonly level: 'error';
  readonly id?: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

export interface Log {
  access(line: AccessLine): void;
  error(line: ErrorLine): void;
  /** Writes what is still held back. */
  flush(): void;
}

/** Longest path that is logged, in characters. */
const LONGEST_PATH = 200;
/** Lines are written together, this often at most: a write for each would cost more than many an answer. */
const EVERY_MS = 50;

/** A log to a stream; `quiet`: of errors alone. */
export function logTo(write: (text: string) => void, quiet = false): Log {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (held === '') return;
    const text = held;
    held = '';
    write(text);
  };
  const add = (line: AccessLine | ErrorLine): void => {
    held += `${JSON.stringify(line)}\n`;
    timer ??= setTimeout(flush, EVERY_MS).unref();
  };
  return {
    access: (line) => {
      if (!quiet) add(line);
    },
    error: add,
    flush,
  };
}

/** The path of a URL as it is logged; of one with its host (RFC 9112, absolute-form) too. */
export const pathOf = (url: string): string => {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '');
  const end = path.search(/[?#]/);
  return (end < 0 ? path : path.slice(0, end)).slice(0, LONGEST_PATH);
};
