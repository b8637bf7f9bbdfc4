import { believeLanes, type Persona, scoreCards } from '../../bots/lanePosterior.ts';
import { prepareCatalogue } from '../../bots/prepare.ts';
import { reasonOf } from '../../bots/reason.ts';
import type { Decision, Hints } from '../../core/ask.ts';
import { instanceId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { ViewBase } from '../../core/view.ts';
import { chosen, hintedOption } from '../shared/chooseAmong.ts';
import { weighGroup } from '../shared/groupWorth.ts';
import type { WinstonBoard } from './winston.types.ts';

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/**
 * Takes or passes the pile that is looked at: what was reserved; taking a pile with a starred card; else taking unless
 * the best of what may still come this turn, a later pile or the top card, is expected to be worth more.
 */
export function autoWinston(
  setup: SetupBase,
  view: ViewBase<WinstonBoard>,
  board: WinstonBoard,
  hints: Hints,
  persona: Persona,
): Decision {
  if (view.ask?.kind !== 'choose' || board.looking === null) throw new Error('The view asks for no choice');
  const { options } = view.ask;
  const take = { option: 'take', cards: board.piles[board.looking]!.seen };
  const reserved = hintedOption(hints.reserved, options, [take]);
  if (reserved !== null) return chosen(view, reserved, 'reserved', 'You had reserved it.');
  const starred = hintedOption(hints.starred, options, [take]);
  if (starred !== null) return chosen(view, starred, 'starred', 'You had starred it.');
  const { worth, choice } = weighGroup(setup, view, take, persona);
  const ahead = board.piles.slice(board.looking + 1).map(({ size }) => size);
  const most = Math.max(1, ...ahead);
  if (options.includes('pass') && worth < most * worthUnseen(setup, view))
    return chosen(view, 'pass', 'bot', passReason(most));
  return chosen(view, 'take', 'bot', reasonOf(setup.catalogue, choice));
}

function passReason(cards: number): string {
  if (cards === 1) return 'One unseen card promises more than this pile.';
  return `${numerals[cards] ?? cards} unseen cards promise more than this pile.`;
}

/** What a card that nobody has seen is worth to the seat: the mean over the catalogue. */
function worthUnseen({ catalogue }: SetupBase, view: ViewBase<WinstonBoard>): number {
  const prepared = prepareCatalogue(catalogue);
  const pool = view.pool.map(({ card }) => card);
  const belief = believeLanes(prepared, pool);
  const cards = catalogue.cards.map(
    (_, card) => ({ id: instanceId(`${card}`), card, finish: 'plain' }) as const,
  );
  const scored = scoreCards(catalogue, prepared, pool, belief, cards, () => 0);
  return scored.reduce((sum, { score }) => sum + Math.max(0, score), 0) / Math.max(1, scored.length);
}
