import type { PickAction } from '../../core/actions.ts';
import type { Catalogue } from '../../core/setup.ts';
import type { PackView } from '../../core/view.ts';
import type { DraftView } from '../../formats/registry.ts';

const PER_COLOUR = 0.35;
const MIDDLING = 2.5;

/**
 * The published formula that our bot is measured against: rating 0 to 5, plus 0.35 for each picked card of each of
 * the card's colours; burns the first cards.
 */
export function simpleBotAction(
  catalogue: Catalogue,
  view: DraftView,
  pack: PackView,
  seat: number,
): PickAction {
  const picked = new Map<string, number>();
  for (const { card } of view.pool) {
    for (const lane of catalogue.cards[card]!.lanes) picked.set(lane, (picked.get(lane) ?? 0) + 1);
  }
  const scoreOf = (index: number) => {
    const card = catalogue.cards[index]!;
    const colours = card.lanes.reduce((sum, lane) => sum + (picked.get(lane) ?? 0), 0);
    return (card.rating ?? MIDDLING) + PER_COLOUR * colours;
  };
  const ranked = [...pack.cards].sort((a, b) => scoreOf(b.card) - scoreOf(a.card));
  const picks = ranked.slice(0, pack.demand.picks).map(({ id }) => id);
  const left = pack.cards.map(({ id }) => id).filter((id) => !picks.includes(id));
  return {
    type: 'pick',
    seat,
    packId: pack.packId,
    pickNumber: pack.pickNumber,
    cardInstanceIds: picks,
    burnIds: left.slice(0, pack.demand.burns),
    destination: 'main',
  };
}
