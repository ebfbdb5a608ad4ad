// A short start spends a third of its time on having V8 compile the program. What V8 made of a file when the program
// was built stands beside it (scripts/keep-code.mjs) and is taken where the file, V8 and the processor are still the same;
// else the file is compiled as ever.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const { Script, constants } = require('node:vm');
const { crc32 } = require('node:zlib');

/** The folder of the program's files. */
const FOLDER = join(__dirname, '../dist/bundle');
/** Bytes before the code: the checksums of the file's text and of the code. */
const SUMS = 8;

/** Where the code of a file of the program stands that this V8 made on such a processor. */
const codeFile = (filename) => `${filename}.${process.versions.v8}-${process.arch}.code`;

/** What is written there for the text of a file and its code. */
function kept(text, code) {
  const sums = Buffer.alloc(SUMS);
  sums.writeUInt32LE(crc32(text), 0);
  sums.writeUInt32LE(crc32(code), 4);
  return Buffer.concat([sums, code]);
}

/** The code that was made of the text of a file; undefined where there is none, or where either was changed. */
function codeOf(filename, text) {
  let bytes;
  try {
    bytes = readFileSync(codeFile(filename));
  } catch {
    return undefined;
  }
  const isWhole = bytes.length > SUMS && bytes.readUInt32LE(0) === crc32(text);
  return isWhole && bytes.readUInt32LE(4) === crc32(bytes.subarray(SUMS)) ? bytes.subarray(SUMS) : undefined;
}

/** The script of a module of the program, with its code as it was kept; undefined where none was. */
function scriptOf(filename, text) {
  const cachedData = dirname(filename) === FOLDER ? codeOf(filename, text) : undefined;
  return cachedData && newScript(text, filename, cachedData);
}

/** The script of a module; what it imports while it runs is found as from any other. */
const newScript = (text, filename, cachedData) =>
  new Script(Module.wrap(text), {
    filename,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });

/** Runs the script of a module as Node would have run the module. */
const runModule = (script, module, filename) =>
  script
    .runInThisContext()
    .call(module.exports, module.exports, Module.createRequire(filename), module, filename, dirname(filename));

/** The method by which Node makes a module of its text; its name begins as those do that are not for others. */
const COMPILE = '_compile';

/** Has every module run by the script that `made` gives for its name and text, or as ever where that gives none. */
function useScripts(made) {
  const compileAsEver = Module.prototype[COMPILE];
  Module.prototype[COMPILE] = function compile(text, filename, ...others) {
    const script = made(filename, text);
    return script ? runModule(script, this, filename) : compileAsEver.call(this, text, filename, ...others);
  };
}

module.exports = { FOLDER, codeFile, kept, newScript, scriptOf, useScripts };
