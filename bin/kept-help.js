// The help that is asked for first, of the program as a whole, needs nothing of the program: its texts stand beside it
// as they were printed when it was built (scripts/keep-help.mjs), for each width that a terminal may have.
const { fstatSync, readFileSync, writeSync } = require('node:fs');
const { join } = require('node:path');

/** A line of JSON, which says for each way to ask and each width where its text begins and ends; and the texts. */
const FILE = join(__dirname, '../dist/bundle/help.txt');
/** Columns where the output is no terminal. */
const USUAL = 80;

/** The columns of standard output; undefined where these are not known without asking the program. */
function columnsOfOutput() {
  const output = fstatSync(1);
  if (output.isFIFO() || output.isSocket() || output.isFile()) return USUAL;
  return output.isCharacterDevice() && process.stdout.isTTY ? process.stdout.columns : undefined;
}

/** The bytes to print for the words of a command line; undefined where none were kept. */
function helpOf([word = '', ...others]) {
  if (others.length > 0 || (word !== '' && word !== '-h' && word !== '--help')) return undefined;
  const file = readFileSync(FILE);
  const texts = file.indexOf('\n') + 1;
  const { least, places } = JSON.parse(file.toString('utf8', 0, texts));
  const place = places[word][columnsOfOutput() - least];
  return place && file.subarray(texts + place[0], texts + place[1]);
}

/** Writes bytes to standard output and gives how many it took: none where its reader is not ready for more. */
function written(bytes) {
  try {
    return writeSync(1, bytes);
  } catch (error) {
    if (error.code === 'EAGAIN') return 0;
    throw error;
  }
}

/** Prints the help that is asked for; false where it is another, or where the program has to say what is wrong. */
function printsHelp(words) {
  try {
    const bytes = helpOf(words);
    for (let at = 0; bytes && at < bytes.length;) at += written(bytes.subarray(at));
    return bytes !== undefined;
  } catch {
    return false;
  }
}

module.exports = { FILE, printsHelp };
