// What replies to a recipient mean, as rules of which the first that fits decides. Facts they stand on: RFC 5321 4.2,
// RFC 3463 and the IANA registry of enhanced status codes (7504 for null MX, 7293 for changed owners, 6710), the public
// documentation of large providers for codes of their own, and words that server programs write by default.
//
// Words about the one who asks stand first: a server that refuses a machine often says so under the status of a mailbox
// that is not there, and that is no statement about the mailbox. Then statuses, words about the mailbox, and codes.

export type ReplyClass =
  | 'accepted'
  /** 252: it takes the name without looking. */
  | 'not-verified'
  | 'mailbox-absent'
  | 'mailbox-disabled'
  | 'mailbox-full'
  | 'moved'
  | 'domain-unknown'
  | 'relay-denied'
  | 'greylisted'
  | 'temporary'
  | 'rate-limited'
  /** This machine, its name or its address is refused. */
  | 'probe-blocked'
  | 'sender-rejected'
  | 'policy'
  | 'protocol'
  /** A refusal that says nothing of the mailbox. */
  | 'other';

export interface ReplyRule {
  readonly is: ReplyClass;
  /** Codes that it is for; all if absent. */
  readonly codes?: readonly number[];
  /** Enhanced status; any, or none, if absent. */
  readonly status?: RegExp;
  /** The text in lower case without addresses; '' is matched by `NO_TEXT`. */
  readonly text?: RegExp;
}

const NO_TEXT = /^$/;

/** Words about the machine that asks, its connections and its sender. They are looked for under every code. */
const ABOUT_US: readonly ReplyRule[] = [
  { is: 'probe-blocked', text: /reputation|user complaints|unexpected volume|unusual (?:rate|traffic)/ },
  { is: 'greylisted', text: /gr[ae]y.?list|postgrey|greet(?:ing)? pause/ },
  {
    is: 'rate-limited',
    text: new RegExp(
      'too many (?!hops)|too (?:fast|frequent|quick)|try again slower|slow(?:er)? down|throttl|rate.?limit|at a rate|' +
        'connection (?:rate|limit)|(?:rate|limit|maximum)[^.]{0,30}(?:exceeded|reached)|' +
        'exceed[^.]{0,30}(?:rate|connections?)\\b',
    ),
  },
  { is: 'other', text: /\b(?:mailbox|account|user|recipient)\b[^.;:]{0,30}\bblocked\b/ },
  {
    is: 'probe-blocked',
    text: new RegExp(
      '\\bblock(?:ed|ing)\\b|(?:black|block|deny)[ -]?list|\\blisted (?:at|in|on|by)\\b|spamhaus|spamcop|\\bsorbs\\b|' +
        'barracuda|abuseat|uceprotect|senderbase|dnsbl|\\brbl\\b|\\bbanned\\b|reverse.?(?:dns|lookup|host)|' +
        '\\brdns\\b|\\bptr\\b|(?:find|resolve|verify|lookup) your (?:reverse |host|ip|name)|' +
        'client host|\\b(?:helo|ehlo)\\b|' +
        '(?:connecting|sending|remote|source) (?:ip|host|server)|' +
        'your (?:ip|host|server|mail ?server|mail ?host|network|mta)\\b|' +
        'dynamic(?:ally)? (?:ip|address|host|assigned)|dial-?up|residential|spam (?:source|host)|spammer|' +
        '(?:access|mail|messages?|connections?) from [^;]{0,40}(?:denied|refused|rejected|not (?:allow|accept)ed)',
    ),
  },
  { is: 'probe-blocked', status: /^[45]\.7\.(?:25|511|6[0-4]\d|650|7[05]\d)$/ },
  {
    is: 'sender-rejected',
    text: new RegExp(
      '\\bspf\\b|\\bdkim\\b|\\bdmarc\\b|\\bsender(?:.s)? (?:address|domain|rejected|denied|refused|verif|not|unknown|' +
        'is|must|invalid|has|policy|id)|(?:invalid|unknown|bad|unverified|forged|envelope) sender|of (?:the )?sender|' +
        'return.?path|mail from\\b|call(?:out|back)|sender.?verif|verif\\w* (?:of |the )?sender',
    ),
  },
  { is: 'sender-rejected', status: /^[45]\.(?:1\.[78]|7\.(?:2[0-4]|2[67]|515))$/ },
  { is: 'relay-denied', text: /\brelay|rcpthosts/ },
];

