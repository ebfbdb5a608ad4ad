// The pages as the server gives them: to users alone, with headers that let a browser run and ask nothing but this
// server.
import { describe, expect, test } from 'vitest';
import { listOperations, operations } from '../../src/contract/operations.js';
import { version } from '../../src/contract/version.js';
import { openApiDocument } from '../../src/server/openapi/document.js';
import { pages } from '../../src/server/pages/index.js';
import { described, served } from '../support/service/served.js';
import { z } from 'zod';

describe.each(pages.map(({ path, type, body }) => ({ path, type, body })))('GET $path', ({ path, type, body }) => {
  test('is the file, of its type, under a policy that lets nothing else be run or asked', async () => {
    const answer = await served().ask({ method: 'GET', url: path });
    expect({ status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({ status: 200, type });
    expect(answer.rawPayload.equals(body())).toBe(true);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(String(answer.headers['content-security-policy']).split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
    ]);
  });

  test('is for users alone, and for GET', async () => {
    const { server, ask } = served();
    expect((await server.inject({ method: 'GET', url: path })).statusCode).toBe(401);
    expect((await ask({ method: 'POST', url: path })).statusCode).toBe(405);
  });

  test('has nothing inline that the policy would refuse, and loads nothing from elsewhere', () => {
    const text = body().toString();
    expect(text.match(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=|javascript:/g)).toBeNull();
    expect(text.match(/(src|href|url|import|@import)\s*[=(]?\s*["'(]?(https?:)?\/\/[^"')\s]+/g)).toBeNull();
    for (const [, file] of text.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)) {
      expect(pages.map((page) => page.path)).toContain(`/${file}`);
    }
  });
});

describe('GET /openapi.json', () => {
  test('is the document of the operations that the server has', async () => {
    const answer = await served().ask({ method: 'GET', url: '/openapi.json' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(
      JSON.parse(JSON.stringify(await openApiDocument([...operations, ...listOperations], version()))),
    );
  });

  test('has an operation that is described for this server alone', async () => {
    const own = described({
      name: 'echo',
      path: '/rest/echo',
      query: { required: ['word'], optional: [] },
      schema: () =>
        Promise.resolve({
          request: z.object({ payload: z.array(z.object({ word: z.string() })) }),
          response: z.object({ payload: z.array(z.string()) }),
        }),
    });
    const { paths } = (
      await served({ operations: [own], listOperations: [] }).ask({ method: 'GET', url: '/openapi.json' })
    ).json<{ paths: Record<string, object> }>();
    expect(Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      ['/rest/echo', ['get', 'post']],
    ]);
  });
});
