// The bar of a terminal, loaded where there is one. Of a file that imports a package while it runs no code can be kept
// (bin/kept-code.js), and what shows progress stands among what every start needs.
import progress from 'cli-progress';

export const { SingleBar } = progress;
