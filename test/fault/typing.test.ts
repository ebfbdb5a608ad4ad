// Typing an address ends whatever it waits for: at Ctrl-C and signals while a service does not answer, and when its
// terminal goes away.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import { start, type Session } from '../cli/type-ahead/session.js';
import { terminalScreen } from '../cli/type-ahead/terminal-screen.js';
import { root, workdir } from '../support/workdir.js';

const never = (): Promise<never> => new Promise(() => undefined);

describe('While a search is not answered', () => {
  test.each<[string, string, (session: Session) => unknown]>([
    ['Ctrl-C', 'interrupted', (session) => session.type('\u0003')],
    [
      'Ctrl-C behind more letters',
      'interrupted',
      async (session) => {
        await session.type('ttle', '\u0003');
      },
    ],
    [
      'SIGTERM',
      'terminated',
      ({ io }) => {
        io.signal('SIGTERM');
      },
    ],
  ])('%s ends it, and the terminal is given back', async (_, kind, stop) => {
    const session = start({ search: never });
    await session.type('wa');
    expect(session.asked).toEqual(['wa']);
    await stop(session);
    const failure: unknown = await session.taken.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WaypostError);
    expect((failure as WaypostError).kind).toBe(kind);
    expect(session.io.isRaw()).toBe(false);
    expect(terminalScreen(session.io.err()).modes).toEqual(['25']);
    expect(session.screen().join('')).toBe('');
  });

  test('SIGTERM ends what is to be known before the first letter', async () => {
    const session = start({ greeting: never });
    session.io.signal('SIGTERM');
    await expect(session.taken).rejects.toThrow('ended by SIGTERM');
  });
});

/** Types on a terminal of its own, takes the terminal away at the first hits, and prints how the program ended. */
const TAKEN_AWAY = `
import os, pty, sys
pid, terminal = pty.fork()
if pid == 0: os.execvp(sys.argv[1], sys.argv[1:])
shown = b''
def until(words):
    global shown
    while words not in shown: shown += os.read(terminal, 65536)
until(b'type an address')
os.write(terminal, b'24 smi')
until(b'enter')
os.close(terminal)
_, status, used = os.wait4(pid, 0)
print(os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime < 20)
`;
const hasPython = spawnSync('python3', ['-c', 'import os; os.waitstatus_to_exitcode']).status === 0;

describe.skipIf(!hasPython)('A terminal that goes away while an address is typed', { timeout: 60_000 }, () => {
  test.each([
    ['ends it by SIGHUP', 'exec $FIND', '-1 True'],
    ['ends it where SIGHUP is ignored, too', 'trap "" HUP; $FIND; exit $?', '129 True'],
  ])('%s, and nothing is left', async (_, line, end) => {
    const dir = workdir();
    dir.write('on-terminal.py', TAKEN_AWAY);
    dir.write('find.sh', `FIND="${process.execPath} ${join(root, 'bin/waypost.js')} find"\n${line}\n`);
    const { stdout, stderr } = await dir.shell('TERM=xterm python3 on-terminal.py sh find.sh');
    expect([stdout.trim(), stderr]).toEqual([end, '']);
    expect(dir.list()).toEqual(['find.sh', 'on-terminal.py']);
  });
});
