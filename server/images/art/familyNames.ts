/** Every family of pictures and the kinds that can be asked for by name, as in `beast-ram`; alone, the seed chooses. */
export const FAMILY_KINDS = {
  beast: ['ram', 'stag', 'bull', 'wolf', 'bear'],
  bird: ['owl', 'crow', 'crane'],
  burst: ['bolt', 'comet', 'shock', 'blades'],
  chart: ['candles', 'areas', 'columns'],
  crates: [],
  fish: ['lure', 'whiskers', 'horn', 'plain'],
  flow: ['sun', 'crescent', 'eye', 'crystals'],
  flower: [],
  forest: ['conifers', 'leafy'],
  freighter: [],
  fungus: ['round', 'flat', 'pointed'],
  grow: [],
  helmet: [],
  hood: ['cowl', 'hat', 'crown', 'horned', 'veil'],
  mask: ['horns', 'antlers', 'spikes', 'plumes', 'ears', 'curls', 'fins', 'crest'],
  moth: [],
  orbit: ['wheel', 'spindle', 'tower'],
  peaks: [],
  sea: ['rocks', 'boat', 'lanterns'],
  serpent: ['wave', 'coil', 'swimmer'],
  shards: [],
  sigil: [],
  skyline: [],
  towers: ['cones', 'domes', 'battlements', 'ruins'],
  vessel: ['lantern', 'bell', 'urn', 'dial', 'key', 'tome'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FamilyBase = keyof typeof FAMILY_KINDS;
export type ArtFamily =
  | FamilyBase
  | { [B in FamilyBase]: `${B}-${(typeof FAMILY_KINDS)[B][number]}` }[FamilyBase];

const NAMES = new Set<string>(
  Object.entries(FAMILY_KINDS).flatMap(([base, kinds]) => [base, ...kinds.map((kind) => `${base}-${kind}`)]),
);

/** Whether a text names a family, with or without a kind. */
export const isArtFamily = (text: string): text is ArtFamily => NAMES.has(text);

const isBase = (text: string): text is FamilyBase => Object.hasOwn(FAMILY_KINDS, text);

/** Every family name that an address may hold. */
export const FAMILIES: readonly ArtFamily[] = [...NAMES].filter(isArtFamily);

/** The family of a name and the number of the kind it asks for, or null when the seed is to choose. */
export function familyParts(family: ArtFamily): { readonly base: FamilyBase; readonly kind: number | null } {
  const [base = '', kind] = family.split('-');
  if (!isBase(base)) throw new Error(`No family "${family}"`);
  const kinds: readonly string[] = FAMILY_KINDS[base];
  return { base, kind: kind === undefined ? null : kinds.indexOf(kind) };
}
