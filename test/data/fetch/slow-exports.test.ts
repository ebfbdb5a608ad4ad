// An export of a layer that takes long, and services that answer nonsense.
import fs from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useNoPauses } from '../../support/faults/no-pauses.js';
import type { Site } from '../../support/service/site.js';
import { asked, BODY, service } from './layer-service.js';

useNoPauses();

describe('An export that takes long', () => {
  const polls = (at: Site): number => asked(at).filter((line) => line === 'GET /exports/19/').length;
  /** A clock that goes on by a minute with each question after the export. */
  function minutes(at: Site): void {
    vi.spyOn(performance, 'now').mockImplementation(() => 60_000 * polls(at));
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
  }

  test('is waited for most of an hour', async () => {
    const { at, fetch } = await service();
    const file = at.files['/exports/19/']!;
    file.bodies = Array.from({ length: 50 }, () => file.bodies![0]!);
    minutes(at);
    expect(fs.readFileSync(await fetch()).equals(BODY)).toBe(true);
    expect(polls(at)).toBe(51);
  });

  test('is given up after an hour, and waited for again by the next run', async () => {
    const { at, fetch } = await service();
    const file = at.files['/exports/19/']!;
    const ready = file.body;
    file.body = file.bodies![0]!;
    file.bodies = [];
    minutes(at);
    await expect(fetch()).rejects.toMatchObject({
      kind: 'temporary',
      exitCode: 5,
      message: expect.stringMatching(/\/exports\/19\/ is still being prepared; run the same command again/) as string,
    });
    expect(polls(at)).toBe(61);
    file.body = ready;
    at.asked.length = 0;
    await fetch();
    expect(asked(at)).not.toContain('POST /exports/');
  });
});

describe('A service that answers nonsense', () => {
  const answer = (more: object): string =>
    JSON.stringify({ url: 'https://example.org/e/', state: 'complete', ...more });
  test.each<[string, string, RegExp]>([
    ['an export without an address', answer({ url: 'x' }), /does not answer as a data service does \(url\)/],
    ['a file without an address', answer({ download_url: '//' }), /does not answer as .* \(download_url\)/],
    ['a state of megabytes', answer({ state: 'x'.repeat(4e6) }), /ended as 'x{40}'/],
    ['a description of nine megabytes', answer({ more: 'x'.repeat(9e6) }), /answers with more than 8 MB/],
    [
      'a list in lists',
      `${'['.repeat(4e6)}${']'.repeat(4e6)}`,
      /does not answer as a data service does|other than JSON/,
    ],
  ])('such as %s is refused in few words', async (_, body, message) => {
    const { fetch } = await service({ 'POST /exports/': { body, status: 201 } });
    const failure: unknown = await fetch().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'WaypostError', kind: 'input-unreadable' });
    expect((failure as Error).message).toMatch(message);
    expect((failure as Error).message.length).toBeLessThan(300);
  });
});
