import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StoredPack } from '#contract/games/game.ts';
import { freezeBounded } from '#contract/games/packBounds.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { openPack } from '#engine/packs/open.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { openTable } from '#engine/packs/table.ts';
import { keyring } from '#engine/random/streams.ts';
import { draftCardOf } from '#server/cards/look.ts';
import { parseCardFile } from '#server/imports/recognise.ts';
import { CARD_DATA } from '../harness/cardData.ts';

/** One kind of pack of a real file, ready to be opened. */
export interface Structure {
  readonly file: string;
  readonly definition: PackDefinition;
  readonly cards: readonly DraftCard[];
  readonly stored: StoredPack;
  readonly template: StoredTemplate;
}

/** The packs that an import of this file makes. */
export function structuresOf(file: string): readonly Structure[] {
  const text = readFileSync(join(CARD_DATA, file), 'utf8');
  const read = parseCardFile({ fileName: basename(file), text }, { gameSlug: 'real' });
  if (!read.ok) throw new Error(`${file}: ${read.sentence}`);
  const { batch } = read;
  const records = new Map(batch.cards.map((card) => [card.name, card]));
  const cards = batch.printings.flatMap((printing) => {
    const record = records.get(printing.card);
    return record ? [draftCardOf(record, printing)] : [];
  });
  return batch.packs.map((stored) => {
    const frozen = freezeBounded(stored, cards, cards.length);
    const [template] = batch.templates;
    if (!frozen.ok) throw new Error(`${file}: ${frozen.sentence}`);
    if (!template) throw new Error(`${file}: there is no template`);
    return { file, definition: frozen.pack, cards, stored, template };
  });
}

/** How often a draft of this list opens its pack with layouts of their own. */
export const roundsOf = ({ definition }: Structure): number => definition.rounds?.length ?? 1;

/** Cards of packs that come first on tables of their own, each pack with a keyed stream of its own; no card twice. */
export function firstPacks(
  definition: PackDefinition,
  cards: readonly DraftCard[],
  { packs, round = 0, seed = 1 }: { packs: number; round?: number; seed?: number },
): readonly (readonly number[])[] {
  const prepared = preparePack(definition, cards);
  const isShared = definition.replacement === 'table' || definition.layoutDraw === 'bag';
  const streamOf = keyring(new Uint8Array(32).fill(seed));
  return Array.from({ length: packs }, (_, number) => {
    const stream = streamOf(`pack/${round}/${number}`);
    const opened = isShared
      ? openTable(prepared, `table ${number}`, streamOf)(stream, round)
      : openPack(prepared, stream, round);
    return [...new Set(opened.map(({ card }) => card))];
  });
}
