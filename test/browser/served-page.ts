// A browser, and a server with data of every kind whose pages it opens as a user who is known.
import { afterAll, beforeAll, inject } from 'vitest';
import { serveProcess, type ServeProcess } from '../support/service/serve-process.js';
import { useBrowser, type Watched } from './browser.js';
import { signedIn } from './find-page.js';

/** Gives the tests of the group it is called in a page of the server by its path; `isFailing`: requests may fail. */
export function useServedPages(): (path: string, isFailing?: boolean) => Promise<Watched> {
  const browser = useBrowser();
  let server: ServeProcess;
  beforeAll(async () => {
    server = await serveProcess(inject('sampleSets').everyKind, [['clerk']]);
  });
  afterAll(async () => {
    await server.stop();
  });
  return (path, isFailing = false) =>
    browser.open(`${server.url}/${path}`, { ...signedIn(server), failing: isFailing });
}
