// What is said of a suburb that a line names beside its town and that no data knows, and how that is told again.

const BEFORE = 'the suburb ';
const BEHIND = ' is not verified';

/** The message about a suburb. */
export const unverifiedSuburb = (suburb: string): string => `${BEFORE}${suburb}${BEHIND}`;

/** True for such a message. */
export const isOfUnverifiedSuburb = (message: string): boolean =>
  message.startsWith(BEFORE) && message.endsWith(BEHIND);
