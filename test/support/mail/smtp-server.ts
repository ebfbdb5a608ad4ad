// A mail server of a temper that a test writes, on ports of this machine: it counts connections and keeps every line
// that it was sent.
import net from 'node:net';
import tls from 'node:tls';

/** What a server does instead of a reply. */
export type Reaction =
  /** Sends the lines with their ends. */
  | string
  /** Sends these bytes and nothing more. */
  | { readonly bytes: string | Buffer; readonly andThen?: 'close' | 'reset' }
  | 'close'
  | 'reset'
  | 'silence';

export interface Talk {
  /** Lines of this connection so far, this one included. */
  readonly lines: string[];
  /** The address that was connected to. */
  readonly address: string;
  readonly isSecure: boolean;
}

export interface Temper {
  /** `220 mx.test ready` by default. */
  readonly greeting?: Reaction | (() => Reaction);
  /** The reaction to a line; a well-behaved server's where it says nothing. */
  readonly reacts?: (line: string, talk: Talk) => Reaction | undefined;
  /** Mailboxes of the well-behaved server, without domain; all others are not there. */
  readonly mailboxes?: readonly string[];
  /** Key and certificate, where STARTTLS is offered and works. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

export interface ScriptedSmtp {
  readonly port: number;
  /** Lines of all connections, in their order. */
  readonly lines: string[];
  /** Connections so far, by the address that was connected to. */
  readonly connections: Map<string, number>;
  /** The most that were open at one address at the same time. */
  readonly mostAtATime: number;
  readonly open: number;
  /** Recipients that were asked for. */
  recipients(): string[];
  close(): Promise<void>;
}

/** Starts it on all addresses of the loopback network, so that hosts may have one each. */
export async function startSmtp(temper: Temper = {}): Promise<ScriptedSmtp> {
  const lines: string[] = [];
  const connections = new Map<string, number>();
  const openAt = new Map<string, number>();
  const sockets = new Set<net.Socket>();
  let mostAtATime = 0;
  const server = net.createServer((socket) => {
    const address = socket.localAddress ?? '';
    connections.set(address, (connections.get(address) ?? 0) + 1);
    const open = (openAt.get(address) ?? 0) + 1;
    openAt.set(address, open);
    mostAtATime = Math.max(mostAtATime, open);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      openAt.set(address, openAt.get(address)! - 1);
      sockets.delete(socket);
    });
    const { greeting = '220 mx.test ready' } = temper;
    react(socket, typeof greeting === 'function' ? greeting() : greeting);
    converse(socket, temper, { lines: [], address, isSecure: false }, lines);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '0.0.0.0', resolve);
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    lines,
    connections,
    get mostAtATime() {
      return mostAtATime;
    },
    get open() {
      return sockets.size;
    },
    recipients: () =>
      lines.flatMap((line) => {
        const recipient = /^RCPT TO:<(.*)>$/.exec(line);
        return recipient ? [recipient[1]!] : [];
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function converse(socket: net.Socket, temper: Temper, talk: Talk, all: string[]): void {
  let pending = '';
  const take = (bytes: Buffer): void => {
    pending += bytes.toString('utf8');
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      talk.lines.push(line);
      all.push(line);
      const reaction = temper.reacts?.(line, talk) ?? wellBehaved(line, temper, talk);
      if (line === 'STARTTLS' && temper.tls && typeof reaction === 'string' && reaction.startsWith('220')) {
        socket.off('data', take);
        socket.write(`${reaction}\r\n`);
        const secure = new tls.TLSSocket(socket, { isServer: true, ...temper.tls });
        secure.on('error', () => undefined);
        converse(secure, temper, { ...talk, isSecure: true }, all);
        return;
      }
      react(socket, reaction);
      if (line === 'QUIT' && socket.writable) socket.end();
    }
  };
  socket.on('data', take);
}

function react(socket: net.Socket, reaction: Reaction): void {
  if (reaction === 'silence' || socket.destroyed) return;
  if (reaction === 'close') socket.end();
  else if (reaction === 'reset') socket.resetAndDestroy();
  else if (typeof reaction === 'string') socket.write(`${reaction.replaceAll(/\r?\n/g, '\r\n')}\r\n`);
  else {
    socket.write(reaction.bytes, () => {
      if (reaction.andThen === 'close') socket.end();
      else if (reaction.andThen === 'reset') socket.resetAndDestroy();
    });
  }
}

function wellBehaved(line: string, { mailboxes = [], tls: secret }: Temper, { isSecure }: Talk): Reaction {
  const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
  if (verb === 'EHLO') {
    return ['250-mx.test', ...(secret && !isSecure ? ['250-STARTTLS'] : []), '250-PIPELINING', '250 8BITMIME'].join(
      '\n',
    );
  }
  if (verb === 'RCPT') {
    const local = /^RCPT TO:<(.*)@[^@]*>/i.exec(line)?.[1] ?? '';
    return mailboxes.includes(local)
      ? '250 2.1.5 Ok'
      : `550 5.1.1 <${local}@…>: Recipient address rejected: User unknown`;
  }
  const replies: Record<string, string> = {
    HELO: '250 mx.test',
    STARTTLS: secret ? '220 2.0.0 go ahead' : '502 5.5.1 not here',
    MAIL: '250 2.1.0 Ok',
    RSET: '250 2.0.0 Ok',
    QUIT: '221 2.0.0 Bye',
  };
  return replies[verb] ?? '502 5.5.2 what?';
}
