// A file with rows of several countries through the command line.
import { expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

const FILE =
  'id,street,city,state,country\n' +
  '1,24 Smith St,Reservoir,VIC,Australia\n' +
  '2,350 Fifth Avenue,New York,NY,United States\n' +
  '3,10 Downing Street,London,,England\n' +
  '4,24 Smith Street,Reservoir,,DEU\n' +
  '5,12 Queen St,Auckland,,Aotearoa\n' +
  '6,24 Smith St,Reservoir,VIC,Aust\n' +
  '7,"24 Smith St",Reservoir,,"Korea, South"\n';

test.each(['1', '2'])('A country column is believed, in %s threads', async (threads) => {
  const dir = workdir();
  dir.write('in.csv', FILE);
  const { code, stdout } = await dir.run([
    'cleanse',
    'in.csv',
    '--columns',
    'status,exception,full_address,country,street',
    '--threads',
    threads,
    '--quiet',
  ]);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toMatchInlineSnapshot(`
    [
      "id,street,city,state,country,cleanse_status,cleanse_exception,cleanse_full_address,cleanse_country,cleanse_street",
      "1,24 Smith St,Reservoir,VIC,Australia,corrected,,"24 SMITH STREET, RESERVOIR VIC 3073",AU,SMITH STREET",
      "2,350 Fifth Avenue,New York,NY,United States,unmatched,COUNTRY_NOT_COVERED,"350 Fifth Avenue, New York NY, United States",US,",
      "3,10 Downing Street,London,,England,unmatched,COUNTRY_NOT_COVERED,"10 Downing Street, London, England",GB,",
      "4,24 Smith Street,Reservoir,,DEU,unmatched,COUNTRY_NOT_COVERED,"24 Smith Street, Reservoir, DEU",DE,",
      "5,12 Queen St,Auckland,,Aotearoa,unmatched,NO_ADDRESS_DATA,12 QUEEN ST AUCKLAND,NZ,QUEEN ST AUCKLAND",
      "6,24 Smith St,Reservoir,VIC,Aust,corrected,,"24 SMITH STREET, RESERVOIR VIC 3073",AU,SMITH STREET",
      "7,"24 Smith St",Reservoir,,"Korea, South",unmatched,COUNTRY_NOT_COVERED,"24 Smith St, Reservoir, Korea, South",KR,",
      "",
    ]
  `);
});
