import type { Recipe } from './recipeSchema.ts';

/** A recipe as this server asks it: test builds and mirrors have their sources elsewhere. */
export interface AskedRecipe extends Recipe {
  /** What stands in place of `https://host` of every address of the recipe; null asks it where it is. */
  readonly origin: string | null;
}

export const askedAt = (recipe: Recipe, origins: Readonly<Record<string, string>>): AskedRecipe => ({
  ...recipe,
  origin: origins[recipe.id] ?? null,
});

/** An address of a recipe as it is asked. Addresses of other hosts, as an answer may name them, stay what they are. */
export function addressAt({ origin, hosts }: AskedRecipe, address: string): string {
  if (origin === null || !URL.canParse(address)) return address;
  const { hostname, origin: own } = new URL(address);
  return hosts.includes(hostname) ? `${origin}${address.slice(own.length)}` : address;
}

/** Whether a host may be asked for a recipe. */
export const mayAskHost =
  ({ origin, hosts }: AskedRecipe) =>
  (host: string): boolean =>
    origin === null ? hosts.includes(host) : host === new URL(origin).hostname;
