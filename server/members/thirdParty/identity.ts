import * as z from 'zod/mini';
import { emailSchema, handleSchema } from '#contract/members/account.ts';
import { handleMistakes } from '#server/members/handles.ts';

/** Who somebody is at a provider; the account is (issuer, subject), `email` is empty when none was told. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly suggestedHandle: string;
}

const LONGEST_HANDLE = 24;
const LONGEST_NAME = 200;

const text = z.catch(z.optional(z.string()), undefined);

/** What is read of a provider's claims; roles, groups and whatever else they say are left unread. */
export const claimsSchema = z.object({
  email: text,
  email_verified: z.catch(z.optional(z.boolean()), undefined),
  preferred_username: text,
  nickname: text,
  name: text,
});
export type Claims = z.infer<typeof claimsSchema>;

const accountSchema = z.object({
  iss: z.string().check(z.minLength(1), z.maxLength(2000)),
  sub: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[ -~]+$/)),
});

/** A handle made of a name under the rules of registration; empty when nothing fitting remains. */
export function handleFrom(name: string): string {
  const letters = name
    .slice(0, LONGEST_NAME)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '_')
    .replaceAll(/_{2,}/g, '_')
    .replaceAll(/^[_-]+|[_-]+$/g, '')
    .slice(0, LONGEST_HANDLE)
    .replace(/[_-]+$/, '');
  const isFitting = z.safeParse(handleSchema, letters).success && handleMistakes(letters).length === 0;
  return isFitting ? letters : '';
}

function suggestHandle({ preferred_username, nickname, name, email }: Claims): string {
  const names = [preferred_username, nickname, name, email].map((one) => one?.split('@')[0] ?? '');
  return names.map(handleFrom).find((handle) => handle !== '') ?? '';
}

/** The identity that verified claims tell of, or null when they name nobody. */
export function identityOf(account: unknown, claims: unknown): Identity | null {
  const who = z.safeParse(accountSchema, account);
  const about = z.safeParse(claimsSchema, claims);
  if (!who.success || !about.success) return null;
  const address = z.safeParse(emailSchema, about.data.email);
  return {
    issuer: who.data.iss,
    subject: who.data.sub,
    email: address.success ? address.data : '',
    isEmailVerified: address.success && about.data.email_verified === true,
    suggestedHandle: suggestHandle(about.data),
  };
}
