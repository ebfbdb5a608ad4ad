// Starts the service over the local engine, and ends it when a signal says so: what is under way is answered first.
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { EXIT, WaypostError } from '../contract/errors.js';
import { listOperations, operations } from '../contract/operations.js';
import { version } from '../contract/version.js';
import { openLocalEngine, type LocalEngine } from '../engine/local.js';
import type { Responder } from '../engine/threads/responder.js';
import { openThreadPool } from '../engine/threads/thread-pool.js';
import { withNetworkHere } from '../engine/threads/network-here.js';
import { threadEngineModule } from '../engine/threads/thread-engine.js';
import { responderOf } from '../engine/threads/turns-here.js';
import { listSets } from '../data/catalogue.js';
import { logTo } from '../server/access-log.js';
import { LONGEST_TIMER_MS } from '../layers/clock.js';
import { listen } from '../server/connection/listen.js';
import { createServer } from '../server/server.js';
import { LiveUsers } from '../server/access/users/live-users.js';
import { isLoopbackHost } from '../web/connection.js';
import {
  certificateFiles,
  readCertificate,
  watchCertificate,
  watchDates,
  type Certificate,
  type CertificateFiles,
} from './config/certificate.js';
import type { ServeOptions } from './options/serve-options.js';
import { readableDataFolder } from './config/data-folder.js';
import type { Io } from './io.js';
import { messagesTo, type Messages } from './messages.js';
import { printed } from './output/output-failure.js';
import { interruptible } from './signals.js';
import { usersFile } from './config/users.js';

type Server = ReturnType<typeof createServer>;

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8480;
const DEFAULT_TIMEOUT = 30;
/** A connection may be silent for three times as long as a request may take, and Node has a longest timer. */
const LONGEST_MS = Math.floor(LONGEST_TIMER_MS / 3);

/**
 * Serves until SIGINT, SIGTERM or SIGHUP, which end it as the interruption they are. Throws a usage error for what
 * cannot be served.
 */
export async function serve(options: ServeOptions, io: Io): Promise<number> {
  const timeoutMs = Math.min((options.timeout ?? DEFAULT_TIMEOUT) * 1000, LONGEST_MS);
  const messages = messagesTo(io, options);
  const address = addressOf(options);
  const data = await readableDataFolder(options.data, io);
  const users = knownUsers(usersFile(options, io), messages);
  const log = logTo((text) => {
    io.stderr.lines(text.trimEnd().split('\n'));
  }, options.quiet);
  const health = { status: 'ok', version: version(), sets: await servedSets(data) };
  const engine = await openLocalEngine({ dataDir: data, settings: options.settings });
  for (const note of engine.notes) messages.info(note);
  // Every processor is busy with an answer: the collector's own threads would only hold up the one that waits for them.
  setFlagsFromString('--no-parallel-scavenge');
  let responder: Responder | undefined;
  try {
    responder = await responderFor(engine, options.threads ?? defaultThreads(), timeoutMs, (remark) => {
      messages.warn(remark);
    });
    const server = createServer({
      operations,
      listOperations,
      responder,
      users,
      log,
      health: () => health,
      open: openPages(options.open),
      examples: () => engine.examples,
      rate: options.rateLimit,
      tls: address.tls?.certificate.pem,
      receiveMs: timeoutMs,
      debug: options.debug ?? false,
    });
    await answerUntilSignal(server, address, timeoutMs, io, messages);
    return EXIT.done;
  } finally {
    await responder?.close();
    await engine.close();
    log.flush();
  }
}

/** Pages that an operator may open to whoever asks. */
const MAY_BE_OPEN: ReadonlySet<string> = new Set(['ready', 'metrics']);

/** The paths of the pages that need no credentials. Throws a usage error for what cannot be one of them. */
function openPages(names: readonly string[] = []): string[] {
  const wrong = names.find((name) => !MAY_BE_OPEN.has(name));
  if (wrong !== undefined) {
    throw new WaypostError('usage', `--open ${wrong}: it may be ${[...MAY_BE_OPEN].join(' or ')}; health always is`);
  }
  return names.map((name) => `/${name}`);
}

/** Where the service listens, and the certificate that makes it HTTPS. */
interface ServedAddress {
  readonly host: string;
  readonly port: number;
  readonly tls: { readonly files: CertificateFiles; readonly certificate: Certificate } | undefined;
}

function addressOf(options: ServeOptions): ServedAddress {
  const { host: given = DEFAULT_HOST, port = DEFAULT_PORT } = options;
  // [::1], as a URL has it.
  const host = given.replace(/^\[(.*)\]$/, '$1');
  const files = certificateFiles(options);
  const tls = files && { files, certificate: readCertificate(files) };
  if (port > 65_535) throw new WaypostError('usage', `--port ${port}: a port is 65535 at most`);
  if (!tls && !isLoopbackHost(host)) {
    throw new WaypostError(
      'usage',
      `--host ${host} can be reached from other machines, and credentials would cross the network in the ` +
        `clear: give --tls-cert and --tls-key, or listen at 127.0.0.1`,
    );
  }
  return { host, port, tls };
}

/** The users of the file, as it is at any moment. Throws `configuration` where there are none at the start. */
function knownUsers(file: string, messages: Messages): LiveUsers {
  const users = new LiveUsers(file, ({ message }) => {
    messages.warn(message);
  });
  if (users.all.length > 0) return users;
  throw new WaypostError(
    'configuration',
    `there are no users in ${file}, and nobody could call; add one with: waypost user add NAME --users ${file}`,
  );
}

/** What the health page says of the installed sets. */
const servedSets = async (data: string): Promise<object[]> =>
  (await listSets(data)).map(({ source, country, release, addresses, created }) => ({
    source,
    country,
    release,
    addresses,
    created,
  }));

/** Listens, renews the certificate as its files are renewed, and answers what is under way when a signal comes. */
async function answerUntilSignal(
  server: Server,
  { host, port, tls }: ServedAddress,
  timeoutMs: number,
  io: Io,
  messages: Messages,
): Promise<void> {
  await interruptible(io, 'what was under way has been answered', async (signal) => {
    const { url, end, renew } = await listen(server, host, port);
    io.stdout.lines([`listening on ${url}`]);
    await printed(io).catch(async (error: unknown) => {
      await end(timeoutMs);
      throw error;
    });
    if (tls) {
      let { certificate } = tls;
      const current = (): Certificate => certificate;
      const lookAtDates = watchDates(tls.files, current, io.now, signal, (against) => {
        messages.warn(against);
      });
      lookAtDates();
      watchCertificate(
        tls.files,
        certificate,
        signal,
        (renewed) => {
          renew(renewed.pem);
          certificate = renewed;
          messages.info('the certificate has been renewed');
          lookAtDates();
        },
        ({ message }) => {
          messages.warn(`${message}; the certificate from before stays in use`);
        },
      );
    }
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    await end(timeoutMs);
    throw signal.reason as Error;
  });
}

/** One thread would only be a detour beside the event loop of a single processor. */
const defaultThreads = (): number => (availableParallelism() > 1 ? availableParallelism() : 0);

const responderFor = async (
  engine: LocalEngine,
  threads: number,
  timeoutMs: number,
  onRemark: (remark: string) => void,
): Promise<Responder> =>
  withNetworkHere(
    threads === 0
      ? responderOf(engine)
      : await openThreadPool({ module: threadEngineModule, share: engine.share(), threads, timeoutMs }),
    engine,
    timeoutMs,
    onRemark,
  );
