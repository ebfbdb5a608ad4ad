// Lets go of what was only read: whatever the system says of that, nothing is lost.
import fs from 'node:fs';

/** Closes what was only read. Never throws. */
export function closeRead(fd: number): void {
  try {
    fs.closeSync(fd);
  } catch {
    /* it is closed all the same (close(2)) */
  }
}
