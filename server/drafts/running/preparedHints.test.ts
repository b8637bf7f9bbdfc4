import { describe, expect, it } from 'vitest';
import { autoAction } from '#engine/bots/autoAction.ts';
import type { Ask, Hints } from '#engine/core/ask.ts';
import { openCards, viewFor } from '#engine/draft.ts';
import { classic } from '#engine/formats/booster/named.ts';
import { hintsAt, preparedFor } from './preparedHints.ts';
import { roomChangeOf, roomViewOf } from './roomView.ts';
import { decided, runningDraft } from './runningDraft.testkit.ts';
import { NO_HINTS, type RunningDraft } from './runningDraft.ts';

function askOf(draft: RunningDraft, seat: number): Ask {
  const { ask } = viewFor(draft.setup, draft.state, { seat });
  if (!ask) throw new Error(`Seat ${seat} is asked nothing.`);
  return ask;
}

/** The draft with what a seat wishes for the question that it is asked now. */
function wishing(draft: RunningDraft, seat: number, wishes: Partial<Hints>): RunningDraft {
  const ask = askOf(draft, seat);
  const { turnId: packId, turnNumber: pickNumber } = ask;
  const asked = { draftId: draft.draftId, packId, pickNumber, ...NO_HINTS, ...wishes };
  const prepared = preparedFor(draft, seat, ask, {
    ...asked,
    reserved: [...asked.reserved],
    reservedBurns: [...asked.reservedBurns],
    starred: [...asked.starred],
  });
  if (!prepared) throw new Error('The wishes are about another turn.');
  return { ...draft, hints: new Map(draft.hints).set(seat, prepared) };
}

/** What the clock would do for a seat. */
function clocked(draft: RunningDraft, seat: number) {
  const view = viewFor(draft.setup, draft.state, { seat });
  return autoAction(draft.setup, view, hintsAt(draft, seat, view.ask));
}

describe('what a seat reserved', () => {
  it('is about one exchange of a Housman draft and reverses no later one', () => {
    const template = {
      format: 'housman',
      pack: 'plain',
      handSize: 2,
      revealed: 3,
      exchanges: 2,
      rounds: 1,
      turnOrder: 'classic',
    } as const;
    const first = runningDraft(template, 2);
    const ask = askOf(first, 0);
    if (ask.kind !== 'exchange') throw new Error('A Housman draft asks for an exchange.');
    const reserved = [ask.hand[0] ?? '', ask.open[0] ?? ''];
    const wished = wishing(first, 0, { reserved });
    const { action, by } = clocked(wished, 0);
    expect([action, by]).toMatchObject([{ give: reserved[0], take: reserved[1] }, 'reserved']);
    const exchanged = decided(wished, 0, action, 1000);
    const again = decided(exchanged, 1, clocked(exchanged, 1).action, 2000);
    expect(hintsAt(again, 0, askOf(again, 0))).toEqual(NO_HINTS);
    expect(clocked(again, 0).by).toBe('bot');
  });

  it('is about one pile of a Winston draft, so that a reserved pass does not pass the next pile', () => {
    const template = { format: 'winston', pack: 'plain', packs: 4, piles: 3 } as const;
    const wished = wishing(runningDraft(template, 2), 0, { reserved: ['pass'] });
    expect(clocked(wished, 0)).toMatchObject({ by: 'reserved', action: { option: 'pass' } });
    const passed = decided(wished, 0, clocked(wished, 0).action, 1000);
    expect(clocked(passed, 0).by).toBe('bot');
  });

  it('is not lost as a star on a card where piles are asked for: the pile that holds it is taken', () => {
    const template = { format: 'winston', pack: 'plain', packs: 4, piles: 3 } as const;
    const draft = runningDraft(template, 2);
    const [open] = openCards(draft.setup, viewFor(draft.setup, draft.state, { seat: 0 }));
    const starred = [open?.id ?? '', 'nothing of this table'];
    const wished = wishing(draft, 0, { starred });
    expect(hintsAt(wished, 0, askOf(wished, 0)).starred).toEqual([open?.id]);
    expect(clocked(wished, 0)).toMatchObject({ by: 'starred', action: { option: 'take' } });
  });

  it('is shown to the room at its own turn and not as what is chosen at the next', () => {
    const template = { format: 'winston', pack: 'plain', packs: 4, piles: 3 } as const;
    const wished = wishing(runningDraft(template, 2), 0, { reserved: ['pass'] });
    const sent = roomViewOf(wished, 0, 0);
    expect(sent.view.hints.reserved).toEqual(['pass']);
    const passed = decided(wished, 0, clocked(wished, 0).action, 1000);
    expect(roomChangeOf(passed, sent, 1000)?.change.set?.hints).toEqual(NO_HINTS);
  });

  it('is not taken on when it was told about a turn that is over', () => {
    const template = { format: 'winston', pack: 'plain', packs: 4, piles: 3 } as const;
    const draft = runningDraft(template, 2);
    const { turnId: packId, turnNumber } = askOf(draft, 0);
    const asked = { draftId: 'small', packId, reserved: ['pass'], reservedBurns: [], starred: [] };
    expect(preparedFor(draft, 0, askOf(draft, 0), { ...asked, pickNumber: turnNumber + 1 })).toBeNull();
  });

  it('outlives the turns of others where all cards lie open, as a wish list does', () => {
    const template = {
      format: 'rotisserie',
      pack: 'plain',
      mode: { kind: 'singleton', cardsPerSeat: 2, lay: 'enough' },
    } as const;
    const first = runningDraft(template, 3);
    const ask = askOf(first, 0);
    const starred = ask.kind === 'pick' ? ask.cards.slice(2, 4) : [];
    const prepared = { packId: ask.turnId, pickNumber: 1, hints: { ...NO_HINTS, starred }, keptStars: [] };
    const wished = { ...first, hints: new Map([[1, prepared]]) };
    const taken = decided(wished, 0, clocked(wished, 0).action, 1000);
    expect(clocked(taken, 1).by).toBe('starred');
  });
});

it('stars of a claim stay for the next one of a team', () => {
  const template = { format: 'teamSealed', packs: [{ pack: 'plain', count: 1 }], teams: 2 } as const;
  const draft = runningDraft(template, 4);
  const ask = askOf(draft, 0);
  const starred = ask.kind === 'claim' ? ask.free.slice(0, 2) : [];
  const wished = wishing(draft, 0, { starred });
  const claimed = decided(wished, 0, clocked(wished, 0).action, 1000);
  expect(clocked(claimed, 0)).toMatchObject({ by: 'starred', action: { cardInstanceId: starred[1] } });
});

it('a pack that came back is another question: what was reserved of it before decides nothing', () => {
  const template = { format: 'booster', rounds: [{ pack: 'plain', ...classic('left') }] } as const;
  let draft = runningDraft(template, 2);
  const first = askOf(draft, 0);
  const [kept = '', other = ''] = first.kind === 'pick' ? first.cards : [];
  draft = wishing(draft, 0, { reserved: [other] });
  for (const seat of [0, 1, 0, 1]) {
    const view = viewFor(draft.setup, draft.state, { seat });
    const { action } = autoAction(draft.setup, view, { ...NO_HINTS, reserved: [kept] });
    draft = decided(draft, seat, action, 1000);
  }
  expect(askOf(draft, 0).turnId).toBe(first.turnId);
  expect(hintsAt(draft, 0, askOf(draft, 0))).toEqual(NO_HINTS);
});