/** Words about messages, of which there is none, and about the state of the server. */
const BESIDE_THE_POINT: readonly ReplyRule[] = [
  {
    is: 'other',
    text: new RegExp(
      'message (?:is )?(?:too|size|exceeds|length)|rfc.?\\d?[258]22|\\bvirus|\\bheaders?\\b|message content|' +
        'protocol returned|user reject',
    ),
  },
  { is: 'other', status: /^[45]\.(?:6\.\d+|2\.3|3\.4)$/ },
  {
    is: 'temporary',
    text: /(?:system|disk|server|queue|spool|file ?system) (?:is )?(?:full|storage)|insufficient system/,
  },
  { is: 'mailbox-full', status: /^[45]\.2\.2$/ },
  {
    is: 'mailbox-full',
    text: new RegExp(
      'over.?quota|quota (?:is )?(?:exceeded|full|violation)|exceed\\w* (?:\\w+ ){0,3}(?:quota|storage)|' +
        'out of storage|full (?:inbox|mailbox)|' +
        '(?:inbox|mailbox|mail box|mailfolder|account|user) (?:is )?(?:\\w+ )?(?:full|stuffed)\\b|' +
        'mailbox (?:size )?limit|(?:quota|storage|mailbox) exceeded|not enough (?:storage|space)',
    ),
  },
  { is: 'temporary', text: /tim(?:e|ed).?out|\btemporar|(?:try|retry)(?: again| your message)? later|in progress/ },
];

/** Words about the mailbox and the domain, of a refusal for good. */
const ABOUT_THE_MAILBOX: readonly ReplyRule[] = [
  {
    is: 'moved',
    text: /\b(?:has|have) (?:been )?(?:moved|replaced)|user not local|please try </,
  },
  {
    is: 'mailbox-disabled',
    text: new RegExp(
      '(?:account|mailbox|mail box|user|recipient|address|customer)\\b[^.;:]{0,40}\\b(?:disabled|suspend\\w*|' +
        'inactive|deactivated|locked|closed|expired|not activ\\w+|terminated|cancell?ed|discontinued)|' +
        '(?:disabled|suspended|inactive|deactivated|closed|expired) (?:account|mailbox|user|recipient|address)|' +
        'disableduser',
    ),
  },
  {
    is: 'mailbox-absent',
    text: new RegExp(
      'unknown (?:user|recipient|mailbox|account|local|e?-?mail|address|to )|user unknown|' +
        'no (?:such|valid) (?:user|recipients?|mailbox|account|address|person|id|local|e?-?mail|customer|name|one)|' +
        'no (?:mailbox|mail-box|account|user)\\b|not our customer|' +
        '(?:user|mailbox|mail box|recipient|account|address|alias|inbox|name)\\b[^.;]{0,60}' +
        "(?:not found|\\bunknown|n[o']t exist|" +
        "\\binvalid|\\bunavailable|unrecogni[sz]ed|not (?:recogni[sz]ed|known|valid|listed|here)|isn't valid|" +
        'no longer (?:exists?|valid|available|in use)|undeliverable)|' +
        "(?:does ?n[o']t|do not|did not) have an?\\b.{0,60}\\baccount|undeliverable address|bad destination mailbox|" +
        '(?:invalid|bad|nonexistent|non-existent|unrecogni[sz]ed) ' +
        '(?:recipient|mailbox|user|address|account|destination)|' +
        'not a (?:valid|known) (?:user|recipient|mailbox|address|account)|unknown in [^.]{0,40}table|' +
        'recipientnotfound|no user record|nobody here|delivery to this address is (?:impossible|not possible)',
    ),
  },
  {
    is: 'mailbox-absent',
    text: new RegExp(
      'utilisateur inconnu|destinataire inconnu|adresse inconnue|benutzer unbekannt|unbekannter (?:benutzer|empf)|' +
        'empf(?:ä|ae)nger (?:unbekannt|existiert nicht)|usuario (?:desconocido|inexistente|no existe)|' +
        'destinatario (?:desconocido|sconosciuto|inesistente)|utente (?:sconosciuto|inesistente)|' +
        'usu[áa]rio (?:desconhecido|inexistente|n[ãa]o existe)|onbekende (?:gebruiker|ontvanger)|用户不存在|' +
        '存在しません|нет такого пользователя|пользователь не найден',
    ),
  },
];

