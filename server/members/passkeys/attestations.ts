import type { Attestation, AttestationOptions } from '#contract/members/passkeys.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Principal } from '../members.ts';
import { descriptorsOf, requireParty } from './assertions.ts';
import { type Binding, CEREMONY_MS, makeChallenge, takeChallenge } from './challenges.ts';
import { clientDataOf } from './clientData.ts';
import { knownTransports, type PasskeyRow, passkeysOf } from './passkeyRows.ts';
import { relyingPartyOf } from './relyingParty.ts';

type Ports = Pick<AppContext, 'db' | 'settings' | 'clock'>;

/** COSE numbers of what may sign: ES256, EdDSA, RS256; together every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257];

/** What a browser asks an authenticator to make; not again on one that has a passkey of this member. */
export async function askForAttestation(
  context: Ports,
  { memberId, handle }: Pick<Principal, 'memberId' | 'handle'>,
  binding: Binding,
): Promise<AttestationOptions> {
  const { id } = requireParty(context);
  return {
    challenge: await makeChallenge(context.db, binding, context.clock.now()),
    rp: { id, name: PRODUCT_NAME },
    user: { id: Buffer.from(memberId).toString('base64url'), name: handle, displayName: handle },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CEREMONY_MS,
    attestation: 'none',
    excludeCredentials: descriptorsOf(await passkeysOf(context.db, memberId)),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

type MadePasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

/** The passkey that an authenticator made for this visitor's challenge, which is used up; or why there is none, for the log. */
export async function checkAttestation(
  { db, settings, clock }: Ports,
  { id, rawId, type, response }: Attestation,
  binding: Binding,
): Promise<MadePasskey | string> {
  const party = relyingPartyOf(settings);
  const clientData = clientDataOf(response.clientDataJSON);
  if (!party || !clientData) return 'unreadable';
  if (!(await takeChallenge(db, clientData.challenge, binding, clock.now()))) return 'challenge';
  if (clientData.crossOrigin) return 'in a frame';
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: clientData.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return 'signature';
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: knownTransports(transports),
      isBackedUp: credentialBackedUp,
    };
  } catch (error) {
    return error instanceof Error ? error.message : 'unreadable';
  }
}
