// A street is found however it is written: short forms, words left out, in other orders, in the ways of its language.
import { expect, test } from 'vitest';
import { asked, registerOf, type RegisterRow } from '../../support/sets/street-register.js';

/** The street of a register, its city, a line, and the house number in it. */
type Form = readonly [street: string, city: string, line: string, number?: string];

const SAME: readonly Form[] = [
  ['Rue de la Colline', 'Lyon', '12 r. de la Colline, Lyon'],
  ['Avenue du Général Acacia', 'Lyon', '12 av. du Gal Acacia, Lyon'],
  ['Boulevard Saint-Ormeau', 'Lyon', '12 bd St-Ormeau Lyon'],
  ['Rue Sainte-Bruyère', 'Lyon', '12 rue Ste Bruyere, Lyon'],
  ['Rue du Docteur Tilleul', 'Lyon', '12 rue Dr Tilleul, Lyon'],
  ["Place de l'Érable", 'Lyon', "12 pl. de l'Erable Lyon"],
  ['Friedrichstraße', 'Bonn', 'Friedrichstr. 12, Bonn'],
  ['Marktplatz', 'Bonn', 'Marktpl. 12 Bonn'],
  ['Mariahilfer Straße', 'Wien', 'Mariahilferstr. 12, Wien'],
  ['Münchnerstraße', 'Wien', 'Münchner Straße 12, Wien'],
  ['Sankt-Anna-Straße', 'Bonn', 'St.-Anna-Str. 12, Bonn'],
  ['Dr.-Ulmen-Straße', 'Bonn', 'Doktor-Ulmen-Str. 12, Bonn'],
  ['Hoofdstraat', 'Utrecht', 'Hoofdstr. 12, Utrecht'],
  ['Eerste Elzenstraat', 'Utrecht', '1e Elzenstraat 12 Utrecht'],
  ['Burgemeester van Lindelaan', 'Utrecht', 'Burg. van Lindelaan 12 Utrecht'],
  ['VIA GIUSEPPE QUERCIA', 'TORINO', 'Via G. Quercia 12, Torino'],
  ['PIAZZA SAN PINO', 'TORINO', 'P.zza San Pino, 12 Torino'],
  ['CORSO OLMO', 'TORINO', 'C.so Olmo 12, Torino'],
  ['VIA SANTA BETULLA', 'TORINO', 'Via S. Betulla 12, Torino'],
  ['AVENIDA DE LA ENCINA', 'SEVILLA', 'Avda. de la Encina nº 12, Sevilla'],
  ['PASEO DE ROBLE', 'SEVILLA', 'Pº de Roble 12 Sevilla'],
  ['PLAZA DE PINO', 'SEVILLA', 'Pl. de Pino, 12 Sevilla'],
  ['PASEO DE MARÍA ENCINA', 'SEVILLA', 'Pº Mª Encina 12, Sevilla'],
  ['Avinguda Diagonal', 'BARCELONA', 'Avda. Diagonal 12, Barcelona'],
  ['Via Fratelli Pioppo', 'TORINO', 'Via F.lli Pioppo n°12, Torino'],
  ['Rua Doutor Carvalho', 'Lisboa', 'R. Dr. Carvalho, 12 - Lisboa'],
  ['Praça da Sé', 'Lisboa', 'Pça. da Sé nº 12, Lisboa'],
  ['Carrera 11', 'Bogotá', 'Kr 11 # 93-60, Bogotá', '93-60'],
  ['Aleje Lipowe', 'Warszawa', 'Al. Lipowe 12, Warszawa'],
  ['náměstí Dubu', 'Praha', 'nám. Dubu 12, Praha'],
  ['Tölgy Lajos sugárút', 'Szeged', 'Szeged Tölgy L. sgt. 12'],
  ['Jávor utca', 'Budapest', 'Budapest, Jávor u. 12'],
  ['Drottninggatan', 'Stockholm', 'Drottningg. 12, Stockholm'],
  ['Kongens Ask', 'Odense', 'Kgs. Ask 12, Odense'],
  ['Meşe Caddesi', 'İzmir', 'Meşe Cad. No:12, İzmir'],
  ['1453. Sokak', 'İzmir', '1453. Sok. No: 12 İzmir'],
  ['вулиця Велика Дубова', 'Київ', 'вул. В. Дубова, буд. 12, Київ'],
  ['проспект Клёна', 'Москва', 'пр-т Клёна, д. 12, Москва'],
  ['Дубовый проспект', 'Москва', 'Дубовый пр., 12, Москва'],
  ['Λεωφόρος Ελιάς', 'Αθήνα', 'Λεωφ. Ελιάς 12, Αθήνα'],
  ['JALAN JENDERAL JATI', 'JAKARTA', 'Jl. Jend. Jati No. 12, Jakarta'],
  ['Bogstadveien', 'Oslo', 'Bogstadvn. 12, Oslo'],
  ['Strada Sfântul Stejar', 'Iași', 'str. Sf. Stejar nr.12, Iasi'],
  ['Boulevard Mohammed Arganier', 'Rabat', '12, Bd Med Arganier, Rabat'],
  ['شارع النخيل', 'القاهرة', '١٢ ش النخيل، القاهرة'],
  ['MAHATMA BANYAN ROAD', 'PUNE', '12, M.B. Road, Pune'],
  ['MARTIN LUTHER ELM JUNIOR BOULEVARD', 'DOVER', '12 MLE Blvd, Dover'],
  ['SOUTH MALL', 'CORK', '12 Sth. Mall, Cork'],
  ['SAINT ELMS ROAD', 'LONDON', "12 St. Elm's Rd, London"],
  ['ELM STREET UPPER', 'DUBLIN', '12 Upper Elm St, Dublin'],
  ['M STREET NORTHWEST', 'DOVER', '12 M St, N.W., Dover'],
  ['NORTHEAST 30TH STREET', 'DOVER', '12 NE 30TH ST DOVER'],
  ['NORTHWEST 1ST STREET', 'DOVER', '12 nw 1 st dover'],
  ['FIRST STREET', 'DOVER', '12 1st St, Dover'],
  ['5TH AVENUE', 'DOVER', '12 Fifth Avenue, Dover'],
  ['LUCERNE DRIVE SOUTH EAST', 'DOVER', '12 LUCERNE DR S E DOVER'],
  ['WEST AVENUE K', 'DOVER', '12 w ave k dover'],
  ['EAST CENTER STREET', 'DOVER', '12 Center St E, Dover'],
  ['COUNTY ROAD MM', 'DOVER', '12 County Rd MM, Dover'],
  ['MOUNT ELM AVENUE', 'DOVER', '12 Mt. Elm Ave, Dover'],
  ['DOCTOR ELM JUNIOR DRIVE', 'DOVER', '12 Dr. Elm Jr. Dr, Dover'],
  ['NORTH 1250 WEST', 'DOVER', '12 N 1250 W, Dover'],
  ['THE GREEN', 'DOVER', '12 The Green, Dover'],
  ['THE AVENUE', 'DOVER', '12 The Ave, Dover'],
  ['BANK STREET', 'DOVER', '12 Bank St, Dover'],
  ['EAST STREET', 'DOVER', '12 East St, Dover'],
  ["BOULEVARD RENE-D'ORME OUEST", 'MONTREAL', "12 boul. René-d'Orme O., Montréal"],
];