export const replyRules: readonly ReplyRule[] = [
  ...ABOUT_US,
  ...BESIDE_THE_POINT,
  // Owners that changed (RFC 7293) and a mailbox that is disabled (RFC 6710) have their statuses among those of policy.
  { is: 'mailbox-absent', status: /^[45]\.7\.17$/ },
  { is: 'domain-unknown', status: /^[45]\.7\.18$/ },
  { is: 'mailbox-disabled', status: /^[45]\.7\.13$/ },
  { is: 'policy', status: /^5\.7\./ },
  {
    is: 'policy',
    text: /access denied|not permitted|not (?:allowed|authori[sz]ed) to|authenticat|prohibit|polic(?:y|ies)\b|\bspam\b/,
  },
  {
    is: 'domain-unknown',
    text: new RegExp(
      '(?:host|domain) (?:is )?(?:unknown|not found|invalid)|unknown (?:host|domain)|no such (?:host|domain)|null mx|' +
        "domain (?:does ?n[o']t|do not) (?:exist|accept)|tenant[^.]{0,20}not found",
    ),
  },
  { is: 'mailbox-absent', status: /^5\.1\.10$/, text: /recipient/ },
  { is: 'domain-unknown', status: /^5\.1\.(?:2|10)$/ },
  { is: 'moved', status: /^5\.1\.6$/ },
  { is: 'mailbox-absent', status: /^5\.1\.[13]$/ },
  { is: 'mailbox-absent', status: /^5\.1\.0$/, text: /^$|address (?:rejected|invalid|error)/ },
  { is: 'mailbox-disabled', status: /^5\.2\.1$/ },
  ...ABOUT_THE_MAILBOX,
  { is: 'temporary', status: /^[45]\.[34]\.\d+$/ },
  { is: 'protocol', status: /^5\.5\.[1246]$/ },
  { is: 'rate-limited', status: /^5\.5\.3$/ },
  // A code that stands alone means what the RFC says of it.
  { is: 'mailbox-absent', codes: [550], status: /^$/, text: NO_TEXT },
  { is: 'moved', codes: [551], status: /^$/, text: NO_TEXT },
  { is: 'mailbox-full', codes: [552], status: /^$/, text: NO_TEXT },
  { is: 'relay-denied', codes: [553], status: /^$/, text: NO_TEXT },
  { is: 'domain-unknown', codes: [556, 521], status: /^$/, text: NO_TEXT },
  { is: 'protocol', codes: [500, 501, 502, 503, 504, 555] },
  { is: 'policy', codes: [523, 530, 534, 535, 538, 554, 570, 571] },
];

/** The same for refusals for now (4xx), where words about a mailbox mean little: it may be there in an hour. */
export const softReplyRules: readonly ReplyRule[] = [
  ...ABOUT_US,
  ...BESIDE_THE_POINT,
  { is: 'rate-limited', status: /^4\.5\.3$/ },
  { is: 'rate-limited', codes: [452], status: /^$/, text: NO_TEXT },
  { is: 'temporary' },
];
