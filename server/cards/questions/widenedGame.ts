import { isDeepStrictEqual } from 'node:util';
import type { GameDefinition } from '#contract/games/game.ts';
import { farthestHue, isTakenHue } from '#contract/games/laneHues.ts';
import type { ProposedGame } from '../../imports/batch.ts';
import { withSigns } from '../../imports/looks/laneSigns.ts';
import { withDistinctLooks } from '../../imports/looks/rarityLooks.ts';
import { newGame } from '../newGame.ts';

type Lane = GameDefinition['lanes'][number];
type Rarity = GameDefinition['rarities'][number];

/** What a game becomes when a file tells more about it: what is known stays, what is new is added after it. */
export function widened(game: GameDefinition, proposed: ProposedGame): GameDefinition {
  return {
    ...game,
    lanes: withNewLanes(
      game.lanes,
      newOf(game.lanes, proposed.lanes, ({ key }) => key),
    ),
    rarities: withNewRarities(
      game.rarities,
      newOf(game.rarities, proposed.rarities, ({ code }) => code),
    ),
    attributes: [...game.attributes, ...newOf(game.attributes, proposed.attributes, ({ key }) => key)],
    freeCards: [...game.freeCards, ...newOf(game.freeCards, proposed.freeCards, (name) => name)],
  };
}

/** Fields that only make sense together: a file's are taken where nobody changed any of them. */
const TOGETHER: readonly (readonly (keyof ProposedGame)[])[] = [
  ['laneRule', 'lanes'],
  ['buckets', 'deckSize', 'maxCopies'],
  ['laneWord'],
  ['tagline'],
  ['cardAspect'],
  ['cardBack'],
  ['featuredType'],
  ['symbols'],
];

/** These are added to, word by word. */
const WORDS: readonly (keyof ProposedGame)[] = ['lanes', 'rarities', 'attributes', 'freeCards'];

/**
 * What a game without cards becomes by its first file: the same as if the file had made it, except for the fields that
 * somebody changed already. Those stay, and only gain words that they lack.
 */
export function withFirstFile(game: GameDefinition, proposed: ProposedGame): GameDefinition {
  const bare = newGame(game.slug, game.name);
  const isUntouched = (field: keyof ProposedGame) => isDeepStrictEqual(game[field], bare[field]);
  const taken = TOGETHER.filter((fields) => fields.every(isUntouched))
    .flat()
    .filter((field) => !WORDS.includes(field) && proposed[field] !== undefined);
  const said = Object.fromEntries(taken.map((field) => [field, proposed[field]]));
  return widened({ ...game, ...said }, proposed);
}

function newOf<T>(known: readonly T[], more: readonly T[] | undefined, key: (item: T) => string): T[] {
  const keys = new Set(known.map(key));
  return (more ?? []).filter((item) => !keys.has(key(item)));
}

/** New lanes keep the hue that their file gives them unless a lane has it already; no sign is given twice. */
function withNewLanes(known: readonly Lane[], added: readonly Lane[]): Lane[] {
  const lanes = [...known];
  const signs = new Set(known.map(({ glyph }) => glyph));
  const isTaken = added.some(({ glyph }) => glyph !== '' && signs.has(glyph));
  for (const lane of isTaken ? withSigns(added, signs) : added) {
    const used = lanes.map(({ hue }) => hue);
    lanes.push({ ...lane, hue: isTakenHue(lane.hue, used) ? farthestHue(used) : lane.hue });
  }
  return lanes;
}

/** New rarities come after the known ones, each with a look of its own. */
function withNewRarities(known: readonly Rarity[], added: readonly Rarity[]): Rarity[] {
  const last = Math.max(0, ...known.map(({ order }) => order));
  const placed = added.map((rarity, index) => ({
    ...rarity,
    order: known.length === 0 ? rarity.order : last + index + 1,
  }));
  return [...known, ...withDistinctLooks(placed, known)];
}
