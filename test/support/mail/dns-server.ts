// A name server of a zone that a test writes, on a port of this machine, which counts what it is asked.
import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** What is known of a name; one that is not in the zone does not exist. */
export interface Name {
  readonly mx?: readonly (readonly [preference: number, host: string])[];
  readonly a?: readonly string[];
  readonly aaaa?: readonly string[];
  /** Answers with this code in place of records: 2 is SERVFAIL, 5 REFUSED. */
  readonly rcode?: number;
  /** No answer at all. */
  readonly isSilent?: true;
}

export type Zone = (name: string) => Name | undefined;

export interface ScriptedDns {
  /** As `--resolver` takes it. */
  readonly resolver: string;
  /** Questions in their order, as `MX a.test`. */
  readonly asked: string[];
  close(): void;
}

const A = 1;
const MX = 15;
const AAAA = 28;
const TYPES: Readonly<Record<number, string>> = { [A]: 'A', [MX]: 'MX', [AAAA]: 'AAAA' };
const NXDOMAIN = 3;

export async function startDns(zone: Zone | Readonly<Record<string, Name>>): Promise<ScriptedDns> {
  const lookup: Zone = typeof zone === 'function' ? zone : (name) => zone[name];
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = question(query);
    asked.push(`${TYPES[type] ?? type} ${name}`);
    const found = lookup(name);
    if (found?.isSilent) return;
    const records = found === undefined || found.rcode !== undefined ? [] : recordsOf(found, type);
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (found === undefined ? NXDOMAIN : (found.rcode ?? 0)), 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    const answers = records.map((data) => Buffer.concat([recordHead(type, data.length), data]));
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), port, address);
  });
  await bound(socket);
  return {
    resolver: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    asked,
    close: () => {
      socket.close();
    },
  };
}

const bound = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });

function question(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordsOf({ mx = [], a = [], aaaa = [] }: Name, type: number): Buffer[] {
  if (type === A) return a.map((address) => Buffer.from(address.split('.').map(Number)));
  if (type === AAAA) return aaaa.map(ipv6);
  if (type !== MX) return [];
  return mx.map(([preference, host]) =>
    Buffer.concat([Buffer.from([preference >> 8, preference & 255]), written(host)]),
  );
}

/** The name of the question again, type, class IN, a minute, and how much follows. */
function recordHead(type: number, length: number): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(length, 10);
  return head;
}

const written = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter((label) => label !== '')
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);

function ipv6(address: string): Buffer {
  const [front = '', back = ''] = address.split('::');
  const groups = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [groups(front), groups(back)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => 0);
  return Buffer.from([...first, ...zeros, ...last].flatMap((group) => [group >> 8, group & 255]));
}
