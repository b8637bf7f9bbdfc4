import type { SetRecord, StoredPack } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { slugOf } from '#server/imports/parsing/slug.ts';
import { turn } from '../../imports/passing.ts';
import type { DraftPreset } from '../recipes/packPreset.ts';

/** The draft of a set from packs by the slug of their preset; null where one of them is missing. */
export function templateOfPreset(
  set: SetRecord,
  preset: DraftPreset,
  packs: ReadonlyMap<string, StoredPack>,
): StoredTemplate | null {
  const opened = preset.rounds.map((slug) => packs.get(slug));
  if (opened.includes(undefined)) return null;
  const rounds = opened.flatMap((pack) => pack ?? []);
  const head = {
    slug: `${slugOf(set.code)}-${preset.slug}`,
    name: `${set.name} ${preset.name}`,
    blurb: blurbOf(set, rounds),
    seats: preset.seats,
  };
  if (preset.format === 'sealed')
    return {
      ...head,
      clock: 'none',
      format: 'sealed',
      packs: countsOf(rounds).map(({ pack, count }) => ({ pack: pack.slug, count })),
    };
  const shift = preset.first === 'left' ? 0 : 1;
  return {
    ...head,
    clock: 'standard',
    format: 'booster',
    rounds: rounds.map(({ slug }, index) => ({ pack: slug, opening: [], steps: turn(1, 0, index + shift) })),
  };
}

interface Opened {
  readonly pack: StoredPack;
  readonly count: number;
}

/** Packs with how many of them follow each other. */
function countsOf(rounds: readonly StoredPack[]): Opened[] {
  const counts: Opened[] = [];
  for (const pack of rounds) {
    const last = counts.at(-1);
    if (last?.pack === pack) counts[counts.length - 1] = { pack, count: last.count + 1 };
    else counts.push({ pack, count: 1 });
  }
  return counts;
}

/** "3 packs of 12 cards from First Tide." */
function blurbOf(set: SetRecord, rounds: readonly StoredPack[]): string {
  const parts = countsOf(rounds).map(({ pack, count }) => {
    const size = pack.layouts[0]?.slots.reduce((sum, slot) => sum + slot.count, 0) ?? 0;
    return count === 1 ? `a pack of ${size} cards` : `${count} packs of ${size} cards`;
  });
  const words = parts.join(', then ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} from ${set.name}.`;
}
