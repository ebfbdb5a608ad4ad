// A web site on loopback that behaves as badly as it is told to: cuts connections, ignores ranges, changes its files.
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SiteFile {
  body: Buffer | string;
  /** For each answer to come: a body in place of the other. */
  bodies?: string[];
  /** Status of whole answers, 200 if absent. */
  status?: number;
  etag?: string;
  lastModified?: Date;
  /** False: every answer is the whole file. */
  ranges?: boolean;
  /** Ranges are answered without looking at If-Range. */
  ignoresIfRange?: boolean;
  /** No Content-Length. */
  chunked?: boolean;
  /** For each answer to come: bytes of it after which the connection is cut. */
  cuts?: number[];
  /** For each answer to come: a status instead of the file; 0 is the file. */
  statuses?: number[];
  /** Headers beside the usual, of every answer. */
  headers?: Record<string, string>;
  redirect?: string;
  /** What the second half of an answer waits for. */
  held?: Promise<void> | undefined;
}

export interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Site {
  url: string;
  files: Record<string, SiteFile>;
  asked: Asked[];
}

export const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

/** Starts the site; it goes away when the test ends. */
export async function site(files: Record<string, SiteFile>): Promise<Site> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const pieces: Buffer[] = [];
    request
      .on('data', (piece: Buffer) => {
        pieces.push(piece);
      })
      .on('end', () => {
        asked.push({
          method: request.method ?? '',
          path,
          headers: request.headers,
          body: Buffer.concat(pieces).toString(),
        });
        const file = files[`${request.method} ${path.split('?')[0]!}`] ?? files[path.split('?')[0]!];
        if (!file) {
          response.writeHead(404).end();
          return;
        }
        void answer(file, request.headers, response);
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, files, asked };
}

async function answer(file: SiteFile, headers: IncomingHttpHeaders, response: ServerResponse): Promise<void> {
  const status = file.statuses?.shift() ?? 0;
  const body = Buffer.from(file.bodies?.shift() ?? (file.body as string));
  const modified = file.lastModified?.toUTCString();
  const known = {
    ...(file.etag === undefined ? {} : { etag: file.etag }),
    ...(modified === undefined ? {} : { 'last-modified': modified }),
    ...file.headers,
  };
  if (status !== 0) {
    response.writeHead(status, known).end();
    return;
  }
  if (file.redirect !== undefined) {
    response.writeHead(302, { location: file.redirect }).end();
    return;
  }
  if (
    (file.etag !== undefined && headers['if-none-match'] === file.etag) ||
    (modified !== undefined && headers['if-modified-since'] === modified)
  ) {
    response.writeHead(304, known).end();
    return;
  }
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? -1);
  const condition = headers['if-range'];
  const partial =
    from >= 0 &&
    file.ranges !== false &&
    (condition === undefined || file.ignoresIfRange === true || condition === file.etag || condition === modified);
  if (partial && from >= body.length) {
    response.writeHead(416, { ...known, 'content-range': `bytes */${body.length}` }).end();
    return;
  }
  const content = partial ? body.subarray(from) : body;
  response.writeHead(partial ? 206 : (file.status ?? 200), {
    ...known,
    ...(file.chunked === true ? {} : { 'content-length': content.length }),
    ...(partial ? { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` } : {}),
  });
  response.flushHeaders();
  const cut = file.cuts?.shift();
  const sent = cut === undefined ? content : content.subarray(0, cut);
  const half = file.held === undefined ? sent.length : sent.length >> 1;
  response.write(sent.subarray(0, half));
  await file.held;
  if (response.destroyed) return;
  response.write(sent.subarray(half));
  if (cut === undefined) response.end();
  // What is written has to leave before the connection goes.
  else response.socket?.destroySoon();
}
