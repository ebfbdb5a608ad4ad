// The page at / for whom sees it and for whom hears it, how large it is, and what it says when its server goes away.
import { describe, expect, inject, test } from 'vitest';
import { said, signedIn, type, type FindPage } from './find-page.js';
import { faintTexts, unreadable } from './read-page.js';
import { serveProcess } from '../support/service/serve-process.js';

/** States of the page what it is to whom reads it. */
export function canBeRead({ open, server }: FindPage): void {
  describe('can be read', () => {
    test.each(['light', 'dark'] as const)(
      'in %s, at a contrast of 4.5 and more, with a name for all that can be used',
      async (colorScheme) => {
        const { page, close } = await open({ colorScheme });
        await type(page, '24 smith', '1 result.');
        await page.keyboard.press('ArrowDown');
        expect(await faintTexts(page, 4.5)).toEqual([]);
        expect(await unreadable(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await said(page).filter({ hasText: 'Escape goes back' }).waitFor();
        expect(await faintTexts(page, 4.5)).toEqual([]);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.getByRole('img', { name: /neighbouring/ }).waitFor();
        expect(await faintTexts(page, 4.5)).toEqual([]);
        expect(await unreadable(page)).toEqual([]);
        await close();
      },
    );

    test('by a check that sees what cannot be read', async () => {
      const { page, close } = await open();
      await page.evaluate(() => {
        document.getElementById('keys')!.style.color = '#999';
        document.querySelector('label[for=country]')!.remove();
      });
      expect(await faintTexts(page, 4.5)).toEqual([expect.stringMatching(/^2\.85 p: Arrow keys/)]);
      expect(await unreadable(page)).toEqual(['no label of country']);
      await close();
    });

    test('on a narrow screen without moving sideways', async () => {
      const { page, close } = await open({ viewport: { width: 320, height: 640 } });
      await type(page, 'unit 5 24 smith street reservoir', '1 result.');
      await page.keyboard.press('Enter');
      await page.getByRole('img', { name: /neighbouring/ }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await close();
    });
  });

  test('is under 30 KB in all', async () => {
    const [name, credential] = server().credentials[0]!.split(':') as [string, string];
    const { page, asked, close } = await open();
    expect(asked.length).toBeGreaterThan(3);
    const bytes = await Promise.all(
      asked.map(
        async (url) =>
          (
            await (
              await fetch(url, { headers: { authorization: `Basic ${btoa(`${name}:${credential}`)}` } })
            ).arrayBuffer()
          ).byteLength,
      ),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
    expect(await page.title()).toBe('Find an address · Waypost');
    await close();
  });
}

/** States it of a server of its own. */
export function tellsThatItsServerWentAway({ browser }: FindPage): void {
  test('is told of in a sentence: the user removed, then the server stopped', async () => {
    const server = await serveProcess(inject('sampleData'), [['reader'], ['other']]);
    const { page, close } = await browser.open(`${server.url}/`, { ...signedIn(server), failing: true });
    const box = page.getByRole('combobox', { name: /^Address/ });
    server.removeUser('reader');
    await box.fill('24 smith');
    await page
      .getByRole('alert')
      .filter({ hasText: 'The server wants a user and its credential: load this page again to sign in.' })
      .waitFor();
    await server.stop();
    await box.fill('24 smith st');
    await page.getByRole('alert').filter({ hasText: 'The server does not answer' }).waitFor();
    expect(await box.inputValue()).toBe('24 smith st');
    await close();
  });
}
