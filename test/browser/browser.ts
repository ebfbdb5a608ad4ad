// A headless Chromium for tests of what people see: where there is none, the tests say that they are skipped, and under
// CI they fail. No name but those given resolves in it, so that nothing leaves the machine unseen.
import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';

/** Where Debian's package and others put it. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];
const executablePath = [process.env['CHROMIUM'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
/** Milliseconds that a browser may take on a machine that has much else to do; nothing waits for them to pass. */
export const PATIENCE = 120_000;
const NOTHING = 'about:blank';
const NONE = `there is no Chromium at ${PLACES.join(', ')} or $CHROMIUM: apt-get install chromium`;

type PageOptions = BrowserContextOptions & { readonly failing?: boolean };

export interface OpenPage {
  /**
   * Opens a page, watched until it is closed or the test ends, in a tab of its own or in one that another test with the
   * same options has closed. `failing`: failed requests are what the test is about.
   */
  open(url: string, options?: PageOptions): Promise<Watched>;
}

export interface Watched {
  readonly page: Page;
  /** All that the page asked for. */
  readonly asked: readonly string[];
  /** Asserts that it asked this machine alone, and that the browser has nothing to complain of; closes it. */
  close(): Promise<void>;
}

/** Names of other machines that stand for this one. */
const HOSTS = [
  'shop.example.com',
  'www.shop.example.com',
  'other.example.com',
  'notshop.example.com',
  'shop.example.com.example.net',
];

/** One for all groups of the file: started for the first of them, ended after the last. */
let started: Promise<Browser> | undefined;
afterAll(async () => {
  await (await started)?.close();
  started = undefined;
});

function start(executablePath: string): Promise<Browser> {
  const resolve = [...HOSTS.map((host) => `MAP ${host} 127.0.0.1`), 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(',');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=${resolve}`],
  });
}

/** Gives the tests of the group it is called in a browser, whose tabs of the group end with it. */
export function useBrowser(): OpenPage {
  let browser: Browser | undefined;
  const tabs = new Map<string, Page>();
  vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });
  beforeAll(async () => {
    if (executablePath === undefined) {
      if (process.env['CI']) throw new Error(NONE);
      return;
    }
    browser = await (started ??= start(executablePath));
  });
  beforeEach(({ skip }) => {
    skip(browser === undefined, NONE);
  });
  afterAll(async () => {
    for (const page of tabs.values()) await page.context().close();
    tabs.clear();
  });
  return { open: (url, options) => watched(browser!, tabs, url, options) };
}

/** `tabs`: closed ones that may be taken again, by their options; a renderer to start costs more than most tests. */
async function watched(
  browser: Browser,
  tabs: Map<string, Page>,
  url: string,
  { failing = false, ...options }: PageOptions = {},
): Promise<Watched> {
  const kind = JSON.stringify(options);
  const page = tabs.get(kind) ?? (await (await browser.newContext(options)).newPage());
  const context = page.context();
  const asked: string[] = [];
  const complaints: string[] = [];
  const onRequest = (request: Request): void => {
    asked.push(request.url());
  };
  const onError = (error: Error): void => {
    complaints.push(error.message);
  };
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error' && !(failing && message.text().startsWith('Failed to load resource'))) {
      complaints.push(message.text());
    }
  };
  tabs.delete(kind);
  // A tab that its test did not close is in a state that nobody knows.
  onTestFinished(async () => {
    if (tabs.get(kind) !== page) await context.close();
  });
  context.setDefaultTimeout(PATIENCE);
  context.on('request', onRequest);
  page.on('pageerror', onError);
  page.on('console', onConsole);
  await page.goto(url);
  return {
    page,
    asked,
    async close() {
      await page.goto(NOTHING);
      context.off('request', onRequest);
      page.off('pageerror', onError);
      page.off('console', onConsole);
      expect(complaints).toEqual([]);
      expect(asked.filter((address) => new URL(address).origin !== new URL(url).origin)).toEqual([]);
      await page.unrouteAll();
      await context.clearCookies();
      tabs.set(kind, page);
    },
  };
}
