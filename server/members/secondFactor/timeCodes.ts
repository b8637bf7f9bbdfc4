import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const CODE = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS };
/** Clocks may differ by one step to either side. */
const WINDOW_STEPS = 1;

/** What an authenticator is told: `secret` in Base32 to type, `address` (otpauth:) to scan. */
export interface Enrolment {
  readonly secretBytes: Uint8Array;
  readonly secret: string;
  readonly address: string;
}

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** A new secret of 160 random bits for a member's authenticator. */
export function enrol(handle: string): Enrolment {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ ...CODE, issuer: 'Passleft', label: handle, secret });
  return { secretBytes: secret.bytes, secret: secret.base32, address: totp.toString() };
}

/** The step of time that six digits stand for, now or one step off; null when they are wrong. */
export function stepOf(secret: Uint8Array, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = TOTP.validate({
    ...CODE,
    token: code,
    secret: secretOf(secret),
    timestamp: nowMs,
    window: WINDOW_STEPS,
  });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp: nowMs }) + delta;
}
