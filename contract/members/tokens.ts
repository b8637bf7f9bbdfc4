import * as z from 'zod/mini';
import { SCOPE_NAMES, type TokenScope } from './tokenScopes.ts';

/** What every token starts with, so that scanners of secrets find one that was published. */
export const TOKEN_START = 'plt_';
/** The longest life of a token, in days. */
export const TOKEN_DAYS = 90;
/** Tokens that one member may have. */
export const MOST_TOKENS = 20;
export const TOKEN_NAME_CHARACTERS = 60;

export const tokenScopeSchema = z.enum(SCOPE_NAMES as readonly [TokenScope, ...TokenScope[]]);

/**
 * What the owner asks for, with the proof: `code` is of the second factor, where one is on, else `currentPassword`, or
 * a sign-in of the last five minutes for accounts without one.
 */
export const makeTokenSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give the token a name.'),
      z.maxLength(TOKEN_NAME_CHARACTERS, 'Use at most 60 characters.'),
    ),
  scopes: z
    .array(tokenScopeSchema)
    .check(z.minLength(1, 'Choose at least one scope.'), z.maxLength(SCOPE_NAMES.length)),
  days: z.int().check(z.gte(1), z.lte(TOKEN_DAYS, 'A token lasts at most 90 days.')),
  currentPassword: z.optional(z.string().check(z.maxLength(1024))),
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type MakeToken = z.infer<typeof makeTokenSchema>;

/** A token as its owner sees it; times are ISO 8601, `lastUsedUtc` to the minute. */
export const tokenLineSchema = z.object({
  tokenId: z.string(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdUtc: z.string(),
  expiresUtc: z.string(),
  lastUsedUtc: z.nullable(z.string()),
});
export type TokenLine = z.infer<typeof tokenLineSchema>;

/** `offered`: the scopes that the role of who asks allows. */
export const tokenListSchema = z.object({
  tokens: z.array(tokenLineSchema),
  offered: z.array(tokenScopeSchema),
});
export type TokenList = z.infer<typeof tokenListSchema>;

/** `secret` is the token itself, which is told this once. */
export const madeTokenSchema = z.object({ token: tokenLineSchema, secret: z.string() });
export type MadeToken = z.infer<typeof madeTokenSchema>;
