import type { GameBundle } from '#contract/games/templates.ts';
import { rulesOf } from '#contract/games/templates.ts';
import { demoGames } from '#demo/games.ts';
import type { BenchGames } from '#engine/bots/bench/tournament.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { freezePack } from '#engine/packs/freeze.ts';
import { openStream, type Stream } from '#engine/random/streams.ts';
import { draftCardOf } from '#server/cards/look.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';

const SEATS = 8;
/** In deviations of the true ratings, as in the invented games. */
const NOISE = 0.5;

function setupOf(game: GameBundle): Setup {
  const { definition, templates, packs: stored } = game;
  const template = templates.find(({ format }) => format === 'booster');
  if (!template) throw new Error(`${definition.name} has no booster draft`);
  const rules = rulesOf(template);
  const byName = new Map(game.cards.map((card) => [card.name, card]));
  const cards = game.printings
    .filter(({ isDraftable }) => isDraftable)
    .flatMap((printing) => {
      const card = byName.get(printing.card);
      return card ? [draftCardOf(card, printing)] : [];
    });
  const slugs = new Set(packsOpened(rules, SEATS).map(({ pack }) => pack));
  const packs = Object.fromEntries(
    stored
      .filter(({ slug }) => slugs.has(slug))
      .map((pack) => {
        const frozen = freezePack(pack, cards);
        if (!frozen.ok) throw new Error(frozen.sentence);
        return [pack.slug, frozen.pack];
      }),
  );
  const { lanes, laneRule, deckSize, rarities } = definition;
  const catalogue = {
    game: { slug: definition.slug, name: definition.name },
    ...{ cards, lanes, laneRule, deckSize, rarities, packs },
  };
  return { catalogue, template: rules, seats: SEATS, solo: false };
}

/** The ratings of the game's makers in deviations from their mean. */
function truthOf(cards: readonly DraftCard[]): readonly number[] {
  const ratings = cards.map(({ rating }) => rating ?? 0);
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const variance = ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0) / ratings.length;
  return ratings.map((rating) => (rating - mean) / Math.sqrt(variance));
}

function normal(stream: Stream): number {
  const uniform = () => (stream.below(2 ** 32) + 0.5) / 2 ** 32;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

function benchGamesOf(game: GameBundle): BenchGames {
  const { name } = game.definition;
  const setup = setupOf(game);
  const truth = truthOf(setup.catalogue.cards);
  return {
    name,
    gameOf: (seed) => {
      const stream = openStream(secretOf(seed), `ratings/${name}`);
      const cards = setup.catalogue.cards.map((card, index) => {
        const seen = 2.5 + truth[index]! + normal(stream) * NOISE;
        return { ...card, rating: Math.max(0, Math.min(5, seen)) };
      });
      return {
        name,
        setup: { ...setup, catalogue: { ...setup.catalogue, cards } },
        trueRating: (card) => truth[card] ?? 0,
      };
    },
  };
}

/** Both demo games as bots are measured on them: they see the makers' ratings blurred, decks are judged by the sharp ones. */
export const demoBenchGames: readonly BenchGames[] = demoGames.map(benchGamesOf);
