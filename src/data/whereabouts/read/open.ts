// Opens what came with the package to tell of a point where it is.
import { EMBEDDED, embeddedFile } from '../../embedded.js';
import { SetFile } from '../../file/read/set-file.js';

/** Opens the file; nothing but its header is read. Throws `data-broken` for one that is damaged. */
export const openWhereaboutsFile = (): SetFile => SetFile.open(embeddedFile('whereabouts.wpd'), EMBEDDED);
