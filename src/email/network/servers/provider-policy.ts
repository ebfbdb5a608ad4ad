// What is known of those who run mail for many domains, by the names of their mail servers: how gently each is asked,
// and what its answers are worth. Facts of public documentation and of what those servers answer.

export interface ProviderPolicy {
  /** One name for all of its servers: they are asked as one. */
  readonly provider: string;
  /** Milliseconds between two recipients. */
  readonly pauseMs: number;
  /** True if two recipients of which one is made up are too many for one connection. */
  readonly isCatchAllApart: boolean;
  /**
   * `mailbox`: a mailbox that is taken exists, as far as the test with a made-up name shows. `refusals`: it takes any
   * and sends a bounce later, so that only a refusal means something. `nothing`: it is not asked at all.
   */
  readonly tells: 'mailbox' | 'refusals' | 'nothing';
}

const LARGE = { pauseMs: 1000, isCatchAllApart: true, tells: 'mailbox' } as const;
const GATEWAY = { pauseMs: 1000, isCatchAllApart: true, tells: 'mailbox' } as const;
const LATE_BOUNCES = { pauseMs: 1000, isCatchAllApart: true, tells: 'refusals' } as const;
const PARKED = { pauseMs: 0, isCatchAllApart: false, tells: 'nothing' } as const;

type Treatment = Omit<ProviderPolicy, 'provider'>;

/** By the end of the server's name. */
const BY_SUFFIX: ReadonlyMap<string, Treatment> = new Map<string, Treatment>(
  Object.entries({
    // Mailboxes for the public and for firms.
    'google.com': LARGE,
    'googlemail.com': LARGE,
    'outlook.com': LARGE,
    'mx.microsoft': LARGE,
    'hotmail.com': LARGE,
    'yahoodns.net': LATE_BOUNCES,
    'icloud.com': LARGE,
    'zoho.com': LARGE,
    'zoho.eu': LARGE,
    'zoho.com.au': LARGE,
    'messagingengine.com': LARGE,
    'protonmail.ch': LARGE,
    'mail.ru': LARGE,
    'yandex.net': LARGE,
    'yandex.ru': LARGE,
    'gmx.net': LARGE,
    'web.de': LARGE,
    'kundenserver.de': LARGE,
    'ovh.net': LARGE,
    'secureserver.net': LARGE,
    'emailsrvr.com': LARGE,
    'qq.com': LARGE,
    'netease.com': LARGE,
    'amazonaws.com': LARGE,
    'comcast.net': LARGE,
    // Providers of Australia and New Zealand.
    'bigpond.com': LARGE,
    'optusnet.com.au': LARGE,
    'iinet.net.au': LARGE,
    'tpg.com.au': LARGE,
    'dodo.com.au': LARGE,
    'xtra.co.nz': LARGE,
    'orcon.net.nz': LARGE,
    'vodafone.co.nz': LARGE,
    // Filters in front of other servers.
    'mimecast.com': GATEWAY,
    'mimecast.co.za': GATEWAY,
    'pphosted.com': GATEWAY,
    'ppe-hosted.com': GATEWAY,
    'messagelabs.com': GATEWAY,
    'iphmx.com': GATEWAY,
    'barracudanetworks.com': GATEWAY,
    'antispamcloud.com': GATEWAY,
    'trendmicro.com': GATEWAY,
    'trendmicro.eu': GATEWAY,
    'mailcontrol.com': GATEWAY,
    'mxthunder.net': GATEWAY,
    'hornetsecurity.com': GATEWAY,
    'sophos.com': GATEWAY,
    'cloudflare.net': GATEWAY,
    // Servers of domains that are for sale: they take whatever comes.
    'above.com': PARKED,
    'h-email.net': PARKED,
    'sedoparking.com': PARKED,
    'parkingcrew.net': PARKED,
    'bodis.com': PARKED,
    'hostedmxserver.com': PARKED,
  }),
);

const SMALL: Treatment = { pauseMs: 0, isCatchAllApart: false, tells: 'mailbox' };

/** How the server of this name (lower case) is asked. */
export function policyOf(host: string): ProviderPolicy {
  for (let at = 0; at >= 0; at = host.indexOf('.', at + 1)) {
    const suffix = at === 0 ? host : host.slice(at + 1);
    const treatment = BY_SUFFIX.get(suffix);
    if (treatment) return { provider: suffix, ...treatment };
  }
  return { provider: host, ...SMALL };
}
