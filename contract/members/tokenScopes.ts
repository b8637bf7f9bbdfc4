import type { Ability } from '../can.ts';

/**
 * What a personal access token may be given (product.md section 15), and the right that its owner needs for it, when the
 * token is made and at each use. There is no scope for everything: a section of the administration is one pair.
 */
export const TOKEN_SCOPES = {
  'games:read': 'joinTable',
  'drafts:read': 'joinTable',
  'drafts:play': 'joinTable',
  'tables:host': 'hostTable',
  'decks:read': 'joinTable',
  'decks:write': 'joinTable',
  'results:read': 'joinTable',
  'results:share': 'joinTable',
  'events:read': 'joinTable',
  'events:play': 'joinTable',
  'events:report': 'joinTable',
  'events:host': 'joinTable',
  'members:read': 'joinTable',
  'lists:read': 'keepLists',
  'lists:write': 'keepLists',
  'practice:read': 'joinTable',
  'practice:write': 'joinTable',
  'figures:read': 'seeCardFigures',
  'workshop:read': 'hostOwnList',
  'workshop:write': 'hostOwnList',
  'admin.overview:read': 'administer',
  'admin.tables:read': 'administer',
  'admin.tables:write': 'administer',
  'admin.cards:read': 'administer',
  'admin.cards:write': 'administer',
  'admin.sets:read': 'administer',
  'admin.sets:write': 'administer',
  'admin.games:read': 'administer',
  'admin.games:write': 'administer',
  'admin.drafting:read': 'administer',
  'admin.drafting:write': 'administer',
  'admin.exports:read': 'administer',
  'admin.exports:write': 'administer',
  'admin.imports:read': 'administer',
  'admin.imports:write': 'administer',
  'admin.sources:read': 'administer',
  'admin.sources:write': 'administer',
  'admin.images:read': 'administer',
  'admin.images:write': 'administer',
  'admin.achievements:read': 'administer',
  'admin.achievements:write': 'administer',
  'admin.analytics:read': 'administer',
  'admin.users:read': 'administer',
  'admin.users:write': 'administer',
  'admin.activity:read': 'administer',
} as const satisfies Record<string, Ability>;

export type TokenScope = keyof typeof TOKEN_SCOPES;

/** In the order in which they are offered. */
export const SCOPE_NAMES = /*#__PURE__*/ Object.keys(TOKEN_SCOPES) as readonly TokenScope[];

export const isScope = (word: string): word is TokenScope => Object.hasOwn(TOKEN_SCOPES, word);

/** Whether a scope is of the administration: each use of one is in the activity log. */
export const isAdminScope = (scope: TokenScope): boolean => scope.startsWith('admin.');

/**
 * What a route asks of a token: one scope, or `none` where no token is taken at all. `param`: the scope follows from what
 * is named in that place of the address; a name that is not there needs a scope that nobody has.
 */
export type TokenRule =
  | TokenScope
  | 'none'
  | { readonly param: string; readonly scopes: Readonly<Record<string, TokenScope>> };
