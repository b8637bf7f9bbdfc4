import type { Assertion, AssertionOptions } from '#contract/members/passkeys.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { refusal } from '#server/http/refusalError.ts';
import { type Binding, CEREMONY_MS, makeChallenge, takeChallenge } from './challenges.ts';
import { clientDataOf } from './clientData.ts';
import { findPasskey, knownTransports, noteSigned, type PasskeyRow } from './passkeyRows.ts';
import { type RelyingParty, relyingPartyOf } from './relyingParty.ts';

type Ports = Pick<AppContext, 'db' | 'settings' | 'clock'>;

/** The site as authenticators know it; throws 404 `passkeysOff` where they know none. */
export function requireParty({ settings }: Pick<AppContext, 'settings'>): RelyingParty {
  const party = relyingPartyOf(settings);
  if (!party) throw refusal('passkeysOff');
  return party;
}

/** How authenticators are told which passkeys are meant. */
export const descriptorsOf = (passkeys: readonly Pick<PasskeyRow, 'credentialId' | 'transports'>[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: knownTransports(transports),
  }));

/** What a browser asks an authenticator to sign; `allowed` is empty for any passkey of this site. Throws `passkeysOff`. */
export async function askForAssertion(
  context: Ports,
  binding: Binding,
  allowed: readonly Pick<PasskeyRow, 'credentialId' | 'transports'>[],
): Promise<AssertionOptions> {
  const { id: rpId } = requireParty(context);
  return {
    challenge: await makeChallenge(context.db, binding, context.clock.now()),
    rpId,
    timeout: CEREMONY_MS,
    userVerification: 'required',
    allowCredentials: descriptorsOf(allowed),
  };
}

/** Whom a signature proves, or why it proves nobody: for the log, never for whoever asks. */
export type AssertionOutcome =
  | { readonly kind: 'proved'; readonly passkey: PasskeyRow }
  | { readonly kind: 'refused'; readonly why: string };

const refused = (why: string): AssertionOutcome => ({ kind: 'refused', why });

/**
 * Checks a signature over a challenge that was made for this ceremony and visitor, and uses the challenge up. `memberId`
 * is whose passkey it has to be; without it the authenticator has to say whose it is, and did so when it was made.
 */
export async function checkAssertion(
  { db, settings, clock }: Ports,
  assertion: Assertion,
  binding: Binding,
  memberId: string | null,
): Promise<AssertionOutcome> {
  const party = relyingPartyOf(settings);
  const clientData = clientDataOf(assertion.response.clientDataJSON);
  if (!party || !clientData) return refused('unreadable');
  if (!(await takeChallenge(db, clientData.challenge, binding, clock.now()))) return refused('challenge');
  if (clientData.crossOrigin) return refused('in a frame');
  const passkey = await findPasskey(db, assertion.id);
  if (!passkey) return refused('unknown');
  if (memberId !== null && passkey.memberId !== memberId) return refused('of somebody else');
  const { userHandle = null } = assertion.response;
  const isOwners = userHandle === Buffer.from(passkey.memberId).toString('base64url');
  if (userHandle === null ? memberId === null : !isOwners) return refused('user handle');
  const checked = await checkSignature(party, assertion, clientData.challenge, passkey);
  if (typeof checked === 'string') return refused(checked);
  const isUsed = await noteSigned(db, passkey.id, { ...checked, at: new Date(clock.now()) });
  return isUsed ? { kind: 'proved', passkey } : refused('used or removed meanwhile');
}

/** The new count and state, or why the signature is not good. */
async function checkSignature(
  party: RelyingParty,
  { id, rawId, type, response }: Assertion,
  expectedChallenge: string,
  { credentialId, publicKey, counter }: PasskeyRow,
): Promise<{ readonly counter: number; readonly isBackedUp: boolean } | string> {
  // Takes most of a second to load, for certificates that are never asked for here; few processes ever need it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle: _, ...signed } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    });
    return verified
      ? { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
      : 'signature';
  } catch (error) {
    return error instanceof Error ? error.message : 'unreadable';
  }
}
