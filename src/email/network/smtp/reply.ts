// Replies of a mail server read out of its bytes (RFC 5321, 4.2), whatever it sends: lines, lines of a reply and bytes
// have their limits, and what is no reply ends the connection.

export interface Reply {
  /** 200 to 599. */
  readonly code: number;
  /** RFC 3463, as `5.1.1`; '' where the reply has none. */
  readonly status: string;
  /** Its lines in one, without codes, what is no text made into spaces. */
  readonly text: string;
  /** The lines after the first, as EHLO lists extensions. */
  readonly more: readonly string[];
}

/** What is wrong with the bytes. */
export type ReplyFault = 'not-smtp' | 'too-long';

/** RFC 5321 has 512 octets for a line; some servers write whole paragraphs. */
const LONGEST_LINE = 4096;
const MOST_LINES = 100;
const LONGEST_REPLY = 65_536;

const LINE = /^([2-5]\d\d)(?:([ -])(.*))?$/s;
/** At the beginning of a text, with the `#` of some servers before it, or in brackets anywhere as others write it. */
const STATUS = /^#?([245]\.\d{1,3}\.\d{1,3})(?![\d.])[:\s-]*/;
const STATUS_WITHIN = /\(#([245]\.\d{1,3}\.\d{1,3})\)/;

export class ReplyReader {
  private pending = '';
  private lines: string[] = [];
  private size = 0;

  /** True if bytes came that belong to no reply that was taken. */
  get hasMore(): boolean {
    return this.pending !== '' || this.lines.length > 0;
  }

  /** Forgets what came and was not read. */
  clear(): void {
    this.pending = '';
    this.lines = [];
    this.size = 0;
  }

  add(bytes: Buffer): void {
    this.pending += bytes.toString('latin1');
  }

  /** The next reply that is whole; undefined until more bytes come. */
  next(): Reply | ReplyFault | undefined {
    for (let end = this.pending.indexOf('\n'); end >= 0; end = this.pending.indexOf('\n')) {
      const raw = this.pending.slice(0, end).replace(/\r+$/, '');
      if (raw.length > LONGEST_LINE) return 'too-long';
      this.pending = this.pending.slice(end + 1);
      this.size += end;
      const line = LINE.exec(raw);
      if (!line) return 'not-smtp';
      this.lines.push(raw);
      if (line[2] !== '-') return this.take();
      if (this.lines.length >= MOST_LINES || this.size > LONGEST_REPLY) return 'too-long';
    }
    return this.pending.length > LONGEST_LINE ? 'too-long' : undefined;
  }

  private take(): Reply | ReplyFault {
    const reply = readReply(this.lines);
    this.lines = [];
    this.size = 0;
    return reply;
  }
}

/** The reply that whole lines make; `not-smtp` if they have different codes, for then nobody knows what is meant. */
export function readReply(lines: readonly string[]): Reply | ReplyFault {
  const parts = lines.map((line) => LINE.exec(line));
  const first = parts[0];
  if (!first || parts.some((part) => part?.[1] !== first[1])) return 'not-smtp';
  const texts = parts.map((part) => plain(part?.[3] ?? ''));
  const status = STATUS.exec(texts[0]!)?.[1] ?? STATUS_WITHIN.exec(texts.join(' '))?.[1] ?? '';
  const text = texts.map((line) => line.replace(STATUS, '')).join(' ');
  return { code: Number(first[1]), status, text: text.replaceAll(/\s+/g, ' ').trim(), more: texts.slice(1) };
}

/** The line as text: UTF-8 where it is, no control characters. */
const plain = (line: string): string => {
  const utf8 = Buffer.from(line, 'latin1').toString('utf8');
  return (utf8.includes('\uFFFD') ? line : utf8).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, ' ').trim();
};
