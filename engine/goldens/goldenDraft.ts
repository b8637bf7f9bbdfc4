import { existsSync, readFileSync } from 'node:fs';
import { belowFrom } from '#tests/support/engine/chance.ts';
import {
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { oracleOf } from '#tests/support/engine/oracles.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { namedSetup, smallCatalogue } from '#tests/support/engine/setups.ts';
import type { DraftAction } from '../core/actions.ts';
import type { Catalogue } from '../core/setup.ts';
import { deal, replayStates, stateHash } from '../draft.ts';
import { shelfOfThemes } from '../formats/jumpstart/oracle.ts';
import type { Setup, Template } from '../formats/registry.ts';
import { type FormatName, formats } from '../formats/registry.ts';

/** A draft of the small game as it was played once, with the hash of each of its states. */
export interface Golden {
  readonly template: Template;
  readonly seats: number;
  readonly solo: boolean;
  readonly seed: number;
  readonly actions: readonly DraftAction[];
  readonly hashes: readonly string[];
}

const SEED = 20_240;
const TRIES = 12;
const MOST_CARDS = 90;

type Head = Pick<Golden, 'template' | 'seats' | 'seed'>;

/** Goldens of packs that the small game has none of. */
const further = {
  stripes: { template: namedSetup('classic', 3, 'stripes').template, seats: 3, seed: SEED },
} as const satisfies Readonly<Record<string, Head>>;

/** A format, or what else a golden draft shows. */
export type GoldenName = FormatName | keyof typeof further;

const isFurther = (name: GoldenName): name is keyof typeof further => Object.hasOwn(further, name);

export const goldenNames: readonly GoldenName[] = [
  ...(Object.keys(formats) as FormatName[]),
  ...(Object.keys(further) as (keyof typeof further)[]),
];

/** The format of a golden draft. */
export const formatOf = (name: GoldenName): FormatName =>
  isFurther(name) ? further[name].template.format : name;

/** Where the golden draft of a name lies. */
export const goldenFile = (name: GoldenName): URL => new URL(`./${name}.json`, import.meta.url);

/** The golden draft of a name; null when it has none yet. */
export function readGolden(name: GoldenName): Golden | null {
  const file = goldenFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const stripes = packOf(
  [layoutOf(1, [slotOf('striped', 7)])],
  { striped: randomSheet(range(0, 20), { kind: { type: 'striped', length: 5, weights: [0, 1, 2] } }) },
  { edition: 3 },
);

const goldenCatalogue: Catalogue = {
  ...smallCatalogue,
  packs: { ...smallCatalogue.packs, shelf: shelfOfThemes(smallCatalogue, 8), stripes },
};

const setupOf = ({ template, seats, solo }: Pick<Golden, 'template' | 'seats' | 'solo'>): Setup => ({
  catalogue: goldenCatalogue,
  template,
  seats,
  solo,
});

/** The hashes that its log gives today. Throws when an action of the log is refused. */
export function hashesToday(golden: Golden): readonly string[] {
  return Array.from(replayStates(setupOf(golden), secretOf(golden.seed), golden.actions), stateHash);
}

/** Plays a golden draft anew: with the template of the old one, else with its own, of a format with some legal setup. */
export function playGolden(name: GoldenName): Golden {
  const { template, seats, seed } = readGolden(name) ?? (isFurther(name) ? further[name] : firstGolden(name));
  const head = { template, seats, solo: true, seed };
  const { actions, states } = playOut(setupOf(head), secretOf(seed), belowFrom(seed));
  return { ...head, actions, hashes: states.map(stateHash) };
}

/** Of a few legal setups the one with the most cards that is still small. */
function firstGolden(name: FormatName): Head {
  const tries = Array.from({ length: TRIES }, (_, by) => {
    const seed = SEED + by;
    const setup = oracleOf(name).someSetup(smallCatalogue, belowFrom(seed));
    const cards = Object.keys(deal(setup, secretOf(seed)).instances).length;
    return { template: setup.template, seats: setup.seats, seed, cards: cards > MOST_CARDS ? 0 : cards };
  });
  return tries.reduce((best, other) => (other.cards > best.cards ? other : best));
}
