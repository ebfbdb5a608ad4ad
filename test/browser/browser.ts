// A headless Chromium for tests of what people see: where there is none, the tests say that they are skipped, and under
// CI they fail. No name but those given resolves in it, so that nothing leaves the machine unseen.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';

/** Where Debian's package and others put it. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];
const executablePath = [process.env['CHROMIUM'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
/** Milliseconds that a browser may take on a machine that has much else to do; nothing waits for them to pass. */
export const PATIENCE = 120_000;
const NONE = `there is no Chromium at ${PLACES.join(', ')} or $CHROMIUM: apt-get install chromium`;

export interface BrowserOptions {
  /** Names of other machines that stand for this one. */
  readonly hosts?: readonly string[];
}

export interface OpenPage {
  /** Opens a page, watched until the test ends. `failing`: failed requests are what the test is about. */
  open(url: string, options?: BrowserContextOptions & { readonly failing?: boolean }): Promise<Watched>;
}

export interface Watched {
  readonly page: Page;
  /** All that the page asked for. */
  readonly asked: readonly string[];
  /** Asserts that it asked this machine alone, and that the browser has nothing to complain of; closes it. */
  close(): Promise<void>;
}

/** Gives the tests of the group it is called in a browser, which ends with them. */
export function useBrowser({ hosts = [] }: BrowserOptions = {}): OpenPage {
  let browser: Browser | undefined;
  vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });
  beforeAll(async () => {
    if (executablePath === undefined) {
      if (process.env['CI']) throw new Error(NONE);
      return;
    }
    const resolve = [...hosts.map((host) => `MAP ${host} 127.0.0.1`), 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(',');
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=${resolve}`],
    });
  });
  beforeEach(({ skip }) => {
    skip(browser === undefined, NONE);
  });
  afterAll(async () => {
    await browser?.close();
  });
  return { open: (url, options) => watched(browser!, url, options) };
}

async function watched(
  browser: Browser,
  url: string,
  { failing = false, ...options }: BrowserContextOptions & { readonly failing?: boolean } = {},
): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE);
  context.on('request', (request) => {
    asked.push(request.url());
  });
  page.on('pageerror', (error) => {
    complaints.push(error.message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !(failing && message.text().startsWith('Failed to load resource'))) {
      complaints.push(message.text());
    }
  });
  await page.goto(url);
  return {
    page,
    asked,
    async close() {
      await context.close();
      expect(complaints).toEqual([]);
      expect(asked.filter((address) => new URL(address).origin !== new URL(url).origin)).toEqual([]);
    },
  };
}
