import { createHash } from 'node:crypto';
import type { OutwardRules } from '#server/net/outwardAddress.ts';
import { outwardFetch } from '#server/net/outwardFetch.ts';
import type { Settings } from '#server/settings.ts';

/** Characters of the hash that the service is shown; hundreds of passwords share them. */
const SHOWN_CHARACTERS = 5;
/** A sign-up waits no longer than this. */
const TIME_MS = 1500;
const ANSWER_BYTES = 256 * 1024;

/** The settings that decide where passwords are looked up. */
export type BreachSettings = Pick<Settings, 'breachedPasswords' | 'pushLoopbackCertificate'>;

/** Test builds reach a service on loopback by the certificate of their push service. */
const rulesOf = ({
  pushLoopbackCertificate,
}: BreachSettings): OutwardRules & { trustedCertificate?: string } =>
  pushLoopbackCertificate === undefined
    ? { allowsLoopback: false }
    : { allowsLoopback: true, trustedCertificate: pushLoopbackCertificate };

/**
 * Whether a password is known from a breach (ASVS V6.2.12). Only the first five characters of its SHA-1 leave the server
 * (k-anonymity, as api.pwnedpasswords.com takes them). Where no service is set, or it doesn't answer in 1.5 s, the answer is
 * no: nobody is kept out because another site is down.
 */
export async function isBreached(settings: BreachSettings, password: string): Promise<boolean> {
  const { breachedPasswords: service } = settings;
  if (service === null) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const [shown, rest] = [hash.slice(0, SHOWN_CHARACTERS), hash.slice(SHOWN_CHARACTERS)];
  try {
    const answer = await outwardFetch(`${service}/range/${shown}`, {
      ...rulesOf(settings),
      mayAsk: (host) => host === new URL(service).hostname,
      accept: 'text/plain',
      timeMs: TIME_MS,
      answerBytes: ANSWER_BYTES,
    });
    // A count of 0 is padding that hides how long the list is.
    return answer
      .toString('latin1')
      .split(/\r?\n/)
      .some((line) => {
        const [suffix, count] = line.split(':');
        return suffix === rest && count !== '0';
      });
  } catch {
    return false;
  }
}
