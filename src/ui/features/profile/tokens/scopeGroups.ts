import type { TokenScope } from '#contract/members/tokenScopes.ts';

/** Scopes of one section, with their verbs: `admin.cards` has `read` and `write`. */
export interface ScopeGroup {
  readonly section: string;
  readonly scopes: readonly { readonly scope: TokenScope; readonly verb: string }[];
}

/** Scopes by their sections, both in the order in which they are offered. */
export function scopeGroups(scopes: readonly TokenScope[]): readonly ScopeGroup[] {
  const groups = new Map<string, { scope: TokenScope; verb: string }[]>();
  for (const scope of scopes) {
    const [section = '', verb = ''] = scope.split(':');
    groups.set(section, [...(groups.get(section) ?? []), { scope, verb }]);
  }
  return [...groups].map(([section, each]) => ({ section, scopes: each }));
}

/** What a section is called in the catalogue: `adminCards` for `admin.cards`. */
export const sectionKey = (section: string): string =>
  section.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());
