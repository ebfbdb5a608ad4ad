// Makes what was renamed or removed in a folder durable.
import fs from 'node:fs';
import { closeRead } from './close-read.js';

/** Makes a rename in `folder` durable, where the platform can (Windows cannot open a folder). */
export function syncFolder(folder: string): void {
  let fd: number;
  try {
    fd = fs.openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fs.fsyncSync(fd);
  } catch {
    /* a file system without folder sync */
  } finally {
    closeRead(fd);
  }
}
