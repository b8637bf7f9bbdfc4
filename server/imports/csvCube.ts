import type { StoredPack } from '#contract/game.ts';
import type { StoredTemplate } from '#contract/templates.ts';
import type { ReadRow } from './csvRow.ts';
import { pickOneRounds } from './passing.ts';
import { slugOf } from './slug.ts';

interface Cube {
  readonly packs: StoredPack[];
  readonly templates: StoredTemplate[];
  readonly warnings: string[];
}

const packSize = 15;
const rounds = 3;

/** The cube of a CubeCobra table: every row of its main board is one copy. */
export function cubeOf(rows: readonly ReadRow[], keys: ReadonlyMap<ReadRow, string>, title: string): Cube {
  const copies = new Map<string, number>();
  for (const row of rows) {
    const key = keys.get(row);
    if (key !== undefined) copies.set(key, (copies.get(key) ?? 0) + 1);
  }
  const warnings: string[] = [];
  if (copies.size === 0) return { packs: [], templates: [], warnings };
  const seats = Math.max(1, Math.min(8, Math.floor(rows.length / (packSize * rounds))));
  if (seats < 8) warnings.push(`The cube has cards for ${seats} ${seats === 1 ? 'seat' : 'seats'} at most.`);
  const slug = slugOf(title);
  const pack: StoredPack = {
    slug,
    name: title,
    layouts: [
      {
        name: 'Pack',
        weight: 1,
        slots: [{ name: 'Cube', count: packSize, finish: 'plain', sheets: [{ sheet: 'Cube', weight: 1 }] }],
      },
    ],
    sheets: {
      Cube: {
        kind: { type: 'random' },
        cards: [...copies].map(([printing, weight]) => ({ printing, weight })),
      },
    },
    replacement: 'table',
    refill: false,
  };
  const template: StoredTemplate = {
    slug: `${slug}-draft`,
    name: `${title} draft`,
    blurb: `Three packs of ${packSize} from the cube ${title}.`,
    format: 'booster',
    rounds: pickOneRounds(Array.from({ length: rounds }, () => slug)),
    seats,
    clock: 'standard',
  };
  return { packs: [pack], templates: [template], warnings };
}

/** Whether a row of a CubeCobra table is a card that is only thought about. */
export function isOnMaybeboard(row: ReadRow): boolean {
  const board = row.cell('board').toLowerCase();
  return board === '' ? row.cell('maybeboard').toLowerCase() === 'true' : board !== 'mainboard';
}
