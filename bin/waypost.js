#!/usr/bin/env node
const { printsHelp } = require('./kept-help.js');
if (!printsHelp(process.argv.slice(2))) {
  const { scriptOf, useScripts } = require('./kept-code.js');
  // V8 refuses what it made with other options of its own.
  if (process.execArgv.length === 0) useScripts(scriptOf);
  const { main } = require('../dist/bundle/main.js');
  main(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
}
