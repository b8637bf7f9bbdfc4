const cardTypes = [
  'Creature',
  'Artifact',
  'Battle',
  'Conspiracy',
  'Enchantment',
  'Instant',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Vanguard',
];

/** The one type that a card is sorted under: `Creature` where it is one, else the first. */
export function mainTypeOf(types: readonly string[]): string {
  return types.includes('Creature') ? 'Creature' : (types[0] ?? '');
}

/** A type line in its parts. */
export interface TypeLine {
  readonly type: string;
  readonly typeLine: string;
  readonly subtypes: string[];
}

/** Reads `Legendary Creature — Spirit Knight`; words behind the dash and `subtypes` make the subtypes. */
export function readTypeLine(text: string, subtypes: readonly string[] = []): TypeLine {
  const [before = '', ...behind] = text.trim().split(/\s+[—–-]\s*|\s*—\s*/);
  const words = before.trim().split(/\s+/);
  const types = words.filter((word) => cardTypes.includes(word));
  const written = behind.join(' ').trim().split(/\s+/).filter(Boolean);
  const all = [...new Set([...written, ...subtypes.map((subtype) => subtype.trim()).filter(Boolean)])];
  const front = words.join(' ');
  return {
    type: types.length > 0 ? mainTypeOf(types) : front,
    typeLine: all.length > 0 ? `${front} — ${all.join(' ')}` : front,
    subtypes: all,
  };
}
