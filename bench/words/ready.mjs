// How long a process takes from nothing to the first words and back, and how much memory it then has; run by speed.mjs
// as a process of its own, since memory and the first time are a process's.
//
//   node bench/words/ready.mjs ASSETS_DIR [--all]
//
// --all: every language is asked, and every strip of the globe; prints JSON.
const started = performance.now();
const { openedFrom } = await import('./opened.mjs');
const threeWords = openedFrom(process.argv[2]);
const place = threeWords.wordsAt(-33.8568, 151.2153);
const encoded = performance.now() - started;
const isBack = threeWords.placeOf(place.words.split('.'))?.words === place.words;
const ready = performance.now() - started;
if (process.argv.includes('--all')) {
  for (const { code } of threeWords.languages) {
    for (let longitude = -180; longitude < 180; longitude += 0.5) {
      const { words } = threeWords.wordsAt(-33.8568, longitude, code);
      threeWords.placeOf(words.split('.'));
    }
  }
}
console.log(JSON.stringify({ encoded, ready, isBack, megabytes: process.memoryUsage().rss / 1e6 }));
