// How a file is opened that must be one: a pipe of its name, which nobody may ever write to, is not waited for.
import { constants } from 'node:fs';

/** Flags for reading; a pipe that nobody writes to has no bytes then. */
export const READ_NOW = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Flags that no link is followed by, which may lead anywhere; none where the system has none. */
export const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;

/** Options of `readFileSync` for a text that is opened so. Node takes numbers as flags, which its types do not say. */
export const READ_TEXT_NOW = { encoding: 'utf8', flag: READ_NOW as unknown as string } as const;
