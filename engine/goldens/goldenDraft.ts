import { existsSync, readFileSync } from 'node:fs';
import type { DraftAction } from '../actions.ts';
import { deal, replayStates, stateHash } from '../draft.ts';
import { shelfOfThemes } from '../formats/jumpstart/oracle.ts';
import type { FormatName } from '../formats/registry.ts';
import type { Catalogue, Setup } from '../setup.ts';
import type { Template } from '../template.ts';
import { belowFrom } from '../testing/chance.ts';
import { secretOf } from '../testing/inventedGame.ts';
import { oracleOf } from '../testing/oracles.ts';
import { playOut } from '../testing/play.ts';
import { smallCatalogue } from '../testing/setups.ts';

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

/** Where the golden draft of a format lies. */
export const goldenFile = (name: FormatName): URL => new URL(`./${name}.json`, import.meta.url);

/** The golden draft of a format; null when it has none yet. */
export function readGolden(name: FormatName): Golden | null {
  const file = goldenFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const goldenCatalogue: Catalogue = {
  ...smallCatalogue,
  packs: { ...smallCatalogue.packs, shelf: shelfOfThemes(smallCatalogue, 8) },
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

/** Plays the golden draft of a format anew: with the template of the old one, else with some legal setup. */
export function playGolden(name: FormatName): Golden {
  const { template, seats, seed } = readGolden(name) ?? firstGolden(name);
  const head = { template, seats, solo: true, seed };
  const { actions, states } = playOut(setupOf(head), secretOf(seed), belowFrom(seed));
  return { ...head, actions, hashes: states.map(stateHash) };
}

/** Of a few legal setups the one with the most cards that is still small. */
function firstGolden(name: FormatName): Pick<Golden, 'template' | 'seats' | 'seed'> {
  const tries = Array.from({ length: TRIES }, (_, by) => {
    const seed = SEED + by;
    const setup = oracleOf(name).someSetup(smallCatalogue, belowFrom(seed));
    const cards = Object.keys(deal(setup, secretOf(seed)).instances).length;
    return { template: setup.template, seats: setup.seats, seed, cards: cards > MOST_CARDS ? 0 : cards };
  });
  return tries.reduce((best, other) => (other.cards > best.cards ? other : best));
}
