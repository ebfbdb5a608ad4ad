// Progress on standard error: a bar with rate and time left on a terminal, a line every 30 seconds anywhere else.
import type { SingleBar as CliProgressBar } from 'cli-progress';
import type { Phase } from '../batch/report.js';
import type { Io } from './io.js';
import type { Messages } from './messages.js';

/** How far the work is. `done` and `total` share a unit, bytes mostly, so that a time left needs no count of rows. */
export interface WorkDone {
  readonly done: number;
  readonly total?: number | undefined;
  readonly rows: number;
  /** Part of `done` that an earlier run did: it counts for neither the rate nor the time left. */
  readonly before?: number | undefined;
}

export interface Progress {
  update(amount: WorkDone): void;
  /** Something else is under way, before the rows are: it has a rate and a time left of its own. */
  phase(phase: Phase): void;
  /** Takes the bar off the terminal; call it before the last messages. */
  stop(): void;
}

/** Progress of one phase; `total` and `rows` are absent where nothing of it can be counted. */
interface Shown {
  update(amount: Omit<WorkDone, 'rows'> & { readonly rows?: number | undefined }): void;
  stop(): void;
}

const LINE_EVERY_MS = 30_000;
/** Work shorter than this shows no bar: it would only flicker. */
const BAR_AFTER_MS = 500;

const silent: Progress = { update: () => undefined, phase: () => undefined, stop: () => undefined };

/** The progress that fits standard error and the options. */
export async function startProgress(
  io: Io,
  messages: Messages,
  options: { quiet?: boolean | undefined; progress: boolean; logFormat?: string | undefined },
  what: string,
): Promise<Progress> {
  if (options.quiet === true || !options.progress) return silent;
  if (!io.terminal.stderr || options.logFormat === 'json') return inPhases((name) => lines(io, messages, name, what));
  const { SingleBar } = await import('./output/terminal-bar.js');
  const begun = io.now();
  return inPhases((name) => bar(io, SingleBar, { name, begun }, what));
}

/** Shows one phase after another, the rows last. `begin` is called anew for each, with its name; '' for the rows. */
function inPhases(begin: (name: string) => Shown): Progress {
  let at = '';
  let shown = begin(at);
  const enter = (name: string): void => {
    if (name === at) return;
    shown.stop();
    at = name;
    shown = begin(at);
  };
  return {
    update(amount) {
      enter('');
      shown.update(amount);
    },
    phase({ what, bytes = 0, totalBytes, rows }) {
      enter(what);
      shown.update({ done: bytes, total: totalBytes, rows });
    },
    stop() {
      shown.stop();
    },
  };
}

/** `begun`: when the work began of which the phase is a part. */
function bar(
  io: Io,
  SingleBar: typeof CliProgressBar,
  { name, begun }: { readonly name: string; readonly begun: number },
  what: string,
): Shown {
  const started = io.now();
  let shown: InstanceType<typeof SingleBar> | undefined;
  const begin = (total: number | undefined, isCounted: boolean): InstanceType<typeof SingleBar> => {
    const known = total !== undefined && total > 0;
    const counted = isCounted ? `{rows} ${what} · {rate}/s` : '';
    const measured = known ? `{bar} {percentage}% · ${counted} · {left} left` : counted;
    const made = new SingleBar({
      stream: io.stderr.raw as NodeJS.WriteStream,
      clearOnComplete: true,
      hideCursor: true,
      fps: 5,
      stopOnComplete: false,
      gracefulExit: false,
      format: ` ${[name, measured].filter((part) => part !== '').join(' ')}`,
    });
    made.start(total ?? 1, 0, { rows: '0', rate: '0', left: '?' });
    return made;
  };
  return {
    update(amount) {
      const { done, total, rows = 0 } = amount;
      if (io.now() - begun < BAR_AFTER_MS) return;
      shown ??= begin(total, amount.rows !== undefined);
      shown.update(total === undefined ? 0 : Math.min(done, total), fields({ ...amount, rows }, io.now() - started));
    },
    stop() {
      shown?.stop();
    },
  };
}

function lines(io: Io, messages: Messages, name: string, what: string): Shown {
  const started = io.now();
  let said = started;
  return {
    update(amount) {
      const { done, total, rows = 0 } = amount;
      if (io.now() - said < LINE_EVERY_MS) return;
      said = io.now();
      const now = fields({ ...amount, rows }, said - started);
      const share = total ? `${Math.floor((100 * done) / total)}% · ` : '';
      const phase = name === '' ? '' : `${name}: `;
      messages.info(`${phase}${share}${now.rows} ${what} · ${now.rate}/s${total ? ` · ${now.left} left` : ''}`, {
        rows,
        done,
        total,
      });
    },
    stop: () => undefined,
  };
}

function fields(
  { rows, done, total, before = 0 }: WorkDone,
  elapsedMs: number,
): { rows: string; rate: string; left: string } {
  const fresh = done - before;
  const rate = elapsedMs > 0 && done > 0 ? Math.round((rows * (fresh / done) * 1000) / elapsedMs) : 0;
  const left = total !== undefined && fresh > 0 ? duration(((total - done) * elapsedMs) / fresh) : '?';
  return { rows: count(rows), rate: count(rate), left };
}

/** 1234567 → 1,234,567. */
export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Milliseconds as `42 s`, `3 min 5 s`, `2 h 10 min`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
