import type { GameDefinition } from '#contract/games/game.ts';

type Lane = GameDefinition['lanes'][number];

/** Signs that are drawn, each with words of the names of lanes that it suits. */
const SIGNS: readonly (readonly [sign: string, words: RegExp])[] = [
  ['flame', /fire|flame|ember|inferno|lava|blaze/],
  ['wave', /water|sea|tide|ocean|wave/],
  ['leaf', /forest|nature|leaf|grove|grass|plant|wood/],
  ['moon', /dark|darkness|night|moon|shadow|dusk/],
  ['sun', /light|sun|day|dawn|solar/],
  ['bolt', /lightning|electric|thunder|bolt|volt|storm/],
  ['peak', /earth|mountain|rock|peak/],
  ['eye', /psychic|mind|eye/],
  ['shield', /shield|defen[cs]e|guard/],
  ['crown', /crown|king|queen|royal/],
  ['gear', /metal|machine|tech|gear/],
  ['orbit', /space|planet|orbit/],
  ['coin', /gold|coin|trade/],
  ['heart', /heart|love|life/],
  ['blade', /war|sword|blade/],
  ['star', /star|cosmic/],
];

export const SIGN_NAMES: readonly string[] = SIGNS.map(([sign]) => sign);

/**
 * Gives lanes the sign that goes with their name: a drawn one that suits a word of it, else its first letter, or two
 * letters where lanes begin alike. It doesn't depend on the order of the lanes. `used` are signs of other lanes.
 */
export function withSigns<Some extends Pick<Lane, 'label'>>(
  lanes: readonly Some[],
  used: Iterable<string> = [],
): (Some & { readonly glyph: string })[] {
  const taken = new Set(used);
  const signs = new Map<string, string>();
  for (const label of lanes.map((lane) => lane.label).sort()) {
    if (signs.has(label)) continue;
    const begins = lanes.filter((lane) => initialOf(lane.label) === initialOf(label)).length;
    const sign = drawnFor(label, taken) ?? lettersFor(label, begins > 1, taken);
    if (sign !== '') taken.add(sign);
    signs.set(label, sign);
  }
  return lanes.map((lane) => ({ ...lane, glyph: signs.get(lane.label) ?? '' }));
}

function drawnFor(label: string, taken: ReadonlySet<string>): string | null {
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  const suits = (pattern: RegExp) => words.some((word) => new RegExp(`^(${pattern.source})s?$`).test(word));
  return SIGNS.find(([sign, pattern]) => suits(pattern) && !taken.has(sign))?.[0] ?? null;
}

const initialOf = (label: string) => lettersOf(label)[0]?.toUpperCase() ?? '';

const lettersOf = (label: string): string[] => label.match(/[\p{L}\p{N}]/gu) ?? [];

function lettersFor(label: string, isShared: boolean, taken: ReadonlySet<string>): string {
  const [, ...rest] = lettersOf(label);
  const initial = initialOf(label);
  const pairs = rest.map((letter) => `${initial}${letter.toLowerCase()}`);
  const choices = isShared && pairs.length > 0 ? [...pairs, initial] : [initial, ...pairs];
  return choices.find((letters) => !taken.has(letters)) ?? '';
}
