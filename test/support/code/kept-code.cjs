// Preloaded into what tests start: V8 keeps the code that it has made of a file of the program, in the folder that this
// file was copied to, so that the hundreds of starts of a run do not compile it each for itself. It is found by the
// name, size and time of the file, and V8 refuses what another version of it or other options made.
const { readFileSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

/** The files of the program as it is started, and of its packages. */
const OF_PROGRAM = /[\\/](?:dist[\\/]bundle|node_modules)[\\/].+\.c?js$/;
/** What a script made in this way would have to be told how to do. */
const IMPORTS = /\bimport\s*\(/;
/** What was compiled here for want of kept code: where it is to be kept, and the script. */
const made = [];

const compileAsEver = Module.prototype._compile;
Module.prototype._compile = function compile(text, filename, ...others) {
  if (!OF_PROGRAM.test(filename) || IMPORTS.test(text)) return compileAsEver.call(this, text, filename, ...others);
  const { size, mtimeMs } = statSync(filename);
  const file = join(__dirname, `${filename.replaceAll(/[\\/]/g, '+').slice(-180)}.${size}.${mtimeMs}.code`);
  const cachedData = keptIn(file);
  const script = new Script(Module.wrap(text), { filename, cachedData });
  if (cachedData === undefined || script.cachedDataRejected === true) made.push([file, script]);
  const run = script.runInThisContext();
  return run.call(this.exports, this.exports, requireOf(this), this, filename, dirname(filename));
};
process.on('exit', () => {
  for (const [file, script] of made) keep(file, script);
});

function requireOf(module) {
  const require = (id) => module.require(id);
  require.resolve = (id, options) => Module._resolveFilename(id, module, false, options);
  require.main = process.mainModule;
  require.cache = Module._cache;
  return require;
}

function keptIn(file) {
  try {
    return readFileSync(file);
  } catch {
    // Nothing that needed it has ended yet.
    return undefined;
  }
}

function keep(file, script) {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, script.createCachedData());
    renameSync(own, file);
  } catch {
    // The test is about a process that may write nothing, or not so much.
    rmSync(own, { force: true });
  }
}
