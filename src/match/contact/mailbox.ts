// Which addresses of mail lead to one mailbox, as their providers say: dots that are no part of the name, tags behind a
// plus or a hyphen, and domains that are names of one service.

interface Provider {
  /** The domain that stands for all of its own. */
  readonly domain: string;
  readonly ignoresDots: boolean;
  /** What a tag begins with. */
  readonly tag: string;
}

const plus = (domain: string): Provider => ({ domain, ignoresDots: false, tag: '+' });
const gmail: Provider = { domain: 'gmail.com', ignoresDots: true, tag: '+' };

/** Names of one provider with a mailbox of its own each. */
const PLUS_TAGS = `outlook.com outlook.com.au outlook.co.nz hotmail.com hotmail.com.au hotmail.co.nz
  hotmail.co.uk live.com live.com.au live.co.uk msn.com windowslive.com fastmail.com fastmail.fm
  fastmail.com.au zoho.com zoho.com.au`;
const HYPHEN_TAGS = 'yahoo.com yahoo.com.au yahoo.co.nz yahoo.co.uk yahoo.co.in ymail.com rocketmail.com y7mail.com';

/**
 * Domain → how its mailboxes are told apart. As the providers' pages of help say: dots and tags of Gmail, which
 * googlemail.com is a name of; plus tags of Outlook, Fastmail, Proton and iCloud; hyphen tags of Yahoo.
 */
const PROVIDERS: ReadonlyMap<string, Provider> = new Map<string, Provider>([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ...PLUS_TAGS.split(/\s+/).map((domain): [string, Provider] => [domain, plus(domain)]),
  ...['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'].map((domain): [string, Provider] => [
    domain,
    plus('proton.me'),
  ]),
  ...['icloud.com', 'me.com', 'mac.com'].map((domain): [string, Provider] => [domain, plus('icloud.com')]),
  ...HYPHEN_TAGS.split(' ').map((domain): [string, Provider] => [domain, { domain, ignoresDots: false, tag: '-' }]),
]);

/** The mailbox behind an address, both parts in small letters. */
export function mailboxOf(local: string, domain: string): { readonly local: string; readonly domain: string } {
  const provider = PROVIDERS.get(domain);
  if (provider === undefined) return { local, domain };
  const tag = local.indexOf(provider.tag);
  const name = tag > 0 ? local.slice(0, tag) : local;
  return { local: provider.ignoresDots ? name.replaceAll('.', '') : name, domain: provider.domain };
}
