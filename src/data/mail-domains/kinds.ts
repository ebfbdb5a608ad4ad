// What the lists that come with waypost say of a mail domain, each a bit.
export const MAIL_DOMAIN = {
  /** Gives addresses away for minutes, as a list says that people look after. */
  disposable: 1,
  /** The same, but only as a list says that is gathered by programs. */
  saidDisposable: 2,
  /** Gives mailboxes to everybody, as a list says that is gathered by programs. */
  saidFree: 4,
} as const;
