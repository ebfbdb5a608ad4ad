// How waypost serve ends: what is under way is answered first.
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';
import { PATIENT, payloadOf, start } from './running.js';

describe('waypost serve', () => {
  test('answers what is under way before it ends, and a second signal does not wait', async () => {
    const dir = workdir();
    const { url, authorization, child, ended } = await start(dir, ['--threads', '1']);
    const body = JSON.stringify({
      payload: Array.from({ length: 100 }, (_, i) => ({ fullAddress: `${i} smtih st reservior vic ${3000 + i}` })),
    });
    // The head of the request is there when the signal comes, and the body comes after it.
    const sent = new TransformStream<Uint8Array, Uint8Array>();
    const writer = sent.writable.getWriter();
    const answer = fetch(`${url}/rest/au/cleanse/address`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: sent.readable,
      duplex: 'half',
    } as RequestInit);
    await writer.write(Buffer.from(body.slice(0, 50)));
    await expect
      .poll(
        async () =>
          (await (await fetch(`${url}/metrics`, { headers: { authorization } })).text()).includes(
            'waypost_requests_in_flight 2',
          ),
        PATIENT,
      )
      .toBe(true);
    child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${url}/health`, { headers: { authorization } }).then(
            () => 'answered',
            () => 'refused',
          ),
        PATIENT,
      )
      .toBe('refused');
    await writer.write(Buffer.from(body.slice(50)));
    await writer.close();
    expect((await payloadOf(await answer)).length).toBe(100);
    expect((await ended).code).toBe(143);
    const other = await start(workdir());
    const stalled = new TransformStream<Uint8Array, Uint8Array>();
    const hung = fetch(`${other.url}/rest/au/cleanse/address`, {
      method: 'POST',
      headers: { authorization: other.authorization, 'content-type': 'application/json' },
      body: stalled.readable,
      duplex: 'half',
    } as RequestInit).catch(() => 'cut');
    await stalled.writable.getWriter().write(Buffer.from('{'));
    await expect
      .poll(
        async () =>
          (
            await (await fetch(`${other.url}/metrics`, { headers: { authorization: other.authorization } })).text()
          ).includes('waypost_requests_in_flight 2'),
        PATIENT,
      )
      .toBe(true);
    other.child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${other.url}/health`).then(
            () => 'answered',
            () => 'refused',
          ),
        PATIENT,
      )
      .toBe('refused');
    other.child.kill('SIGTERM');
    await once(other.child, 'exit');
    expect([other.child.signalCode, await hung]).toEqual(['SIGTERM', 'cut']);
  });

  test('ends as orderly when its terminal hangs up', async () => {
    const { child, ended } = await start(workdir(), ['--quiet', '--timeout', '9999999']);
    // What turns logs over sends this first: no debugger is opened for it.
    child.kill('SIGUSR1');
    child.kill('SIGHUP');
    expect(await ended).toMatchObject({
      code: 129,
      stderr: 'waypost: ended by SIGHUP; what was under way has been answered\n',
    });
  });
});
