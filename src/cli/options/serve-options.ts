// The options of the service, and of the commands that look after its users.
import type { Settings } from '../../contract/settings.js';
import type { OptionGroup, OptionSpec } from './option-spec.js';
import { dataOption, debugOption, jsonOption, logFormatOption, quietOption } from './shared-options.js';

/** Parsed options of `serve`. */
export interface ServeOptions {
  host?: string;
  port?: number;
  tlsCert?: string;
  tlsKey?: string;
  users?: string;
  rateLimit?: number;
  open?: string[];
  timeout?: number;
  threads?: number;
  /** What is decided of the operations, read already. */
  settings?: Settings | undefined;
  data?: string;
  quiet?: boolean;
  logFormat?: string;
  debug?: boolean;
}

/** Parsed options of the user commands. */
export interface UserCommandOptions {
  users?: string;
  data?: string;
  domain?: string[];
  json?: boolean;
  quiet?: boolean;
  logFormat?: string;
}

const usersOption: OptionSpec = {
  flags: '--users <file>',
  about: 'file of the users and the hashes of their credentials',
  otherwise: 'users.json in the folder of the data',
  kind: 'text',
  env: 'WAYPOST_USERS',
};

/** Options of `serve`. */
export const serveOptions: readonly OptionGroup[] = [
  {
    title: 'Connection:',
    options: [
      {
        flags: '--host <address>',
        about: 'address to listen at; without a certificate only one of this machine',
        otherwise: '127.0.0.1',
        kind: 'text',
        env: 'WAYPOST_HOST',
      },
      {
        flags: '--port <n>',
        about: 'port to listen at; 0 for any that is free',
        otherwise: '8480',
        kind: 'count',
        least: 0,
        env: 'WAYPOST_PORT',
      },
      {
        flags: '--tls-cert <file>',
        about: 'certificate with its chain, PEM; makes it HTTPS; what renews the files needs no restart',
        kind: 'text',
        env: 'WAYPOST_TLS_CERT',
      },
      { flags: '--tls-key <file>', about: 'private key of the certificate, PEM', kind: 'text', env: 'WAYPOST_TLS_KEY' },
    ],
  },
  {
    title: 'Callers:',
    options: [
      usersOption,
      {
        flags: '--rate-limit <n>',
        about: 'requests a second that each user may make; 0 for any number',
        otherwise: '10000',
        kind: 'count',
        least: 0,
        env: 'WAYPOST_RATE_LIMIT',
      },
      {
        flags: '--open <page>',
        about: 'page that needs no credentials, beside /health: ready or metrics; repeatable',
        kind: 'list',
      },
      {
        flags: '--timeout <seconds>',
        about: 'how long a request may take to come, and its answer to be made',
        otherwise: '30',
        kind: 'count',
        env: 'WAYPOST_TIMEOUT',
      },
    ],
  },
  {
    title: 'Engine:',
    options: [
      {
        flags: '--threads <n>',
        about: 'worker threads; 0 for none, with the data read as it is needed',
        otherwise: 'one per processor',
        kind: 'count',
        least: 0,
        env: 'WAYPOST_THREADS',
      },
      dataOption,
    ],
  },
  {
    title: 'Messages:',
    options: [{ ...quietOption, about: 'no messages and no access log, but errors' }, logFormatOption, debugOption],
  },
];

/** Options of `user add`. */
export const userAddOptions: readonly OptionGroup[] = [
  {
    title: 'Options:',
    options: [
      {
        flags: '--domain <name>',
        about: 'domain whose pages may call in the name of the user, with all below it; repeatable',
        kind: 'list',
      },
      usersOption,
      dataOption,
      debugOption,
    ],
  },
];

/** Options of `user list`, and of `user remove`. */
export const userOptions: readonly OptionGroup[] = [
  { title: 'Options:', options: [usersOption, dataOption, jsonOption, debugOption] },
];
export const userRemoveOptions: readonly OptionGroup[] = [
  { title: 'Options:', options: [usersOption, dataOption, quietOption, debugOption] },
];
