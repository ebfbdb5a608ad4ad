// The page at /: an address found while it is typed, with the keyboard alone, and what is said when none is found. One
// browser and one server are enough for all that is said of the page.
import { describe, expect, test } from 'vitest';
import { PATIENCE } from './browser.js';
import { box, options, said, type, useFindPage } from './find-page.js';
import { showsTheAddressTaken } from './find-page-address.js';
import { canBeRead, tellsThatItsServerWentAway } from './find-page-reading.js';

/** Registers them in the file that calls it. */
export function findPageTests(): void {
  const findPage = useFindPage();

  describe('The page that finds an address', () => {
    const { open } = findPage;

    test('lists results while one types, in a listbox that the box controls and a live region counts', async () => {
      const { page, close } = await open();
      expect(await box(page).evaluate((element) => document.activeElement === element)).toBe(true);
      expect(await box(page).getAttribute('aria-expanded')).toBe('false');
      await type(page, 'banksia', '3 results.');
      expect(
        await page
          .getByRole('option', { name: 'BANKSIA STREET, RESERVOIR VIC 3073 12 Addresses', exact: true })
          .count(),
      ).toBe(1);
      expect(await box(page).getAttribute('aria-expanded')).toBe('true');
      expect(await page.getByRole('listbox', { name: 'Results' }).getAttribute('id')).toBe(
        await box(page).getAttribute('aria-controls'),
      );
      expect(await box(page).getAttribute('aria-autocomplete')).toBe('list');
      await box(page).fill('');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await close();
    });

    test('moves among the results with the arrows, round past the box, and says which is active', async () => {
      const { page, close } = await open();
      await type(page, 'ban', '3 results.');
      const active = async (): Promise<string | null> =>
        page.evaluate(() => {
          const id = document.getElementById('text')!.getAttribute('aria-activedescendant');
          const chosen = [...document.querySelectorAll('[aria-selected=true]')].map((option) => option.id);
          return chosen.length > 1 || (chosen[0] ?? null) !== id ? 'not the selected one' : id;
        });
      const seen: (string | null)[] = [await active()];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
        await page.keyboard.press(key);
        seen.push(await active());
      }
      expect(seen).toEqual([null, 'hit-0', 'hit-1', 'hit-2', null, 'hit-2', 'hit-1']);
      await page.keyboard.press('Escape');
      expect([await box(page).getAttribute('aria-expanded'), await active(), await box(page).inputValue()]).toEqual([
        'false',
        null,
        'ban',
      ]);
      await page.keyboard.press('ArrowDown');
      expect([await box(page).getAttribute('aria-expanded'), await active()]).toEqual(['true', 'hit-0']);
      await close();
    });

    test('goes down into a locality and a street and back again, and shows the address that is taken', async () => {
      const { page, close } = await open();
      await type(page, 'ban', '3 results.');
      await options(page).filter({ hasText: 'BANKSIA HEADS' }).click();
      await said(page).filter({ hasText: 'results in BANKSIA HEADS NSW 2540. Escape goes back.' }).waitFor();
      expect(await page.locator('#level').textContent()).toContain('In BANKSIA HEADS NSW 2540');
      await options(page).filter({ hasText: 'BROADWAY' }).click();
      await said(page).filter({ hasText: 'results in BROADWAY' }).waitFor();
      expect(await options(page).count()).toBeGreaterThan(5);
      await page.keyboard.press('Escape');
      await said(page).filter({ hasText: 'Back:' }).waitFor();
      expect(await options(page).first().textContent()).toContain('BROADWAY, BANKSIA HEADS NSW 2540');
      await page.getByRole('button', { name: 'Back' }).click();
      await said(page).filter({ hasText: 'Back: 3 results.' }).waitFor();
      await options(page).filter({ hasText: 'BANKSIA STREET' }).click();
      await said(page).filter({ hasText: 'results in BANKSIA STREET' }).waitFor();
      await page.keyboard.press('ArrowDown');
      const chosen = (await options(page).first().textContent())!.trim();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: chosen }).waitFor();
      expect(await box(page).inputValue()).toBe(chosen);
      expect(await page.locator('#level').isHidden()).toBe(true);
      await close();
    });

    test('finds in the country that is chosen, and draws a place without addresses', async () => {
      const { page, close } = await open({ failing: true });
      const country = page.getByRole('combobox', { name: 'Country' });
      expect((await country.locator('option').allTextContents()).slice(0, 2)).toEqual(['Australia', 'New Zealand']);
      expect(await country.locator('option').count()).toBeGreaterThan(240);
      await country.selectOption({ label: 'France' });
      await type(page, 'bordeaux', /\d results\./);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Bordeaux, Gironde, New Aquitaine, France' }).waitFor();
      await page.getByRole('img', { name: /^Map of 10 km around 44\.\d+° N, 0\.\d+° W$/ }).waitFor();
      expect(await page.getByRole('link', { name: 'OpenStreetMap' }).getAttribute('href')).toMatch(
        /^https:\/\/www\.openstreetmap\.org\/\?mlat=44\./,
      );
      await close();
    });

    test('never lets the answer to an older question overwrite that to a newer one', async () => {
      const { page, close } = await open();
      const held: (() => Promise<void>)[] = [];
      // An answer that the browser has dropped cannot be given any more.
      await page.route('**/address/find', async (route) => {
        if (String(route.request().postData()).includes('"banksia"')) {
          held.push(() => route.continue().catch(() => undefined));
        } else await route.continue();
      });
      await box(page).fill('banksia');
      await expect.poll(() => held.length, { timeout: PATIENCE }).toBe(1);
      await box(page).fill('24 smith');
      await said(page).filter({ hasText: '1 result.' }).waitFor();
      await Promise.all(held.map((release) => release()));
      await box(page).press('ArrowDown');
      await page.waitForLoadState('networkidle');
      expect(await options(page).allTextContents()).toEqual([expect.stringContaining('24 SMITH STREET')]);
      await close();
    });

    test.each([
      [
        '429',
        {
          status: 429,
          headers: { 'retry-after': '7' },
          json: { status: 'ERROR', messages: ['over 1 request a second'], payload: [] },
        },
        'That was more than the server takes from one user; it takes the next request in 7 seconds.',
      ],
      [
        'a refusal',
        { status: 400, json: { status: 'ERROR', messages: ['country is required'], payload: [] } },
        'Country is required.',
      ],
      [
        'an answer that is none',
        { status: 200, body: '<p>Sign in</p>' },
        'The server answered with the status 200 and without a reason.',
      ],
    ])('says of %s what it is, in a sentence, and recovers', async (_, answer, sentence) => {
      const { page, close } = await open({ failing: true });
      await page.route('**/address/find', (route) => route.fulfill(answer), { times: 1 });
      await box(page).fill('ban');
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      expect(await options(page).count()).toBe(0);
      await box(page).fill('bank');
      await said(page).filter({ hasText: 'results.' }).waitFor();
      expect(await page.getByRole('alert').textContent()).toBe('');
      await close();
    });

    test('says that no data of a country is installed', async () => {
      const { page, close } = await open({ failing: true });
      await page.getByRole('combobox', { name: 'Country' }).selectOption('NZ');
      await box(page).fill('1 east');
      await page
        .getByRole('alert')
        .filter({ hasText: /^No address data of NZ is installed/ })
        .waitFor();
      expect(await options(page).count()).toBe(0);
      await close();
    });

    test('says that nothing is found', async () => {
      const { page, close } = await open();
      await type(page, 'zzzz', 'No result for “zzzz”.');
      expect(await box(page).getAttribute('aria-expanded')).toBe('false');
      await close();
    });

    showsTheAddressTaken(findPage);
    canBeRead(findPage);
  });

  describe('A server that goes away while its page is open', () => {
    tellsThatItsServerWentAway(findPage);
  });
}
