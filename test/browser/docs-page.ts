// The page at /docs, served over samples of Australia and New Zealand, and the parts of it that people use.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { useBrowser, type OpenPage, type Watched } from './browser.js';
import { root, runInProcess } from '../support/in-process.js';
import { serveProcess, type ServeProcess } from '../support/service/serve-process.js';

export interface DocsPage {
  readonly browser: OpenPage;
  /** The data folder of the server. */
  data(): string;
  server(): ServeProcess;
  /** Opens the page, or a place on it such as `#findAddress`, as the user of the server. */
  open(at?: string, options?: BrowserContextOptions & { readonly failing?: boolean }): Promise<Watched>;
}

/** A server with the page, for the tests of the group it is called in. */
export function useDocsPage(): DocsPage {
  const browser = useBrowser();
  let server: ServeProcess;
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'waypost-docs-'));
    cpSync(inject('sampleSets').everyKind, data, { recursive: true });
    const addresses = join(root, 'fixtures/linz/nz-addresses.csv');
    await runInProcess(data, ['data', 'import', 'linz', addresses, '--data', data, '--quiet'], {});
    server = await serveProcess(data, [['reader']]);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    browser,
    data: () => data,
    server: () => server,
    async open(at = '', options = {}) {
      const [username, password] = server.credentials[0]!.split(':') as [string, string];
      const watched = await browser.open(`${server.url}/docs${at}`, {
        httpCredentials: { username, password },
        ...options,
      });
      await watched.page.locator('details.operation').first().waitFor();
      return watched;
    },
  };
}

/** Opens an operation that is folded away. */
export const unfold = async (page: Page, id: string): Promise<Locator> => {
  const call = page.locator(`#${id}`);
  await call.locator('summary').first().click();
  await call.getByRole('button', { name: 'Send' }).waitFor();
  return call;
};

/** Sends what is filled in; resolves to the status line of the answer. */
export const send = async (call: Locator): Promise<string> => {
  await call.getByRole('button', { name: 'Send' }).click();
  const said = call.getByRole('status').filter({ hasText: /^\d{3} .* ms/ });
  await said.waitFor();
  return (await said.textContent())!;
};
