// Preloaded into what tests start, and into the threads of what tests run in their own process: V8 keeps the code that
// it has made of a file of the program, in the folder that this file was copied to, so that the hundreds of starts of a
// run do not compile it each for itself. It is found by the name, size and time of the file and by the options of Node:
// V8 refuses what another version of it or other options made.
const { readFileSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

/** The files of the program as it is started, and of its packages. */
const OF_PROGRAM = /[\\/](?:dist[\\/]bundle|node_modules)[\\/].+\.c?js$/;
/** What a script made in this way would have to be told how to do, which Node forgets of kept code. */
const IMPORTS = /\bimport\s*\(/;
/** A thread cannot leave its folder: to ask Node's module of threads takes a start as long as a file of the program. */
const isMainThread = process.chdir.disabled !== true;
/** What the processes that run tests have beside others. */
const OPTIONS = process.execArgv.filter((word) => word.startsWith('--max-') || word.startsWith('--initial-')).join('');
const runsTests = OPTIONS !== '';
/** Those preload this file itself, before there is a copy. */
const FOLDER = runsTests ? join(tmpdir(), 'code') : __dirname;
/** What was compiled here for want of kept code: where it is to be kept, and the script. */
const made = [];

const compileAsEver = Module.prototype._compile;
function compile(text, filename, ...others) {
  if (!OF_PROGRAM.test(filename) || IMPORTS.test(text)) return compileAsEver.call(this, text, filename, ...others);
  const { size, mtimeMs } = statSync(filename);
  const name = filename.replaceAll(/[\\/]/g, '+').slice(-80);
  const file = join(FOLDER, `${name}.${size}.${mtimeMs}${OPTIONS}.code`);
  const cachedData = keptIn(file);
  const script = new Script(Module.wrap(text), { filename, cachedData });
  const run = script.runInThisContext();
  if (cachedData === undefined || script.cachedDataRejected === true) {
    // A thread is ended without a last word, so what it runs later is not in what is kept of it.
    if (isMainThread) made.push([file, script]);
    else keep(file, script);
  }
  return run.call(this.exports, this.exports, requireOf(this), this, filename, dirname(filename));
}
// The process of the tests itself loads each file once.
if (!(runsTests && isMainThread)) {
  Module.prototype._compile = compile;
  process.on('exit', () => {
    for (const [file, script] of made) keep(file, script);
  });
}

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
