// The help, short and long, and the version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCommands } from '../../support/docs/command-pages.js';
import { root, workdir } from '../../support/workdir.js';

describe('Help', () => {
  test('lists the commands that exist, on standard output', async () => {
    const { code, stdout, stderr } = await workdir().run(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const command of ['cleanse', 'parse', 'match', 'suppress', 'types', 'data', 'user']) {
      expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
    expect(stdout).not.toMatch(/^ {2}doctor /m);
  });

  test.each([[['help', 'cleanse']], [['cleanse', '--help']], [['cleanse', '-h', '--help']]])(
    '%j shows the options of a command',
    async (args) => {
      const { code, stdout } = await workdir().run(args);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Usage: waypost cleanse \[options\] \[input\]/);
      expect(stdout).toContain('--on-clash <way>');
    },
  );

  test.each([[[]], [['-h']]])('%j is the first screen: what there is, and how to begin', async (args) => {
    const { code, stdout, stderr } = await workdir().run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: waypost COMMAND\n/);
    expect(stdout).toContain('waypost COMMAND -h shows the main options of one, --help all');
    for (const command of ['cleanse', 'find', 'data']) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  test('-h of a command is what most runs need of it, and says where the rest is', async () => {
    const { code, stdout } = await workdir().run(['cleanse', '-h']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: waypost cleanse \[options\] \[input\]\nValidate addresses /);
    expect(stdout).toMatch(/^ {2}-o, --output <file> {3}write to this file$/m);
    expect(stdout).not.toContain('--on-clash');
    expect(stdout).toContain('\n  waypost cleanse "24 Smith Street, Reservoir VIC 3073"\n');
    expect(stdout).toMatch(/\n--help shows all \d+ options\n$/);
  });

  test('-h of every command fits a screen of 80 columns and 24 lines, with options wherever it has some', async () => {
    for (const { name, command } of allCommands()) {
      const { stdout } = await workdir().run([...name.split(' ').slice(1), '-h']);
      const lines = stdout.trimEnd().split('\n');
      const hasOptions = command.parent !== null && command.options.length > 0;
      expect({
        name,
        isHigh: lines.length > 24,
        wide: lines.filter((line) => line.length > 80),
        showsOptions: lines.includes('Options:'),
      }).toEqual({ name, isHigh: false, wide: [], showsOptions: hasOptions });
    }
  });

  test('-h as the value of an option asks for no help', async () => {
    const { stdout } = await workdir().run(['parse', '--text', '-h']);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'SUCCESS' });
  });

  test.each(['--version', '-V'])('%s is the version of the package', async (flag) => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(await workdir().run([flag])).toEqual({
      code: 0,
      stdout: `waypost ${version}\n`,
      stderr: '',
    });
  });
});
