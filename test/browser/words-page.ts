// The page at /words: three words that are typed, a point, the squares around, and the words below an address.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openThreeWords } from '../../src/words/three-words.js';
import { PATIENCE } from './browser.js';
import { useServedPages } from './served-page.js';

const { words } = openThreeWords().wordsAt(-37.7136, 145.003);
const [first, second, third] = words.split('.') as [string, string, string];
/** As a screen reader hears them. */
const SPOKEN = `${first}, ${second}, ${third}`;

const box = (page: Page) => page.getByRole('combobox', { name: 'Three words, or latitude and longitude' });
const places = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option');
const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Registers them in the file that calls it. */
export function wordsPageTests(): void {
  describe('The page of three words', () => {
    const open = useServedPages();

    test(
      'finds words as far as they are typed, with slips, by the keyboard alone',
      async () => {
        const { page, close } = await open('words');
        expect(await box(page).evaluate((element) => document.activeElement === element)).toBe(true);
        await box(page).pressSequentially(`${first} ${second}x ${third}`);
        await places(page).filter({ hasText: words }).first().waitFor();
        expect(await places(page).first().textContent()).toContain('Reservoir, Victoria, AU');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await said(page, `${SPOKEN}, near Reservoir, Victoria.`);
        expect(await heading(page, SPOKEN).textContent()).toBe(words);
        await close();
      },
      PATIENCE,
    );

    test(
      'gives a point its words, draws the squares around, and goes to the square beside it and back',
      async () => {
        const { page, close } = await open('words');
        await box(page).fill('37.7136S 145.0030E');
        await said(page, `${SPOKEN}, near Reservoir, Victoria.`);
        const drawing = page.getByRole('img', {
          name: `The square of ${SPOKEN} in the middle of 26 metres of squares`,
        });
        await drawing.waitFor();
        expect(await drawing.locator('line').count()).toBeGreaterThan(14);
        await page.getByRole('button', { name: 'The square to the north' }).click();
        await said(page, /^To the north: /);
        expect(await box(page).inputValue()).not.toBe(words);
        await page.getByRole('button', { name: 'The square to the south' }).click();
        await said(page, `To the south: ${SPOKEN}, near Reservoir, Victoria.`);
        expect(new URL(page.url()).hash).toBe(`#${words}`);
        await close();
      },
      PATIENCE,
    );

    test(
      'has words of other languages, in their own language for a reader',
      async () => {
        const { page, close } = await open('words');
        await box(page).fill('-37.7136,145.0030');
        await said(page, SPOKEN);
        await page.getByRole('combobox', { name: 'Language of new words' }).selectOption('fr');
        await page.locator('h2[lang=fr]').waitFor();
        expect(await page.locator('h2[lang=fr]').textContent()).not.toBe(words);
        await close();
      },
      PATIENCE,
    );

    test(
      'opens again from its link, and says what is wrong in a sentence',
      async () => {
        const { page, close } = await open(`words#${words}`);
        await said(page, SPOKEN);
        await box(page).fill('-137.7, 145');
        await said(page, 'That is no point: -137.7 is no latitude, which is first and from -90 to 90.');
        await box(page).fill('qqqq wwww zzzz');
        await said(page, 'No place is near to “qqqq wwww zzzz”.');
        expect(await places(page).count()).toBe(0);
        await close();
      },
      PATIENCE,
    );

    test(
      'stands below an address that was found, too',
      async () => {
        const { page, close } = await open('', true);
        await page
          .getByRole('combobox', { name: 'Address, whole or as far as you know it' })
          .fill('24 smith st reservoir');
        await page.getByRole('option').filter({ hasText: '24 SMITH STREET' }).first().waitFor();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        const section = page.getByRole('region', { name: 'Three words' });
        await section.getByRole('img').waitFor();
        expect(await section.getByRole('heading').textContent()).toMatch(/^[a-z]+\.[a-z]+\.[a-z]+$/);
        await section.getByRole('button', { name: 'The square to the east' }).click();
        await close();
      },
      PATIENCE,
    );
  });
}
