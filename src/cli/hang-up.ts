// When the terminal hangs up: whether the process is to live on, as `nohup` asks, and how it ends if not. Node gives
// SIGHUP its default effect back as it starts (node.cc, ResetSignalHandlers), so that the process cannot see its own
// beginning; what is around it tells: its parent, the shell's last word, and what nohup does to streams.
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { isatty } from 'node:tty';

/** SIGHUP is number 1: the lowest bit of the masks of proc(5). */
const HANGUP_BIT = 1n;
/** Open for writing alone (open(2)), as `nohup` opens /dev/null in place of a terminal that is standard input. */
const WRITE_ONLY = 1;
const ACCESS_MODE = 3;

/** True if SIGHUP was to be ignored when the process began. Looks at /proc, where there is one. */
export function ignoresHangUp(env: Readonly<Record<string, string | undefined>>): boolean {
  // Shells put there the path of the command that they start.
  if (/(?:^|\/)nohup$/.test(env['_'] ?? '')) return true;
  if (!existsSync('/proc/self')) return false;
  return parentIgnores() || readsNothing() || [1, 2].some(isNohupOut);
}

/**
 * Ends the process by the signal itself where its terminal has gone. Node restores the terminal's state as it exits and
 * aborts where it cannot (node.cc, ResetStdio), which would be a core dump behind work that came to an orderly end.
 */
export function endWithTerminal(): void {
  const terminals = [0, 1, 2].filter((stream) => isatty(stream));
  if (terminals.length === 0) return;
  process.on('exit', () => {
    if (terminals.every((stream) => isatty(stream))) return;
    process.removeAllListeners('SIGHUP');
    process.kill(process.pid, 'SIGHUP');
  });
}

/** A parent that ignores the signal hands that on. */
function parentIgnores(): boolean {
  const mask = /^SigIgn:\s*([0-9a-f]+)$/m.exec(textOf(`/proc/${process.ppid}/status`))?.[1];
  return mask !== undefined && (BigInt(`0x${mask}`) & HANGUP_BIT) !== 0n;
}

function readsNothing(): boolean {
  const flags = /^flags:\s*([0-7]+)$/m.exec(textOf('/proc/self/fdinfo/0'))?.[1];
  return flags !== undefined && (parseInt(flags, 8) & ACCESS_MODE) === WRITE_ONLY && linkOf(0) === '/dev/null';
}

const isNohupOut = (stream: number): boolean => linkOf(stream).endsWith('/nohup.out');

function linkOf(stream: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${stream}`);
  } catch {
    return '';
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
