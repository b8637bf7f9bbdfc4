import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  Assertion,
  AssertionOptions,
  Attestation,
  AttestationOptions,
} from '#contract/members/passkeys.ts';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const CREDENTIAL_INCLUDED = 0x40;

/** What may be wrong with an answer; each as a bad browser or authenticator would have it. */
interface Ways {
  /** Default: that of the browser's page. */
  readonly origin?: string;
  /** Default: the one that was asked for. */
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** Default: one more than last time. */
  readonly counter?: number;
  /** Default: that of the passkey; null leaves it out. */
  readonly userHandle?: string | null;
  /** Signs with another key than the passkey's. */
  readonly isForged?: boolean;
}

/** One passkey on it. */
export interface SoftPasskey {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

const makeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** COSE_Key of ES256; https://www.rfc-editor.org/rfc/rfc9053#section-7.1.1 */
function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const parts: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return isoCBOR.encode(new Map(parts));
}

const uint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** An authenticator and the browser in front of it, with real keys and signatures by node:crypto. `counts` is whether it counts. */
export class SoftAuthenticator {
  readonly passkeys: SoftPasskey[] = [];
  readonly #origin: string;
  readonly #counts: boolean;

  constructor(origin: string, { counts = true } = {}) {
    this.#origin = origin;
    this.#counts = counts;
  }

  #clientData(type: string, challenge: string, ways: Ways): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: ways.type ?? type,
        challenge: ways.challenge ?? challenge,
        origin: ways.origin ?? this.#origin,
        crossOrigin: ways.crossOrigin ?? false,
      }),
    );
  }

  #authenticatorData(rpId: string, counter: number, ways: Ways, credential?: Uint8Array): Buffer {
    const flags =
      USER_PRESENT |
      (ways.isVerified === false ? 0 : USER_VERIFIED) |
      (this.#counts ? 0 : BACKUP_ELIGIBLE | BACKED_UP) |
      (credential ? CREDENTIAL_INCLUDED : 0);
    return Buffer.concat([
      sha256(ways.rpId ?? rpId),
      Buffer.of(flags),
      uint(counter, 4),
      ...(credential ? [credential] : []),
    ]);
  }

  /** Makes a passkey as a page asks for it. */
  make(options: AttestationOptions, ways: Ways = {}): Attestation {
    const { publicKey, privateKey } = makeKey();
    const id = randomBytes(32);
    const counter = ways.counter ?? 0;
    this.passkeys.push({ id: base64url(id), userHandle: options.user.id, privateKey, counter });
    const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseOf(publicKey)]);
    const authData = this.#authenticatorData(options.rp.id, counter, ways, credential);
    const parts: [string, string | Uint8Array | Map<string, string>][] = [
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ];
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge, ways)),
        attestationObject: base64url(isoCBOR.encode(new Map(parts))),
        transports: ['internal', 'not-known-yet'],
      },
    };
  }

  /** Signs with its newest passkey that is allowed, or with `passkey`. */
  sign(options: AssertionOptions, ways: Ways = {}, given?: SoftPasskey): Assertion {
    const allowed = new Set(options.allowCredentials.map(({ id }) => id));
    const passkey =
      given ?? this.passkeys.findLast(({ id }) => allowed.size === 0 || allowed.has(id)) ?? this.passkeys[0];
    if (!passkey) throw new Error('This authenticator has no passkey.');
    passkey.counter = ways.counter ?? (this.#counts ? passkey.counter + 1 : 0);
    const clientData = this.#clientData('webauthn.get', options.challenge, ways);
    const authenticatorData = this.#authenticatorData(options.rpId, passkey.counter, ways);
    const key = ways.isForged ? makeKey().privateKey : passkey.privateKey;
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const { userHandle = passkey.userHandle } = ways;
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(createSign('sha256').update(signed).sign(key)),
        ...(userHandle === null ? {} : { userHandle }),
      },
    };
  }
}
