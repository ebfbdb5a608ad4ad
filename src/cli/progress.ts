// Progress on standard error: a bar with rate and time left on a terminal, a line every 30 seconds anywhere else.
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
  /** Takes the bar off the terminal; call it before the last messages. */
  stop(): void;
}

const LINE_EVERY_MS = 30_000;
/** Work shorter than this shows no bar: it would only flicker. */
const BAR_AFTER_MS = 500;

const silent: Progress = { update: () => undefined, stop: () => undefined };

/** The progress that fits standard error and the options. */
export async function startProgress(
  io: Io,
  messages: Messages,
  options: { quiet?: boolean | undefined; progress: boolean; logFormat?: string | undefined },
  what: string,
): Promise<Progress> {
  if (options.quiet === true || !options.progress) return silent;
  return io.terminal.stderr && options.logFormat !== 'json' ? bar(io, what) : lines(io, messages, what);
}

async function bar(io: Io, what: string): Promise<Progress> {
  const { SingleBar } = (await import('cli-progress')).default;
  const started = io.now();
  let shown: InstanceType<typeof SingleBar> | undefined;
  return {
    update(amount) {
      const { done, total } = amount;
      if (io.now() - started < BAR_AFTER_MS) return;
      if (!shown) {
        const known = total !== undefined && total > 0;
        shown = new SingleBar({
          stream: io.stderr.raw as NodeJS.WriteStream,
          clearOnComplete: true,
          hideCursor: true,
          fps: 5,
          stopOnComplete: false,
          gracefulExit: false,
          format: known
            ? ` {bar} {percentage}% · {rows} ${what} · {rate}/s · {left} left`
            : ` {rows} ${what} · {rate}/s`,
        });
        shown.start(total ?? 1, 0, { rows: '0', rate: '0', left: '?' });
      }
      shown.update(total === undefined ? 0 : Math.min(done, total), fields(amount, io.now() - started));
    },
    stop() {
      shown?.stop();
    },
  };
}

function lines(io: Io, messages: Messages, what: string): Progress {
  const started = io.now();
  let said = started;
  return {
    update(amount) {
      const { done, total, rows } = amount;
      if (io.now() - said < LINE_EVERY_MS) return;
      said = io.now();
      const now = fields(amount, said - started);
      const share = total ? `${Math.floor((100 * done) / total)}% · ` : '';
      messages.info(`${share}${now.rows} ${what} · ${now.rate}/s${total ? ` · ${now.left} left` : ''}`, {
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
