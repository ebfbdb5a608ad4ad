// The page at /, served over the sample data, and the parts of it that people use.
import { afterAll, beforeAll, inject } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { useBrowser, type OpenPage, type Watched } from './browser.js';
import { serveProcess, type ServeProcess } from '../support/service/serve-process.js';

export interface FindPage {
  readonly browser: OpenPage;
  server(): ServeProcess;
  /** Opens the page as the user of the server. */
  open(options?: BrowserContextOptions & { readonly failing?: boolean }): Promise<Watched>;
}

/** User and password of a server's first user, as a browser takes them. */
export function signedIn(server: ServeProcess): BrowserContextOptions {
  const [username, password] = server.credentials[0]!.split(':') as [string, string];
  return { httpCredentials: { username, password } };
}

/** A server with the page, for the tests of the group it is called in. */
export function useFindPage(): FindPage {
  const browser = useBrowser();
  let server: ServeProcess;
  beforeAll(async () => {
    server = await serveProcess(inject('sampleData'), [['reader']]);
  });
  afterAll(async () => {
    await server.stop();
  });
  return {
    browser,
    server: () => server,
    open: (options = {}) => browser.open(`${server.url}/`, { ...signedIn(server), ...options }),
  };
}

export const box = (page: Page) => page.getByRole('combobox', { name: 'Address, whole or as far as you know it' });
export const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
export const said = (page: Page) => page.getByRole('status');
export const type = async (page: Page, text: string, wanted: string | RegExp): Promise<void> => {
  await box(page).pressSequentially(text);
  await said(page).filter({ hasText: wanted }).waitFor();
};
