// The page at /docs: every operation is there to be tried, without any other server.
import { describe, expect, test } from 'vitest';
import { listOperations, operations } from '../../src/contract/operations.js';
import { PATIENCE } from './browser.js';
import { send, unfold, useDocsPage } from './docs-page.js';
import { canBeRead } from './docs-page-reading.js';
import { serveProcess } from '../support/service/serve-process.js';
import { workdir } from '../support/workdir.js';

const described = [...operations, ...listOperations];

/** Registers them in the file that calls it. */
export function docsPageTests(): void {
  describe('The page to try the API', () => {
    const docsPage = useDocsPage();
    const { browser, data, open, server } = docsPage;

    test('has every operation with every method, by family', async () => {
      const { page, close } = await open();
      const there = await page
        .locator('details.operation > summary')
        .evaluateAll((found) =>
          found.map(
            (summary) =>
              `${summary.querySelector('.method')!.textContent} ${summary.querySelector('code')!.textContent}`,
          ),
        );
      expect(there.toSorted()).toEqual(
        described
          .flatMap(({ methods, path, service }) => methods.map((method) => `${method} ${service?.base ?? ''}${path}`))
          .toSorted(),
      );
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
        await page.getByRole('navigation', { name: 'Families of operations' }).getByRole('link').allTextContents(),
      );
      await close();
    });

    test('sends the example of every operation and shows that it was answered', async () => {
      const { page, close } = await open();
      const calls = page.locator('details.operation');
      await calls.evaluateAll((found) => {
        for (const call of found as HTMLDetailsElement[]) call.open = true;
      });
      await calls.last().getByRole('button', { name: 'Send' }).waitFor();
      await calls.locator('form').evaluateAll((forms) => {
        for (const form of forms as HTMLFormElement[]) form.requestSubmit();
      });
      const answers = (): Promise<string[]> =>
        calls.evaluateAll((found) =>
          found.map(
            (call) =>
              `${call.id} ${call.querySelector('[role=status]')!.textContent!.slice(0, 3)} ` +
              `${/"status": "SUCCESS"|"code": "OK"/.test(call.querySelector('pre[aria-label^=Body]')!.textContent!)}`,
          ),
        );
      await expect
        .poll(async () => (await answers()).filter((answer) => !answer.endsWith('true')), { timeout: PATIENCE })
        .toEqual([]);
      const ids = await calls.evaluateAll((found) => found.map(({ id }) => id));
      expect(await answers()).toEqual(ids.map((id) => `${id} 200 true`));
      await close();
    });

    test('sends what is typed, by GET and by POST', async () => {
      const { page, asked, close } = await open();
      const get = await unfold(page, 'getCleanse');
      await get.getByLabel('fullAddress').fill('u5 24 smtih st reservoir & co');
      await get.getByLabel('sourceOfTruth').selectOption('GNAF');
      expect(await send(get)).toMatch(/^200 OK · \d+ ms · [\d,]+ characters$/);
      expect(asked.at(-1)).toBe(
        `${server().url}/rest/au/cleanse/address?fullAddress=u5+24+smtih+st+reservoir+%26+co&sourceOfTruth=GNAF`,
      );
      const post = await unfold(page, 'postTypes');
      await page.locator('#postTypes-kind').selectOption('street');
      await post.getByLabel('Request body, JSON').fill('{"sourceOfTruth":"GNAF"}');
      expect(await send(post)).toMatch(/^200 OK/);
      expect(await post.getByRole('region', { name: 'Body of the answer' }).textContent()).toContain(
        '"value": "STREET"',
      );
      await close();
    });

    test('shows a refusal as the server gave it, and says when a body is no JSON', async () => {
      const { page, close } = await open('', { failing: true });
      const call = await unfold(page, 'postFind');
      await call.getByLabel('Request body, JSON').fill('{"payload":');
      expect(await call.locator('form .aside').textContent()).toMatch(/^This is not JSON yet: /);
      expect(await send(call)).toMatch(/^400 Bad Request · \d+ ms/);
      expect(await call.getByRole('region', { name: 'Body of the answer' }).textContent()).toContain(
        '"status": "ERROR"',
      );
      await call.getByLabel('Request body, JSON').fill('{"payload":[]}');
      expect(await call.locator('form .aside').textContent()).toBe('');
      await close();
    });

    test('gives a line for curl that the shell takes as it is, without the credential', async () => {
      const { page, close } = await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
      const call = await unfold(page, 'postFind');
      const [name, credential] = server().credentials[0]!.split(':') as [string, string];
      await call
        .getByLabel('Request body, JSON')
        .fill(JSON.stringify({ payload: [{ country: 'AU', fullAddress: "4 O'Brien St $HOME `id`" }] }));
      await call.getByRole('button', { name: 'Copy as curl' }).click();
      await call.getByRole('button', { name: 'Copied' }).waitFor();
      const line = await page.evaluate(() => navigator.clipboard.readText());
      expect([line.includes(credential), line.includes(name)]).toEqual([false, false]);
      const { stdout } = await workdir().shell(`curl() { printf '%s\\n' "$@"; }\n${line}`);
      expect(stdout.split('\n').slice(0, -1)).toEqual([
        '--user',
        'NAME',
        '--header',
        'content-type: application/json',
        '--data',
        '{"payload":[{"country":"AU","fullAddress":"4 O\'Brien St $HOME `id`"}]}',
        `${server().url}/rest/v2/address/find`,
      ]);
      await close();
    });

    test('shows only the operations that one looks for, and says how many', async () => {
      const { page, close } = await open();
      await page.getByRole('searchbox', { name: 'Show only operations with' }).fill('post reverse');
      await page
        .getByRole('status')
        .filter({ hasText: /^2 of \d+$/ })
        .waitFor();
      expect(await page.locator('details.operation:visible code').allTextContents()).toEqual([
        '/rest/reverseGeocode',
        '/rest/intl/reverseGeocode',
      ]);
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['reverse-geocode']);
      await close();
    });

    test('says in a sentence that the server has gone', async () => {
      const gone = await serveProcess(data(), [['reader']]);
      const [username, password] = gone.credentials[0]!.split(':') as [string, string];
      const { page, close } = await browser.open(`${gone.url}/docs`, {
        httpCredentials: { username, password },
        failing: true,
      });
      const call = await unfold(page, 'postFind');
      await gone.stop();
      await call.getByRole('button', { name: 'Send' }).click();
      await call.getByRole('status').filter({ hasText: 'The server does not answer' }).waitFor();
      expect(await call.getByRole('region', { name: 'Body of the answer' }).isHidden()).toBe(true);
      await close();
    });

    canBeRead(docsPage);
  });
}
