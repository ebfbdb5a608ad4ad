// Commands that look after data and users on a disk on which each call fails in turn.
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inject, expect, test, vi } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';
import { asText } from '../support/recorded.js';
import { everyCall } from './every-call.js';
import { steady } from './steady.js';

// Every call is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

interface Command {
  readonly line: string;
  readonly prepare?: (folder: Workdir) => void;
  readonly only?: RegExp;
}

const OWN = `id,number,street,suburb,state,postcode,latitude,longitude
a,1,Wattle St,Reservoir,VIC,3073,-37.6,145.1
b,2,Wattle St,Reservoir,VIC,3073,-37.6,145.1
`;

const fixture =
  (name: string) =>
  (folder: Workdir): void => {
    cpSync(join(root, 'fixtures', name), join(folder.path, name.split('/').at(-1)!), { recursive: true });
  };

const COMMANDS: Readonly<Record<string, Command>> = {
  verify: { line: 'data verify', only: /gnaf|catalogue/ },
  remove: {
    line: 'data remove GNAF --data new',
    prepare: (folder) => {
      // A key of ids is made by whichever test asks for ids first.
      const filter = (file: string): boolean => basename(file) !== 'eid.key';
      cpSync(inject('sampleData'), join(folder.path, 'new'), { recursive: true, filter });
    },
  },
  own: {
    line: 'data import csv own.csv --source CUSTOM_AU_1 --data new',
    prepare: (folder) => {
      folder.write('own.csv', OWN);
    },
  },
  moved: {
    line: 'data import moved moved.csv --data new',
    prepare: fixture('suppression/moved.csv'),
    only: /moved\.csv/,
  },
  asic: {
    line: 'data import asic company_202601.csv --data new',
    prepare: fixture('companies/company_202601.csv'),
    only: /company|incoming/,
  },
  reference: {
    line: 'data import reference members.csv --data new',
    prepare: fixture('match/members.csv'),
    only: /members/,
  },
  'user add': { line: 'user add bob --users u/users.json' },
};

test.each(Object.entries(COMMANDS))(
  'A failure at any call of a command (%s) is met as it was',
  async (name, command) => {
    const folder = workdir();
    const data = inject('sampleSets').everyKind;
    const lines = await everyCall({
      folder,
      prepare: () => {
        command.prepare?.(folder);
      },
      run: () => folder.run(command.line.split(' '), { env: { WAYPOST_DATA: data } }),
      watched: { '<data>/': data },
      only: command.only,
      steady,
    });
    await expect(asText(lines)).toMatchFileSnapshot(`../answers/disk/${name.replaceAll(' ', '-')}.txt`);
  },
);
