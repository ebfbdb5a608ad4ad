// The page at /: an address found while it is typed, with the keyboard alone, by whom sees it and by whom hears it.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PATIENCE, useBrowser, type Watched } from '../support/browser.js';
import { faintTexts, unreadable } from '../support/read-page.js';
import { serveProcess, type ServeProcess } from '../support/serve-process.js';

describe('The page that finds an address', () => {
  const browser = useBrowser();
  let server: ServeProcess;
  beforeAll(async () => {
    server = await serveProcess(inject('sampleData'), [['reader']]);
  });
  afterAll(async () => {
    await server.stop();
  });

  const signedIn = () => {
    const [username, password] = server.credentials[0]!.split(':') as [string, string];
    return { httpCredentials: { username, password } };
  };
  const open = (options: Parameters<typeof browser.open>[1] = {}): Promise<Watched> =>
    browser.open(`${server.url}/`, { ...signedIn(), ...options });
  const box = (page: Page) => page.getByRole('combobox', { name: 'Address, whole or as far as you know it' });
  const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  const said = (page: Page) => page.getByRole('status');
  const type = async (page: Page, text: string, wanted: string | RegExp): Promise<void> => {
    await box(page).pressSequentially(text);
    await said(page).filter({ hasText: wanted }).waitFor();
  };

  test('lists results while one types, in a listbox that the box controls and a live region counts', async () => {
    const { page, close } = await open();
    expect(await box(page).evaluate((element) => document.activeElement === element)).toBe(true);
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    await type(page, 'banksia', '3 results.');
    expect(
      await page.getByRole('option', { name: 'BANKSIA STREET, RESERVOIR VIC 3073 12 Addresses', exact: true }).count(),
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

  test('shows the components, the attributes and a map of the address taken, and copies its line', async () => {
    const { page, asked, close } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await type(page, 'unit 5 24 smith street reservoir', '1 result.');
    await page.keyboard.press('Enter');
    const line = 'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073';
    await page.getByRole('heading', { name: line }).waitFor();
    await said(page)
      .filter({ hasText: `${line} is shown below.` })
      .waitFor();
    const rows = async (caption: string): Promise<Record<string, string>> =>
      Object.fromEntries(
        await page
          .getByRole('table', { name: caption })
          .getByRole('row')
          .evaluateAll((found) =>
            found.map((row) => [row.querySelector('th[scope=row]')!.textContent, row.querySelector('td')!.textContent]),
          ),
      );
    expect(await rows('Components')).toEqual({
      Subdwelling: 'UNIT 5',
      'Flat unit type': 'UNIT',
      'Flat unit number': '5',
      'Street number': '24',
      Street: 'SMITH STREET',
      'Street name': 'SMITH',
      'Street type': 'STREET',
      Locality: 'RESERVOIR',
      State: 'VIC',
      Postcode: '3073',
      Country: 'AU',
    });
    expect(await rows('Attributes')).toMatchObject({
      Latitude: '-37.7136000',
      Longitude: '145.0030500',
      GNAFPID: 'GAVIC910000031',
    });
    await page
      .getByRole('img', { name: /^Map of 150 m around 37\.71360° S, 145\.00305° E, with \d+ neighbouring addresses$/ })
      .waitFor();
    expect(await page.locator('.streets text').allTextContents()).toContain('SMITH STREET');
    expect(await page.locator('.graticule text').allTextContents()).toEqual(
      expect.arrayContaining(['37.713° S', '145.003° E']),
    );
    await page.getByRole('button', { name: 'Copy address' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
    expect(asked.filter((url) => url.includes('/retrieve')).length).toBe(1);
    await close();
  });

  test('draws neighbours where they are: 100 metres to the north and 50 to the east of the address', async () => {
    const { page, close } = await open();
    const near = (latitude: number, longitude: number) => ({
      attributes: { Latitude: String(latitude), Longitude: String(longitude) },
      streetNumber: '7',
      street: 'PLAN STREET',
    });
    // A degree is 111,195 m on the mean sphere, and shorter by the cosine of the latitude along a parallel.
    const north = near(-37.7136 + 100 / 111_195, 145.003_05);
    const east = near(-37.7136, 145.003_05 + 50 / 111_195 / Math.cos((37.7136 * Math.PI) / 180));
    const same = near(-37.7136, 145.003_05);
    const outside = near(-37.7136, 145.01);
    await page.route('**/rest/reverseGeocode', (route) =>
      route.fulfill({ json: { status: 'SUCCESS', messages: [], payload: [north, east, same, outside] } }),
    );
    await type(page, 'unit 5 24 smith street reservoir', '1 result.');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /with 2 neighbouring addresses$/ }).waitFor();
    const at = (selector: string): Promise<string[]> =>
      page
        .locator(selector)
        .evaluateAll((circles) =>
          circles.map((circle) => ['cx', 'cy'].map((name) => Number(circle.getAttribute(name)).toFixed(1)).join(',')),
        );
    // 150 m from the middle to the upper edge are 150 units.
    expect(await at('.point')).toEqual(['200.0,150.0']);
    expect((await at('.neighbours circle')).toSorted()).toEqual(['200.0,50.0', '250.0,150.0']);
    expect(await page.locator('.scale').getAttribute('d')).toBe('M388 12v6h-50v-6');
    expect(await page.locator('.scale-text').textContent()).toBe('50 m');
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
      { status: 400, json: { status: 'ERROR', messages: ['payload[0].country is required'], payload: [] } },
      'Payload[0].country is required.',
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
    const [name, credential] = server.credentials[0]!.split(':') as [string, string];
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
});

describe('A server that goes away while its page is open', () => {
  const browser = useBrowser();
  const signedIn = (server: ServeProcess) => {
    const [username, password] = server.credentials[0]!.split(':') as [string, string];
    return { httpCredentials: { username, password }, failing: true };
  };

  test('is told of in a sentence: the user removed, then the server stopped', async () => {
    const server = await serveProcess(inject('sampleData'), [['reader'], ['other']]);
    const { page, close } = await browser.open(`${server.url}/`, signedIn(server));
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
});
