// What asks name servers and mail servers about email addresses, which is loaded with the first call that wants it.
import type { Settings } from '../contract/settings.js';
import type { MailNetwork } from '../email/network/mail-network.js';
import type { MailSettings } from '../email/network/settings.js';
import type { EngineContext } from './context.js';

/** The engine's one. Throws `usage` for settings that cannot be. */
export async function mailNetworkOf({ mail, settings }: EngineContext): Promise<MailNetwork> {
  const { MailNetwork } = await import('../email/network/mail-network.js');
  return mail.get(() => new MailNetwork(mailSettings(settings)));
}

/** The settings by their names in the description of the operation, which says of what kind each is. */
const mailSettings = (settings: Settings): MailSettings => ({
  resolvers: settings['resolver'] as readonly string[] | undefined,
  probe: settings['probe'] as boolean | undefined,
  helo: settings['helo'] as string | undefined,
  mailFrom: settings['mailFrom'] as string | undefined,
  smtpPort: settings['smtpPort'] as number | undefined,
  allowPrivateMx: settings['allowPrivateMx'] as boolean | undefined,
});

/** Throws `usage` for settings that cannot be, before anybody asks anything. */
export async function requireMailSettings(settings: Settings): Promise<void> {
  const mail = mailSettings(settings);
  if (Object.values(mail).every((value) => value === undefined)) return;
  const { probeSettings, resolverAddresses } = await import('../email/network/settings.js');
  probeSettings(mail);
  resolverAddresses(mail.resolvers ?? []);
}
