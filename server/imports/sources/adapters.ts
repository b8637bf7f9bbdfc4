import { digimonCard } from './digimonCard.ts';
import { lorcanaJson } from './lorcanaJson.ts';
import { lorcast } from './lorcast.ts';
import { optcg } from './optcg.ts';
import { sorceryApi } from './sorceryApi.ts';
import type { SourceAdapter } from './sourceAdapter.ts';
import { swuDb } from './swuDb.ts';
import { ygoProDeck } from './ygoProDeck.ts';

/** The public sources whose files are read through an adapter. */
export const sourceAdapters: readonly SourceAdapter[] = [
  lorcanaJson,
  lorcast,
  swuDb,
  ygoProDeck,
  optcg,
  digimonCard,
  sorceryApi,
];

/** The source of a parsed file, or null where it is of none. */
export const adapterOf = (value: unknown): SourceAdapter | null =>
  sourceAdapters.find(({ isOf }) => isOf(value)) ?? null;
