// Commands as they are typed, with all that they print and write.
import { describe, expect, test } from 'vitest';
import { asText } from './support/recorded.js';
import { furnished, session } from './support/session.js';

const lines = (text: string): string[] => text.trim().split(/\n */);

const SESSIONS: Readonly<Record<string, string[]>> = {
  'one-record': lines(`
    cleanse "u5 24 smtih st reservoir 3073" --source GNAF
    cleanse "u5 24 smtih st reservoir 3073" --source GNAF --json
    cleanse "u5 24 smtih st reservoir 3073" --source GNAF --format csv
    cleanse "24 smith st reservoir" --case title
    cleanse "nowhere at all" --quiet
    cleanse "1 east tamaki rd otara" --locale nz
    cleanse "24 smith st" --source NOTHING
    cleanse "24 smith st" --country FR
    cleanse
    cleanse ""
    cleanse "24 Smith St, Reservoir VIC 3073" --feature exposeAttributes=1 --columns default,asgs_*
    cleanse "24 Smith St, Reservoir VIC 3073" --feature nothing=1
    cleanse "24 Smith St, Reservoir VIC 3073" --columns status,nothing
    parse "c/- Jo Brown, Unit 5, 24 Smith St Nth, Reservoir Vic 3073 Australia"
    parse "24 smith st" --json
    find "26 smith st" --all --format csv
    find "smith"
    find "wattle tower" --source GNAF --feature singleLineHitNumber=3
    find "reservoir" --feature groupAddresses=1 --json
    find "zzz"
    retrieve "AU|GNAF|GAVIC910000026"
    retrieve "AU|GNAF|NOTHING"
    retrieve x
    identify "AU|GNAF|GAVIC910000026"
    geocode "Paris"
    geocode "24 Smith Street, Reservoir VIC 3073" --json
    reverse-geocode "-37.6,145.1" --source CUSTOM_AU_1
    reverse-geocode "-37.6,145.1" --radius 500 --all --format csv --source CUSTOM_AU_1
    reverse-geocode "x"
    validate-phone "0400 000 001"
    validate-phone "0400 000 001" --country NZ --json
    validate-email "jo@gmial.com" --offline
    validate-email "jo@@example.com"
    property-title "1 East Tamaki Road, Otara, Auckland" --first-name Alexandra --last-name Tester
    property-title "1 East Tamaki Road, Otara, Auckland" --last-name Nobody --json
    property-title
    company "36 999 000 010"
    company "Wattlebrae" --json
    company "zzz"
    3wa "-37.7136,145.0030"
    3wa "erroneous.juvenescent.diploses"
    3wa "x.y.z"
    3wa suggest "erroneos.juvenescent.diplose"
    3wa grid "-37.7137,145.0029,-37.7136,145.0030"
    3wa languages
    types street --country AU
    types nothing
    lookup street "smith" --source GNAF
    lookup locality "wattle" --source GNAF --json
    lookup postcode 30 --source GNAF
    lookup nothing x
    suppress 10000001
    suppress 10000004 --last-contact 2024-06-30
    suppress x
    match "24 Smith St Reservoir"
  `),
  files: lines(`
    cleanse customers.csv --source GNAF -o out.csv
    cleanse customers.csv --source GNAF -o out.jsonl --summary summary.json --limit 4
    cleanse customers.csv --source GNAF -o out.json --sample 5
    cleanse customers.csv --source GNAF --format table --limit 5
    cleanse customers.csv --source GNAF --columns brief --order review --limit 12
    cleanse customers.csv --source GNAF --columns mail --case title --limit 6
    cleanse customers.csv --source GNAF --only verified,corrected --columns status,full_address
    cleanse customers.csv --dry-run
    cleanse customers.csv --source GNAF --prefix x_ --columns status --limit 2
    cleanse customers.csv --map "fullAddress=Address 1+Suburb" --map-only --columns status --limit 4 --source GNAF
    cleanse customers.csv --map "street=Nothing"
    cleanse lines.txt --source GNAF -o out.txt
    cleanse lines.txt --source GNAF -o out2.csv --columns all --protect-numbers
    parse semicolons.csv -o semi.csv
    parse semicolons.csv --output-delimiter pipe --bom --limit 3
    parse tabs.tsv -o tabs-out.tsv --limit 4
    parse wide.csv -o wide-out.csv
    parse wide.csv --output-encoding utf-8
    parse old.csv -o old-out.csv
    parse old.csv --encoding windows-1252 --output-encoding utf-16le -o old-wide.csv
    parse records.jsonl --map fullAddress=a.address -o records-out.jsonl
    parse records.json -o records-out.json
    parse records.json --format csv --limit 3
    parse headless.csv --no-header --columns status,full_address --limit 3
    parse preamble.csv --columns full_address
    parse preamble.csv --header 3 --columns full_address --limit 2
    parse preamble.csv --skip 2 --columns full_address --limit 2
    parse broken.csv -o broken-out.csv
    parse broken.csv --errors wrong.csv --columns full_address
    parse empty.csv
    parse heads.csv
    parse missing.csv
    parse customers.csv -o out.csv.gz --limit 3
    parse customers.csv -o customers.csv
    parse customers.csv -o missing/out.csv
    parse customers.csv --limit x
    parse customers.csv --delimiter ab
    cleanse nz.csv --locale nz --columns status,full_address,messages
    cleanse nz.csv --require-data --country NZ -o nz-out.csv --limit 3
    geocode nz.csv --country NZ --columns status,level,full_address --limit 5
    reverse-geocode points.csv --columns status,full_address
    3wa points.csv
    validate-phone contacts.csv
    validate-phone contacts.csv --columns all --format jsonl
    validate-email contacts.csv --offline
    find lines.txt --source GNAF --columns status,full_address --all --limit 4
    run plan.json contacts.csv
    run plan.json contacts.csv --limit 3 -o planned.csv --summary -
    run --example
    run missing.json customers.csv
    suppress dpids.csv -o flagged.csv
    suppress dpids.csv --mode split -o kept.csv --last-contact contact
    suppress dpids.csv --last-contact contact --date-order mdy --dry-run
    suppress dpids.csv --mode drop --moved -o kept2.csv
    match match-customers.csv --reference match-members.csv -o matched.csv --explain
    match match-customers.csv --dedupe --cluster -o clusters.csv
    match match-customers.csv --dedupe --cluster --golden --level household -o golden.csv
    match match-customers.csv --reference match-members.csv --one-to-one --review review.csv -o one.csv
    match match-customers.csv
    echo "24 smith st reservoir\\n26 smith st" | cleanse - --input-format lines --source GNAF --columns status
    echo "id,address\\n1,24 smith st" | parse - --columns full_address
    echo "" | parse -
`),
  data: lines(`
    data list
    data list --json
    data verify
    data import abr missing.zip
    data import csv customers.csv --source CUSTOM_AU_2 --data new
    data list --data new
    cleanse "24 smith st reservoir" --data new
    data import csv broken.csv --source CUSTOM_AU_1 --data new
    data import csv contacts.csv --source CUSTOM_AU_1 --data new
    data import reference match-members.csv --data new
    data import attributes points.csv --source ASGS --key id --data new
    data import moved dpids.csv --data new
    data list --data new
    data remove CUSTOM_AU_2 --data new
    data remove CUSTOM_AU_2 --data new
    data list --data nowhere
    user add bob --users users.json --quiet
    user list --users users.json
    user remove bob --users users.json
    user remove bob --users users.json
    user list --users users.json
    --version
    nothing
    cleanse --nothing
    help nothing
    -h
    data -h
  `),
};

describe('Commands print and write what they did', () => {
  test.each(Object.entries(SESSIONS))('%s', async (name, commands) => {
    await expect(asText(await session(furnished(), commands))).toMatchFileSnapshot(`answers/commands-${name}.txt`);
  });

  test('on a terminal', async () => {
    const commands = SESSIONS['one-record']!.filter((line) => !/--json|--format/.test(line)).slice(0, 30);
    await expect(asText(await session(furnished(), commands, 60))).toMatchFileSnapshot('answers/commands-terminal.txt');
  });
});
