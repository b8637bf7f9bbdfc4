import type { WordKind } from '#contract/admin/importQuestions.ts';
import type { ImportBatch } from '../../imports/batch.ts';

/** A rarity, lane or attribute that cards of a file have. */
export interface FileWord {
  readonly kind: WordKind;
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** At most 5. */
  readonly examples: readonly string[];
  readonly canLeaveOut: boolean;
}

const EXAMPLES_AT_MOST = 5;
/** More different values than this are no rarities or lanes: the wrong column is read as them. */
export const WORDS_AT_MOST = 500;
/** Attributes that are translations of a card's texts; games don't list them. */
const TRANSLATION = /^(name|rules)[A-Z]/;

class Tally {
  readonly words = new Map<string, { count: number; readonly examples: string[] }>();

  add(key: string, example: string): void {
    const word = this.words.get(key) ?? { count: 0, examples: [] };
    this.words.set(key, word);
    word.count += 1;
    if (word.examples.length < EXAMPLES_AT_MOST) word.examples.push(example);
  }
}

/** What a file's cards and printings are called by, in the order in which it comes up. */
export function fileWords({ cards, printings, packs, proposedGame }: ImportBatch): FileWord[] {
  const [rarities, lanes, attributes] = [new Tally(), new Tally(), new Tally()];
  const named = new Set(
    packs.flatMap(({ sheets }) =>
      Object.values(sheets).flatMap((sheet) => (sheet.cards ?? []).map(({ printing }) => printing)),
    ),
  );
  const needed = new Set<string>();
  for (const { key, rarity, card, set, number } of printings) {
    if (rarity === '') continue;
    rarities.add(rarity, `${card} (${[set, number].filter(Boolean).join(' ')})`);
    if (named.has(key)) needed.add(rarity);
  }
  for (const card of cards) {
    for (const lane of new Set(card.lanes)) lanes.add(lane, card.name);
    for (const key of Object.keys(card.attributes))
      if (!TRANSLATION.test(key)) attributes.add(key, card.name);
  }
  const labels: Readonly<Record<WordKind, ReadonlyMap<string, string>>> = {
    rarity: new Map(proposedGame.rarities?.map(({ code, name }) => [code, name])),
    lane: new Map(proposedGame.lanes?.map(({ key, label }) => [key, label])),
    attribute: new Map(proposedGame.attributes?.map(({ key, label }) => [key, label])),
  };
  const wordsOf = (kind: WordKind, { words }: Tally, isNeeded: (key: string) => boolean): FileWord[] =>
    [...words].map(([key, { count, examples }]) => ({
      kind,
      key,
      label: labels[kind].get(key) ?? key,
      count,
      examples,
      canLeaveOut: !isNeeded(key),
    }));
  return [
    ...wordsOf('rarity', rarities, (key) => needed.has(key)),
    ...wordsOf('lane', lanes, () => false),
    // Attributes that no importer proposes are no columns of a game's tables.
    ...wordsOf('attribute', attributes, () => false).filter(({ key }) => labels.attribute.has(key)),
  ];
}

const NAMES: Readonly<Record<WordKind, string>> = {
  rarity: 'rarities',
  lane: 'lanes',
  attribute: 'attributes',
};

/** Why words can't be asked about, as a sentence; null where they can. */
export function tooManyWords(words: readonly FileWord[]): string | null {
  for (const kind of ['rarity', 'lane', 'attribute'] as const) {
    const count = words.filter((word) => word.kind === kind).length;
    if (count > WORDS_AT_MOST)
      return `The files have ${count.toLocaleString('en')} different ${NAMES[kind]}, and at most ${WORDS_AT_MOST} can be read. Check which column they are read from.`;
  }
  return null;
}
