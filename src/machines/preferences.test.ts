import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { DEFAULT_PREFERENCES, type Preferences } from '#contract/members/preferences.ts';
import {
  type PreferenceChange,
  preferencesMachine,
  SETTLE_MS,
  selectPreferences,
  selectPreferencesFailure,
  selectSavingState,
} from './preferences.ts';

const known = DEFAULT_PREFERENCES;
const louder: Preferences = { ...known, soundVolume: 90 };

/** Preferences over a server that answers as `load` and `save` say. */
function openPreferences(
  load: () => Promise<Preferences>,
  save: (change: PreferenceChange) => Promise<Preferences> = async (change) => ({ ...known, ...change }),
) {
  const clock = new SimulatedClock();
  const sent: PreferenceChange[] = [];
  const actor = createActor(
    preferencesMachine.provide({
      actors: {
        loadPreferences: fromPromise(load),
        savePreferences: fromPromise<Preferences, { change: PreferenceChange }>(({ input }) => {
          sent.push(input.change);
          return save(input.change);
        }),
      },
    }),
    { clock, input: { known } },
  ).start();
  const reaches = (state: string) => waitFor(actor, (snapshot) => selectSavingState(snapshot) === state);
  return { actor, clock, sent, reaches };
}

describe('the choices of a member', () => {
  it('are those that this browser knew until the server has told them', async () => {
    const { actor, reaches } = openPreferences(async () => louder);
    expect(selectPreferences(actor.getSnapshot())).toEqual(known);
    await reaches('kept');
    expect(actor.getSnapshot().context).toEqual({ stored: louder, unsaved: {}, sent: {}, failure: null });
  });

  it('are shown at once and saved together 400 ms after the last change', async () => {
    const { actor, clock, sent, reaches } = openPreferences(async () => known);
    await reaches('kept');
    actor.send({ type: 'choice.made', change: { soundVolume: 30 } });
    actor.send({ type: 'choice.made', change: { showsFoils: false } });
    expect(selectPreferences(actor.getSnapshot())).toEqual({ ...known, soundVolume: 30, showsFoils: false });
    clock.increment(SETTLE_MS - 1);
    expect(sent).toEqual([]);
    clock.increment(1);
    await reaches('saved');
    expect(sent).toEqual([{ soundVolume: 30, showsFoils: false }]);
    expect(actor.getSnapshot().context).toEqual({
      stored: { ...known, soundVolume: 30, showsFoils: false },
      unsaved: {},
      sent: {},
      failure: null,
    });
  });

  it('are saved at once when the page is left', async () => {
    const { actor, sent, reaches } = openPreferences(async () => known);
    await reaches('kept');
    actor.send({ type: 'choice.made', change: { soundVolume: 30 } });
    actor.send({ type: 'page.left' });
    await reaches('saved');
    expect(sent).toEqual([{ soundVolume: 30 }]);
  });

  it('stay shown when saving fails, and are sent again on Retry', async () => {
    let isDown = true;
    const { actor, clock, sent, reaches } = openPreferences(
      async () => known,
      async (change) => {
        if (isDown) throw { status: 503, reply: 'Try again in a moment.' };
        return { ...known, ...change };
      },
    );
    await reaches('kept');
    actor.send({ type: 'choice.made', change: { soundVolume: 30 } });
    clock.increment(SETTLE_MS);
    await reaches('unsaved');
    expect(selectPreferences(actor.getSnapshot()).soundVolume).toBe(30);
    expect(selectPreferencesFailure(actor.getSnapshot())).toMatchObject({ reply: 'Try again in a moment.' });
    isDown = false;
    actor.send({ type: 'retry.asked' });
    await reaches('saved');
    expect(sent).toEqual([{ soundVolume: 30 }, { soundVolume: 30 }]);
    expect(selectPreferencesFailure(actor.getSnapshot())).toBeNull();
  });

  it('are asked for again on Retry when they could not be loaded', async () => {
    let isDown = true;
    const { actor, reaches } = openPreferences(async () => {
      if (isDown) throw { status: 500, reply: 'Down.' };
      return louder;
    });
    await reaches('unknown');
    expect(selectPreferencesFailure(actor.getSnapshot())).toMatchObject({ status: 500 });
    isDown = false;
    actor.send({ type: 'retry.asked' });
    await reaches('kept');
    expect(selectPreferences(actor.getSnapshot())).toEqual(louder);
  });

  it('keep what is changed while they are saved, and send it afterwards', async () => {
    const answers: ((stored: Preferences) => void)[] = [];
    const { actor, clock, sent, reaches } = openPreferences(
      async () => known,
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    await reaches('kept');
    actor.send({ type: 'choice.made', change: { soundVolume: 30 } });
    clock.increment(SETTLE_MS);
    await reaches('saving');
    actor.send({ type: 'choice.made', change: { soundVolume: 40 } });
    answers[0]?.({ ...known, soundVolume: 30 });
    await reaches('changed');
    expect(selectPreferences(actor.getSnapshot()).soundVolume).toBe(40);
    clock.increment(SETTLE_MS);
    answers[1]?.({ ...known, soundVolume: 40 });
    await reaches('saved');
    expect(sent).toEqual([{ soundVolume: 30 }, { soundVolume: 40 }]);
  });

  it('follow another tab under what is not saved here yet', async () => {
    const { actor, reaches } = openPreferences(async () => known);
    await reaches('kept');
    actor.send({ type: 'choice.made', change: { showsFoils: false } });
    actor.send({ type: 'choices.storedElsewhere', preferences: louder });
    expect(selectPreferences(actor.getSnapshot())).toEqual({ ...louder, showsFoils: false });
    expect(selectSavingState(actor.getSnapshot())).toBe('changed');
  });

  it('made before they were loaded are saved after that', async () => {
    const { actor, clock, sent, reaches } = openPreferences(async () => louder);
    actor.send({ type: 'choice.made', change: { showsFoils: false } });
    expect(selectSavingState(actor.getSnapshot())).toBe('loading');
    await reaches('changed');
    clock.increment(SETTLE_MS);
    await reaches('saved');
    expect(sent).toEqual([{ showsFoils: false }]);
  });
});

describe('preferences without their ports', () => {
  it('say which one is missing', async () => {
    const told: unknown[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(preferencesMachine, {
      clock,
      input: { known },
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && 'error' in seen.event) told.push(seen.event.error);
      },
    }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('unknown'));
    actor.send({ type: 'choice.made', change: { soundVolume: 30 } });
    clock.increment(SETTLE_MS);
    await waitFor(actor, (snapshot) => snapshot.matches('unsaved'));
    expect(told).toEqual([
      new Error('The preferences were started without "loadPreferences".'),
      new Error('The preferences were started without "savePreferences".'),
    ]);
  });
});