const named = (forms: readonly Form[]) =>
  forms.map(([street, city, line, number = '12']) => ({ street, city, line, number }));

test.each(named(SAME))('$street in $city is meant by $line', ({ street, city, line, number }) => {
  const set = registerOf([
    [number, street, city],
    ['14', street, city],
    ['12', 'Elsewhere Lane', city],
  ]);
  expect(asked(set, line)).toBe(`${number} ${street}, ${city}`);
  set.close();
});

const OTHERWISE: readonly Form[] = [
  ['CALLE ROBLE', 'SEVILLA', 'Roble 12, Sevilla'],
  ['Dubová iela', 'Rīga', 'Dubova 12, Riga'],
  ['Padre Pino Poniente', 'MÉRIDA', 'Padre Pino 12, Mérida'],
  ['ulica Dębowa', 'Warszawa', 'Dębowa 12, Warszawa'],
  ['VIA GIUSEPPE QUERCIA', 'TORINO', 'via Quercia 12, Torino'],
  ['ELM BOULEVARD', 'DOVER', '12 Elm, Dover'],
  ['WEST ELMTREE STREET NORTHWEST', 'DOVER', '12 West Elmtree St, Dover'],
  ['ELMTREE STREET', 'DOVER', '12 Elmtee St, Dover'],
  ['STATE ROUTE 9', 'DOVER', '12 Rte 9, Dover'],
];

test.each(named(OTHERWISE))('$street in $city is what $line was to say', ({ street, city, line, number }) => {
  const set = registerOf([
    [number, street, city],
    [number, 'Elsewhere Lane', city],
  ]);
  expect(asked(set, line)).toBe(`~${number} ${street}, ${city}`);
  set.close();
});

test.each<[line: string, number: string]>([
  ['12bis rue Orme, Lyon', '12 bis'],
  ['12 bis, rue Orme Lyon', '12 bis'],
  ['Three rue Orme, Lyon', '3'],
  ['W211 N16601 rue Orme, Lyon', 'W211 N16601'],
  ['123 1/2 rue Orme, Lyon', '123 1/2'],
  ['No 5, rue Orme, Lyon', '5'],
  ['rue Orme 5-7 Lyon', '5-7'],
])('the number of %s is %s', (line, number) => {
  const numbers = ['2', '3', '5', '7', '5-7', '12', '12 bis', '123 1/2', 'W211 N16601'];
  const set = registerOf(numbers.map((one): RegisterRow => [one, 'Rue Orme', 'Lyon']));
  expect(asked(set, line)).toBe(`${number} Rue Orme, Lyon`);
  set.close();
});

test.each<[line: string, answer: string]>([
  ['Flat 2, 5 Elm St, Dover', 'FLAT 2, 5 ELM STREET, DOVER'],
  ['5 Elm St Apt 2, Dover', 'FLAT 2, 5 ELM STREET, DOVER'],
  ['5 Elm St # 2, Dover', 'FLAT 2, 5 ELM STREET, DOVER'],
  ['5 Elm St, Flat 9, Dover', '5 ELM STREET, DOVER (FLAT 9)'],
  ['5 Elm St, Dover', '5 ELM STREET, DOVER'],
])('%s is %s', (line, answer) => {
  const set = registerOf([
    ['5', 'ELM STREET', 'DOVER', '', 'FLAT 2'],
    ['5', 'ELM STREET', 'DOVER', '', 'FLAT 3'],
    ['5', 'ELM STREET', 'DOVER'],
  ]);
  expect(asked(set, line)).toBe(answer);
  set.close();
});

test.each<[country: string, answer: string]>([
  ['CZ', '1284/12 Dubová, Praha'],
  ['NL', '- Dubová, Praha (12)'],
])('the second of two numbers is a house number in %s: %s', (country, answer) => {
  const set = registerOf([['1284/12', 'Dubová', 'Praha']]);
  expect(asked(set, 'Dubová 12, Praha', { country })).toBe(answer);
  set.close();
});
