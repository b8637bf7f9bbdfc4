import { isIP } from 'node:net';
import type { Settings } from '#server/settings.ts';

/** For whom authenticators keep passkeys: the host of PUBLIC_URL, and the only origin that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Null where browsers offer no passkeys: at an address of numbers, which is no relying party identifier, and over plain
 * http to anything but localhost. https://w3c.github.io/webauthn/#relying-party-identifier
 */
export function relyingPartyOf({ publicUrl }: Pick<Settings, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isNumbers = hostname.startsWith('[') || isIP(hostname) > 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isNumbers || (protocol !== 'https:' && !isLocal) ? null : { id: hostname, origin };
}
