// To which data a run is bound: one that was broken off is not gone on with over other data.
import { expect, inject, test } from 'vitest';
import { openSteps } from '../../src/cli/run/engines.js';
import type { DescribedStep } from '../../src/cli/run/described-step.js';
import { messagesTo } from '../../src/cli/messages.js';
import type { Need, Operation } from '../../src/contract/operation.js';
import { identify } from '../../src/contract/operations/identify.js';
import { parse } from '../../src/contract/operations/parse.js';
import { fakeIo } from '../support/fake-io.js';

const step = (operation: Operation): DescribedStep => ({ options: {}, step: { name: operation.name, operation } });
const needing = (...needs: Need[]): Operation => ({ ...(parse as Operation), needs });

test.each<[string, Operation, boolean]>([
  ['attributes of addresses', identify as Operation, true],
  ['addresses', needing('addresses'), true],
  ['data of another kind', needing('phone-ranges'), true],
  ['the network and data of another kind', needing('network', 'companies'), true],
  ['the network alone', needing('network'), false],
  ['nothing', parse as Operation, false],
])('a run over an operation that needs %s', async (_, operation, isBound) => {
  const io = fakeIo();
  const opened = await openSteps(
    [step(operation)],
    { data: inject('sampleData'), progress: false },
    io,
    messagesTo(io, {}),
  );
  try {
    const [{ dataVersion } = {}] = opened.steps;
    if (isBound) expect(dataVersion).toMatch(/GNAF/);
    else expect(dataVersion).toBeUndefined();
  } finally {
    await opened.close();
  }
});
