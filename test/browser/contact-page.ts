// The page at /contact: an email address, a phone number and a company, each checked while it is typed.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from './browser.js';
import { useServedPages } from './served-page.js';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const company = (page: Page) => page.getByRole('combobox', { name: 'Company in Australia: name, ABN or ACN' });
const companies = (page: Page) => page.getByRole('listbox', { name: 'Companies' }).getByRole('option');
const said = (page: Page, field: string, words: string | RegExp): Promise<void> =>
  page.locator(`#${field}-said`).filter({ hasText: words }).waitFor();

/** Registers them in the file that calls it. */
export function contactPageTests(): void {
  describe('The page that checks a contact', () => {
    const open = useServedPages();

    test(
      'says of an email address what its form says, and takes over what was meant',
      async () => {
        const { page, close } = await open('contact');
        expect(await email(page).evaluate((element) => document.activeElement === element)).toBe(true);
        await email(page).fill('jane@gmial.con');
        await said(page, 'email', 'Well formed. Not checked: offline');
        await page.getByRole('button', { name: 'Use jane@gmail.com' }).click();
        expect(await email(page).inputValue()).toBe('jane@gmail.com');
        await said(page, 'email', /^Well formed\. Not checked: offline$/);
        await email(page).fill('jane.gmail.com');
        await said(page, 'email', 'Not valid.');
        await email(page).fill('');
        expect(await page.locator('#email-said').textContent()).toBe('');
        await close();
      },
      PATIENCE,
    );

    test(
      'says of a phone number whether its country has it, and how it is written',
      async () => {
        const { page, close } = await open('contact');
        await phone(page).fill('0491 570 156');
        await said(page, 'phone', 'Valid. MOBILE +61 491 570 156 · 0491 570 156');
        await page.getByRole('combobox', { name: 'Country' }).selectOption('NZ');
        await said(page, 'phone', 'Not valid.');
        await phone(page).fill('12');
        await said(page, 'phone', /^Not valid\. ./);
        expect(await page.locator('#phone-said').textContent()).not.toContain('+');
        await close();
      },
      PATIENCE,
    );

    test(
      'finds a company by its name as far as it is typed, and by its number, with the keyboard alone',
      async () => {
        const { page, close } = await open('contact');
        await company(page).pressSequentially('wattlebrae');
        await companies(page).first().waitFor();
        expect(await companies(page).first().textContent()).toContain('ABN 36999000010');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        const table = page.getByRole('table');
        await table.waitFor();
        expect(await table.textContent()).toContain('Legal nameWATTLEBRAE PLUMBING PTY LTDABN36999000010ACN999000010');
        await company(page).fill('36 999 000 010');
        await said(page, 'company', '1 company.');
        await company(page).fill('no such company anywhere');
        await said(page, 'company', 'No company found for “no such company anywhere”.');
        await close();
      },
      PATIENCE,
    );

    test(
      'says in a sentence that its server is gone',
      async () => {
        const { page } = await open('contact', true);
        await page.route('**/rest/**', (route) => route.abort());
        await email(page).fill('jane@firm.com.au');
        await said(page, 'email', 'The server does not answer: it may have been stopped, or the network is gone.');
        await company(page).fill('wattle');
        await said(page, 'company', 'The server does not answer');
        expect(await companies(page).count()).toBe(0);
      },
      PATIENCE,
    );
  });
}
