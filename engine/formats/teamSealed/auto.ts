import { chooseFromPack, type Persona } from '../../bots/lanePosterior.ts';
import { reasonOf } from '../../bots/reason.ts';
import type { Decision, Hints } from '../../core/ask.ts';
import { packId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import type { ViewBase } from '../../core/view.ts';
import type { OwnTeam, TeamSealedBoard, TeamSealedShape } from './teamSealed.types.ts';

const DECKS_AT_MOST = 1.25;

/** Claims what was reserved or starred, else what the bot wants until it has its share; then the seat is done. */
export function autoClaim(
  setup: SetupOf<TeamSealedShape>,
  view: ViewBase<TeamSealedBoard>,
  hints: Hints,
  persona: Persona,
): Decision {
  const { ask, seat } = view;
  const { own } = view.board;
  if (ask?.kind !== 'claim' || seat === null || !own) throw new Error('The view does not ask for a claim');
  for (const by of ['reserved', 'starred'] as const) {
    const wanted = hints[by].find((id) => own.pile.some((card) => card.id === id));
    const card = own.pile.find(({ id }) => id === wanted);
    const reason = by === 'reserved' ? 'You had reserved it.' : 'You had starred it.';
    if (card) return { action: { type: 'claim', seat, cardInstanceId: card.id }, by, reason };
  }
  const { turnId, turnNumber } = ask;
  const demand = { picks: 1, burns: 0 };
  const pile = { packId: packId(turnId), pickNumber: turnNumber, cards: own.pile, demand };
  const choice =
    view.pool.length < shareOf(setup, view, own)
      ? chooseFromPack(setup.catalogue, view, pile, persona)
      : null;
  const best = choice?.picks[0];
  if (!choice || !best) {
    const action = { type: 'choose', seat, turnId, turnNumber, option: 'done' } as const;
    return { action, by: 'bot', reason: 'The deck has cards enough.' };
  }
  const action = { type: 'claim', seat, cardInstanceId: best.view.id } as const;
  return { action, by: 'bot', reason: reasonOf(setup.catalogue, choice) };
}

/** Cards that a bot claims: its part of the team's cards, at most a deck and a quarter. */
function shareOf(
  { catalogue }: SetupOf<TeamSealedShape>,
  { pool }: ViewBase<TeamSealedBoard>,
  own: OwnTeam,
): number {
  const claimed = own.teammates.reduce((sum, { cards }) => sum + cards.length, pool.length);
  const fair = Math.floor((own.pile.length + claimed) / (own.teammates.length + 1));
  return Math.min(fair, Math.ceil(catalogue.deckSize * DECKS_AT_MOST));
}
