// Everything an engine answers from: the installed data of each kind, opened when a request first needs it, and what is
// made of it once. A clock, a resolver or the network that an operation asks for is one more member here.
import type { AbroadLines } from '../address/abroad.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { SharedAddressSet } from '../data/addresses/read/open.js';
import type { EmailChecker } from '../email/checker.js';
import type { MailNetwork } from '../email/network/mail-network.js';
import type { Finder } from '../find/finder.js';
import type { EidCodec } from '../identify/eid.js';
import type { NearestRows } from '../geo/nearest.js';
import { AddressIds } from './resources/address-ids.js';
import { AddressSources } from './resources/address-sources.js';
import { AttributeSets } from './resources/attribute-sets.js';
import { CleanseContexts } from './resources/cleanse-contexts.js';
import { CompanySets } from './resources/company-sets.js';
import type { KnownNames } from '../data/known-names/known-names.js';
import { Gazetteers } from './resources/gazetteers.js';
import { MadeOnce, MadePerSet } from './resources/made-once.js';
import { OpenSets, type SetShares } from './resources/open-sets.js';
import { ReferenceSets } from './resources/reference-sets.js';
import type { PhoneSets } from './resources/phone-sets.js';
import type { SetsByKind } from './resources/sets-by-kind.js';
import { SuppressionLists } from './resources/suppression-lists.js';
import { TitleSets } from './resources/title-sets.js';
import type { WorldSets } from './resources/world-sets.js';
import type { WordSets } from './resources/word-sets.js';

export interface Resources {
  readonly dataDir: string;
  readonly installed: SetsByKind;
  /** Sources of truth. */
  readonly addresses: AddressSources;
  /** Places of all countries, and streets in them; `worldOf` makes it. */
  readonly world: MadeOnce<WorldSets>;
  /** Tells lines of other countries; `abroadOf` makes it. */
  readonly abroad: MadeOnce<AbroadLines>;
  /** Checks phone numbers; `phonesOf` makes it. */
  readonly phones: MadeOnce<PhoneSets>;
  /** What more is known of an address. */
  readonly attributes: AttributeSets;
  /** Registers of companies. */
  readonly companies: CompanySets;
  /** Localities and postcodes where no source of truth is asked. */
  readonly gazetteers: Gazetteers;
  /** What lines are cleansed against. */
  readonly cleansing: CleanseContexts;
  /** Names of people, where a street may be called after one. */
  readonly knownNames: MadeOnce<KnownNames>;
  /** What finds addresses as they are typed. */
  readonly finders: MadePerSet<Finder>;
  /** What finds the rows nearest to a point. */
  readonly nearest: MadeOnce<NearestRows>;
  /** Titles of the New Zealand land register. */
  readonly titles: TitleSets;
  /** Lists of the moved and the deceased. */
  readonly suppression: SuppressionLists;
  /** Records that others are matched with. */
  readonly references: ReferenceSets;
  /** Reads ids of addresses. */
  readonly ids: AddressIds;
  /** The operator's key for eids. */
  readonly eids: MadeOnce<EidCodec>;
  /** Looks at email addresses, and remembers their domains. */
  readonly emails: MadeOnce<EmailChecker>;
  /** Asks name servers and mail servers; `mailNetworkOf` makes it. */
  readonly mail: MadeOnce<MailNetwork>;
  /** Three words and their places; `wordsOf` makes them. */
  readonly threeWords: MadeOnce<WordSets>;
  /** What was noticed of a network while it was asked, for whoever runs the engine. */
  remarks(): readonly string[];
  /** Closes every file that was opened, and ends what is being asked of others. */
  close(): void;
}

/** What another thread holds in shared memory. */
export interface SharedData {
  readonly sets: SetShares;
  readonly attributes: SetShares;
  readonly suppression: SetShares;
}

/** The data of a folder; nothing is opened yet. `shared`: what is attached instead of opened. */
export function openResources(
  dataDir: string,
  installed: SetsByKind,
  gazetteer: AddressSet | SharedAddressSet,
  shared: SharedData = { sets: {}, attributes: {}, suppression: {} },
): Resources {
  const sets = new OpenSets(dataDir, shared.sets);
  const addresses = new AddressSources(installed.addresses, sets);
  const attributes = new AttributeSets(dataDir, installed.attributes, shared.attributes);
  const companies = new CompanySets(dataDir, installed.companies);
  const gazetteers = new Gazetteers(gazetteer, installed.postcodes, sets);
  const world = new MadeOnce<WorldSets>();
  const mail = new MadeOnce<MailNetwork>();
  const phones = new MadeOnce<PhoneSets>();
  const titles = new TitleSets(dataDir, installed.titles);
  const references = new ReferenceSets(dataDir, installed.references);
  const suppression = new SuppressionLists(dataDir, installed.suppression, shared.suppression);
  return {
    dataDir,
    installed,
    addresses,
    world,
    abroad: new MadeOnce(),
    phones,
    attributes,
    companies,
    gazetteers,
    cleansing: new CleanseContexts(addresses, gazetteers),
    knownNames: new MadeOnce(),
    finders: new MadePerSet(),
    nearest: new MadeOnce(),
    titles,
    references,
    suppression,
    ids: new AddressIds(),
    eids: new MadeOnce(),
    emails: new MadeOnce(),
    mail,
    threeWords: new MadeOnce(),
    remarks: () => mail.made?.notes() ?? [],
    close() {
      for (const set of [sets, attributes, gazetteers, companies, titles, references, suppression]) set.close();
      for (const made of [world.made, mail.made, phones.made]) made?.close();
    },
  };
}
