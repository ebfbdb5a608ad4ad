// A thread of the scale bench: makes portions of invented persons ready, and runs the tasks of a linkage.
import { parentPort, workerData } from 'node:worker_threads';
import { linkTasks, preparePortion } from '../../dist/match/linkage.js';
import { person, recordOf, world } from './scale-people.mjs';

const names = world(workerData.folder);

function portion({ side, from, to }) {
  const records = [];
  for (let number = from; number < to; number++) {
    records.push(recordOf(number, side, person(number, names, side === 1)));
  }
  const start = performance.now();
  const prepared = preparePortion(records);
  return { prepared, milliseconds: performance.now() - start };
}

parentPort.on('message', ({ id, task, argument }) => {
  const result = task === 'portion' ? portion(argument) : linkTasks[task](argument);
  parentPort.postMessage({ id, result }, []);
});
