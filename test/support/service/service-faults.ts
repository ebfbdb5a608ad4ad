// What may go wrong with an answer on its way from a service: statuses, cut and slow answers, bodies that are none.
import { gzipSync } from 'node:zlib';
import type { ScriptedFault, ScriptedService } from './scripted-service.js';

const error = (message: string): string => JSON.stringify({ status: 'ERROR', messages: [message], payload: [] });

/** The faults there are, by what they do. */
export const faults = {
  status:
    (status: number, headers: Record<string, string> = {}, message = `status ${status}`): ScriptedFault =>
    (response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(error(message));
    },
  plain:
    (status: number, body: string): ScriptedFault =>
    (response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    },
  resetBeforeAnswer: ((response) => {
    response.socket?.resetAndDestroy();
  }) as ScriptedFault,
  resetWithinBody: ((response, answer) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(answer) });
    response.write(answer.slice(0, answer.length >> 1), () => {
      response.socket?.resetAndDestroy();
    });
  }) as ScriptedFault,
  closeWithinBody: ((response, answer) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(answer) });
    response.write(answer.slice(0, answer.length >> 1), () => {
      response.socket?.end();
    });
  }) as ScriptedFault,
  closeWithinChunks: ((response, answer) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' });
    response.write(answer.slice(0, answer.length >> 1), () => {
      response.socket?.end();
    });
  }) as ScriptedFault,
  /** Whole by its length, and yet half of the JSON. */
  halfTheJson: ((response, answer) => {
    response.writeHead(200).end(answer.slice(0, answer.length >> 1));
  }) as ScriptedFault,
  hang: (() => undefined) as ScriptedFault,
  stall: ((response, answer) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(answer) });
    response.write(answer.slice(0, 10));
  }) as ScriptedFault,
  drip: ((response, answer) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(answer) });
    let at = 0;
    const next = (): void => {
      if (!response.destroyed && at < answer.length - 1) {
        response.write(answer.slice(at, ++at), () => {
          setTimeout(next, 5);
        });
      }
    };
    next();
  }) as ScriptedFault,
  brokenGzip: ((response, answer) => {
    const packed = gzipSync(answer);
    packed[packed.length >> 1]! ^= 0xff;
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  }) as ScriptedFault,
  /** The answer with its payload changed. */
  payload:
    (change: (payload: unknown[]) => unknown): ScriptedFault =>
    (response, answer) => {
      const body = JSON.parse(answer) as { payload: unknown[] };
      response.writeHead(200).end(JSON.stringify({ ...body, payload: change(body.payload) }));
    },
  /** The answer, whose length is given as another. */
  declared:
    (length: (answer: string) => number): ScriptedFault =>
    (response, answer) => {
      response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: ${length(answer)}\r\n\r\n${answer}`);
    },
  body:
    (text: string | Buffer): ScriptedFault =>
    (response) => {
      response.writeHead(200).end(text);
    },
};

/** A fault that answers late: when it is released. */
export function heldBack(): { readonly fault: ScriptedFault; release(): void } {
  const waiting: (() => void)[] = [];
  return {
    fault: (response, answer) => {
      waiting.push(() => {
        response.writeHead(200).end(answer);
      });
    },
    release() {
      for (const answer of waiting) answer();
    },
  };
}

/**
 * Lets the service answer so many more calls, and none after them; resolves when all that may be in flight waits: then
 * every answer before is kept.
 */
export async function answerOnly(service: ScriptedService, calls: number, concurrency: number): Promise<void> {
  service.script.splice(
    0,
    Infinity,
    ...Array.from({ length: calls }, () => undefined),
    ...Array.from({ length: 100 }, () => faults.hang),
  );
  await service.came(service.calls.length + calls + concurrency);
}
