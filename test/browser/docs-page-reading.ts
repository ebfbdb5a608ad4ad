// The page at /docs is to be read: what it says of each operation, at what contrast, with the keyboard alone.
import { expect, test } from 'vitest';
import { send, unfold, type DocsPage } from './docs-page.js';
import { faintTexts, unreadable } from './read-page.js';

/** States of the page what it is to whom reads it. */
export function canBeRead({ open }: DocsPage): void {
  test('describes parameters, body and answer: types, values, limits, what is required', async () => {
    const { page, close } = await open('#postCleanse');
    const call = page.locator('#postCleanse');
    const row = async (table: string, name: string): Promise<string[]> =>
      call
        .getByRole('table', { name: table })
        .getByRole('row')
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('cell')
        .allTextContents();
    await call.getByRole('button', { name: 'Send' }).waitFor();
    expect(await row('Parameters', 'locale')).toEqual([
      'locale',
      'in the path: au | nz | intl, required',
      expect.stringContaining('Country'),
    ]);
    expect(await row('Request body', 'payload')).toEqual(['payload', 'list of 1 to 100, required', '']);
    expect(await row('Request body', 'payload[].fullAddress')).toEqual([
      'payload[].fullAddress',
      'text, required',
      'The whole address as one text',
    ]);
    expect(await row('Request body', 'featureOptions.exposeAttributes')).toEqual([
      'featureOptions.exposeAttributes',
      '0 | 1',
      expect.stringContaining('attribute sets'),
    ]);
    await call.getByText('What it answers').click();
    expect(await row('Answer with status 200', 'payload[].changedItems[].actionType')).toEqual([
      'payload[].changedItems[].actionType',
      'ADD | MODIFY | REMOVE | INFO, required',
      '',
    ]);
    expect(await call.getByRole('table', { name: 'Failures' }).getByRole('rowheader').allTextContents()).toEqual([
      '400',
      '401',
      '403',
      '404',
      '405',
      '408',
      '413',
      '415',
      '417',
      '429',
      '431',
      '500',
      '503',
    ]);
    await close();
  });

  test.each(['light', 'dark'] as const)(
    'can be read in %s, at a contrast of 4.5 and more, with a name for all that can be used',
    async (colorScheme) => {
      const { page, close } = await open('', { colorScheme });
      const call = await unfold(page, 'postFind');
      await unfold(page, 'getReverseGeocode');
      await send(call);
      await call.getByText('What it answers').click();
      expect(await faintTexts(page, 4.5)).toEqual([]);
      expect(await unreadable(page)).toEqual([]);
      await close();
    },
  );

  test('can be used with the keyboard alone, and on a narrow screen without moving sideways', async () => {
    const { page, close } = await open('', { viewport: { width: 320, height: 640 } });
    await page.locator('#postParse > summary').focus();
    await page.keyboard.press('Enter');
    const call = page.locator('#postParse');
    await call.getByLabel('Request body, JSON').waitFor();
    const reached: string[] = [];
    // What scrolls sideways on its own is reached too, between the controls.
    while (reached.at(-1) !== 'Copy as curl' && reached.length < 20) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() =>
          document.activeElement!.matches('select, textarea, button')
            ? document.activeElement!.id || document.activeElement!.textContent!
            : '',
        ),
      );
    }
    expect(reached.filter((name) => name !== '')).toEqual([
      'postParse-locale',
      'postParse-body',
      'Send',
      'Copy as curl',
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await call
      .getByRole('status')
      .filter({ hasText: /^200 OK/ })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await close();
  });
}
