// The address that is taken on the page at /: its components, its attributes, a map of it and of its neighbours.
import { expect, test } from 'vitest';
import { said, type, type FindPage } from './find-page.js';

/** States it of the page. */
export function showsTheAddressTaken({ open }: FindPage): void {
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
}
