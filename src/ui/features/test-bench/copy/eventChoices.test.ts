import { describe, expect, it } from 'vitest';
import { BENCH_MACHINES } from '../benchMachines.ts';
import { choicesOf, deafEvents, outcomeWords } from './eventChoices.ts';
import { createCopy } from './machineCopy.ts';

const { session, room, notices } = BENCH_MACHINES;

function atTheDoor() {
  const copy = createCopy(session);
  copy.send({ type: 'xstate.done.actor.readStoredToken', output: null });
  return copy.getState().snapshot;
}

describe('the events of a state', () => {
  it('are those that it hears and no others, each with its samples', () => {
    const choices = choicesOf(session.events(atTheDoor()));
    expect(choices.map(({ type }) => type).sort()).toEqual([
      'credentials.submitted',
      'guest.asked',
      'identity.pending',
      'registration.submitted',
      'tab.tokenRemoved',
      'tab.tokenStored',
    ]);
    expect(choices.find(({ type }) => type === 'tab.tokenStored')?.samples.length).toBe(3);
  });

  it('name beside them the states in which the other events are heard', () => {
    const snapshot = atTheDoor();
    const deaf = deafEvents(session.model, choicesOf(session.events(snapshot)));
    expect(deaf.find(({ type }) => type === 'code.submitted')).toEqual({
      type: 'code.submitted',
      words: 'code.submitted',
      onlyIn: ['signingIn.secondFactor'],
    });
    expect(deaf.some(({ type }) => type === 'guest.asked')).toBe(false);
  });

  it('tell before they are sent where they lead', () => {
    const snapshot = atTheDoor();
    const leads = (event: { type: string; [part: string]: unknown }) =>
      outcomeWords(session.model, snapshot, event);
    expect(leads({ type: 'guest.asked' })).toBe('to enteringAsGuest');
    expect(leads({ type: 'tab.tokenRemoved' })).toBe('refused by a guard');
    expect(
      outcomeWords(notices.model, createCopy(notices).getState().snapshot, { type: 'stack.pointerEntered' }),
    ).toBe('to time.held.byPointer');
  });

  it('have samples in every state of the draft room that can be come to by them', () => {
    const copy = createCopy(room);
    const opened = room
      .events(copy.getState().snapshot)
      .find(({ type, wording }) => type === 'hub.opened' && wording === 'a pack');
    expect(opened?.type).toBe('hub.opened');
    copy.send(opened ?? { type: 'missing' });
    expect(copy.getState().snapshot.value).toEqual({ line: 'live', seat: { choosing: 'browsing' } });
    const types = choicesOf(room.events(copy.getState().snapshot)).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['card.chosen', 'pick.confirmed', 'hub.dropped']));
  });
});
