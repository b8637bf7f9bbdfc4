import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { DeckView, SaveDeck } from '#contract/decks/decks.ts';
import {
  AUTOSAVE_MS,
  type DeckEditorEvent,
  deckEditorMachine,
  selectDocument,
  selectFailure,
  selectIsRedoable,
  selectIsUndoable,
  selectIsUnsaved,
  selectOther,
  selectSavedAtMs,
  selectSaveState,
  selectSubmittedAtMs,
} from './deckEditor.ts';
import { isSameDocument } from './deckEdits.ts';
import { UNDO_STEPS } from './deckSteps.ts';
import type { SaveReply } from './storedDeck.ts';

const MAIN = ['a', 'b', 'c', 'd'];
const SIDE = ['e', 'f'];

function deckView(change: Partial<DeckView> = {}): DeckView {
  return {
    draftId: 'draft',
    memberId: 'mara',
    owner: 'Mara',
    isMine: true,
    tableName: 'Friday embers',
    event: null,
    number: 1,
    decks: [],
    name: 'Sparks over Ash',
    version: 3,
    savedAtMs: 1000,
    submittedAtMs: null,
    pool: [...MAIN, ...SIDE].map((id, card) => ({ id, card, finish: 'plain', round: 1, pick: card + 1 })),
    contents: { buckets: { main: [...MAIN], side: [...SIDE] }, free: {} },
    faces: {},
    freeFaces: [],
    suggestion: null,
    look: {
      slug: 'emberwake',
      name: 'Emberwake',
      cardAspect: 0.714,
      lanes: [],
      laneWord: 'lane',
      rarities: [],
      buckets: [],
      deckSize: 4,
      maxCopies: null,
      featuredType: null,
      attributes: [],
    },
    exports: [],
    ...change,
  };
}

/** A server that holds one deck, may be cut off before or after it writes, and refuses when told to. */
function deckServer(view: DeckView) {
  const server = {
    deck: view,
    saves: [] as SaveDeck[],
    line: 'up' as 'up' | 'down' | 'replyLost',
    refusal: null as string | null,
    isReadable: true,
    /** What is thrown while the line is down or the deck cannot be read. */
    fault: new Error('The server did not answer.') as unknown,
    write: async (save: SaveDeck): Promise<SaveReply> => {
      server.saves.push(save);
      if (server.line === 'down') throw server.fault;
      if (server.refusal !== null) return { ok: false, isConflict: false, message: server.refusal };
      if (save.version !== server.deck.version) return { ok: false, isConflict: true, message: 'Conflict' };
      const version = save.version + 1;
      const savedAtMs = 1000 * version;
      const submittedAtMs = save.submit ? savedAtMs : server.deck.submittedAtMs;
      server.deck = { ...server.deck, ...save, version, savedAtMs, submittedAtMs };
      if (server.line === 'replyLost') throw server.fault;
      return { ok: true, version, savedAtMs, submittedAtMs };
    },
  };
  return server;
}

function editor(view: DeckView = deckView()) {
  const clock = new SimulatedClock();
  const server = deckServer(view);
  const actor = createActor(
    deckEditorMachine.provide({
      actors: {
        save: fromPromise(({ input }) => server.write(input)),
        loadOther: fromPromise(async () => {
          if (!server.isReadable) throw server.fault;
          return server.deck;
        }),
      },
    }),
    { input: view, clock },
  ).start();
  const send = (event: DeckEditorEvent) => actor.send(event);
  const state = () => selectSaveState(actor.getSnapshot());
  const contents = () => selectDocument(actor.getSnapshot()).contents;
  const failure = () => selectFailure(actor.getSnapshot());
  /** Everything the editor knows but the decks themselves. */
  const facts = () => {
    const { present, past, future, stored, sent, other, ...rest } = actor.getSnapshot().context;
    return { ...rest, past: past.length, future: future.length, isStored: stored === present };
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const pause = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  /** As often as there is something to bring back, and never for ever. */
  const allOf = (type: 'deck.undone' | 'deck.redone', isPossible: typeof selectIsUndoable) => {
    for (let step = 0; step <= UNDO_STEPS && isPossible(actor.getSnapshot()); step++) send({ type });
  };
  const undoAll = () => allOf('deck.undone', selectIsUndoable);
  const redoAll = () => allOf('deck.redone', selectIsRedoable);
  return { actor, server, send, state, contents, failure, facts, pause, settle, undoAll, redoAll };
}

const toSide = (...ids: string[]): DeckEditorEvent => ({
  type: 'deck.cardsMoved',
  ids,
  bucket: 'side',
  place: null,
});

describe('saving by itself', () => {
  it('waits 800 ms after the last change [spec 1.2]', async () => {
    const { server, send, state, pause } = editor();
    expect(state()).toBe('clean');
    send(toSide('a'));
    await pause(AUTOSAVE_MS - 1);
    send(toSide('b'));
    await pause(AUTOSAVE_MS - 1);
    expect([state(), server.saves]).toEqual(['changed', []]);
    await pause(1);
    expect(state()).toBe('saved');
    expect(server.saves).toEqual([
      {
        version: 3,
        name: 'Sparks over Ash',
        contents: { buckets: { main: ['c', 'd'], side: ['e', 'f', 'a', 'b'] }, free: {} },
        submit: false,
      },
    ]);
  });

  it('does not save when undo brought everything back', async () => {
    const { server, send, state, pause } = editor();
    send(toSide('a'));
    send({ type: 'deck.undone' });
    expect(state()).toBe('saved');
    await pause(AUTOSAVE_MS);
    expect(server.saves).toEqual([]);
  });

  it('saves what changed while it was saving, on the version that came back', async () => {
    const { server, send, state, pause, settle } = editor();
    send(toSide('a'));
    send({ type: 'save.hurried' });
    expect(state()).toBe('saving');
    send(toSide('b'));
    await settle();
    expect(state()).toBe('changed');
    await pause(AUTOSAVE_MS);
    expect(state()).toBe('saved');
    expect(server.saves.map(({ version, contents }) => [version, contents.buckets.main])).toEqual([
      [3, ['b', 'c', 'd']],
      [4, ['c', 'd']],
    ]);
  });

  it('saves another name and other free cards, too', async () => {
    const { server, send, pause } = editor();
    send({ type: 'deck.renamed', name: 'Rain' });
    send({ type: 'deck.freeReplaced', free: { Hearth: 8 } });
    await pause(AUTOSAVE_MS);
    expect([server.deck.name, server.deck.contents.free]).toEqual(['Rain', { Hearth: 8 }]);
  });

  it('does nothing for an edit that changes nothing', () => {
    const { actor, send, state } = editor();
    send(toSide('e', 'f'));
    send(toSide('nobody'));
    send({ type: 'deck.renamed', name: '  ' });
    send({ type: 'deck.freeCounted', name: 'Ember Hearth', count: -2 });
    expect([state(), selectIsUndoable(actor.getSnapshot())]).toEqual(['clean', false]);
  });
});

describe('what an editor knows', () => {
  const OPENED = {
    version: 3,
    savedAtMs: 1000,
    submittedAtMs: null,
    past: 0,
    future: 0,
    isStored: true,
    submission: 'none',
    failure: null,
    triesFailed: 0,
  };

  it('of a deck that was just opened is what the server told', () => {
    const { actor, facts } = editor();
    const { present, sent, other } = actor.getSnapshot().context;
    expect(facts()).toEqual(OPENED);
    expect([present === sent, other]).toEqual([true, null]);
  });

  it('follows a save, a lost line and a submission', async () => {
    const { actor, server, send, facts, pause, settle } = editor();
    send(toSide('a'));
    expect(facts()).toEqual({ ...OPENED, past: 1, isStored: false });
    server.line = 'down';
    await pause(AUTOSAVE_MS);
    const lost = {
      ...OPENED,
      past: 1,
      isStored: false,
      failure: 'The server did not answer.',
      triesFailed: 1,
    };
    expect(facts()).toEqual(lost);
    send({ type: 'submit.pressed' });
    expect(facts()).toEqual({ ...lost, failure: null, submission: 'sent' });
    await settle();
    expect(facts()).toEqual({ ...lost, submission: 'asked', triesFailed: 2 });
    server.line = 'up';
    send({ type: 'save.hurried' });
    await settle();
    const submitted = { ...OPENED, version: 4, savedAtMs: 4000, submittedAtMs: 4000, past: 1 };
    expect(facts()).toEqual(submitted);
    expect([selectSavedAtMs(actor.getSnapshot()), selectSubmittedAtMs(actor.getSnapshot())]).toEqual([
      4000, 4000,
    ]);
  });

  it('is unsaved, or wants attention, in these states', async () => {
    const { actor, server, send, state, settle } = editor();
    const seen: string[] = [];
    const note = () => {
      const snapshot = actor.getSnapshot();
      const tags = [selectIsUnsaved(snapshot) && 'unsaved', snapshot.hasTag('needsAttention') && 'attention'];
      seen.push([state(), ...tags.filter(Boolean)].join(' '));
    };
    note();
    send(toSide('a'));
    note();
    server.line = 'down';
    send({ type: 'save.hurried' });
    note();
    await settle();
    note();
    server.line = 'up';
    server.refusal = 'No.';
    send({ type: 'save.retried' });
    await settle();
    note();
    server.refusal = null;
    send({ type: 'save.retried' });
    await settle();
    note();
    server.deck = { ...server.deck, version: 9, name: 'Other' };
    send(toSide('b'));
    send({ type: 'save.hurried' });
    await settle();
    note();
    expect(seen).toEqual([
      'clean',
      'changed unsaved',
      'saving unsaved',
      'offline unsaved attention',
      'refused unsaved attention',
      'saved',
      'conflict unsaved attention',
    ]);
  });

  it('without a server is that nobody gave it one', async () => {
    const actor = createActor(deckEditorMachine, { input: deckView() }).start();
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    actor.send({ type: 'submit.pressed' });
    await settle();
    expect(selectFailure(actor.getSnapshot())).toBe('provide `save`');
    const conflicted = createActor(
      deckEditorMachine.provide({
        actors: {
          save: fromPromise<SaveReply, SaveDeck>(async () => ({ ok: false, isConflict: true, message: '' })),
        },
      }),
      { input: deckView() },
    ).start();
    conflicted.send({ type: 'submit.pressed' });
    await settle();
    expect(selectFailure(conflicted.getSnapshot())).toBe('provide `loadOther`');
  });
});

describe('a lost line', () => {
  it('is tried again after 2, 4, 8 and 16 seconds, and then every 30', async () => {
    const { server, send, pause } = editor();
    server.line = 'down';
    send(toSide('a'));
    await pause(AUTOSAVE_MS);
    const tries: number[] = [];
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      await pause(seconds * 1000 - 1);
      tries.push(server.saves.length);
      await pause(1);
    }
    expect([tries, server.saves.length]).toEqual([[1, 2, 3, 4, 5, 6], 7]);
  });

  it('is told in the words of the fault, else that the server did not answer', async () => {
    const { server, send, failure, settle } = editor();
    server.line = 'down';
    server.fault = new Error('The line broke.');
    send(toSide('a'));
    send({ type: 'save.hurried' });
    await settle();
    expect(failure()).toBe('The line broke.');
    server.fault = null;
    send({ type: 'save.hurried' });
    await settle();
    expect(failure()).toBe('The server didn’t answer.');
  });

  it('begins anew with two seconds once a save has arrived', async () => {
    const { server, send, pause, settle } = editor();
    server.line = 'down';
    send(toSide('a'));
    await pause(AUTOSAVE_MS);
    await pause(2000);
    server.line = 'up';
    send({ type: 'save.retried' });
    await settle();
    server.line = 'down';
    send(toSide('b'));
    await pause(AUTOSAVE_MS);
    const before = server.saves.length;
    await pause(2000);
    expect(server.saves.length).toBe(before + 1);
  });

  it('does not submit twice when the reply to a submission was lost', async () => {
    const { server, send, state, facts, settle } = editor();
    server.line = 'replyLost';
    send({ type: 'submit.pressed' });
    await settle();
    expect(state()).toBe('offline');
    server.line = 'up';
    send({ type: 'save.retried' });
    await settle();
    expect([state(), facts().submission, facts().failure, facts().triesFailed]).toEqual([
      'saved',
      'none',
      null,
      0,
    ]);
    expect([server.deck.version, server.deck.submittedAtMs, facts().submittedAtMs]).toEqual([4, 4000, 4000]);
    expect([facts().version, facts().savedAtMs, facts().isStored]).toEqual([4, 4000, true]);
  });

  it('still submits when only a plain save had arrived before its reply was lost', async () => {
    const { server, send, state, settle } = editor();
    server.line = 'replyLost';
    send(toSide('a'));
    send({ type: 'save.hurried' });
    await settle();
    server.line = 'up';
    send({ type: 'submit.pressed' });
    await settle();
    expect([state(), server.deck.version, server.deck.submittedAtMs]).toEqual(['saved', 5, 5000]);
    expect(server.saves.map(({ version, submit }) => [version, submit])).toEqual([
      [3, false],
      [3, true],
      [4, true],
    ]);
  });

  it('keeps the edits, says so and tries again by itself, each time later', async () => {
    const { actor, server, send, state, pause } = editor();
    server.line = 'down';
    send(toSide('a'));
    await pause(AUTOSAVE_MS);
    expect([state(), selectFailure(actor.getSnapshot())]).toEqual(['offline', 'The server did not answer.']);
    send(toSide('b'));
    expect(state()).toBe('offline');
    await pause(2000);
    expect(server.saves.length).toBe(2);
    await pause(2000);
    expect(server.saves.length).toBe(2);
    server.line = 'up';
    await pause(2000);
    expect([state(), server.deck.contents.buckets.main]).toEqual(['saved', ['c', 'd']]);
    expect(selectFailure(actor.getSnapshot())).toBeNull();
  });

  it('tries at once when the browser is online again', async () => {
    const { server, send, state, pause, settle } = editor();
    server.line = 'down';
    send(toSide('a'));
    await pause(AUTOSAVE_MS);
    server.line = 'up';
    send({ type: 'browser.cameOnline' });
    await settle();
    expect(state()).toBe('saved');
  });

  it('is no conflict when only the reply was lost', async () => {
    const { server, send, state, pause, settle } = editor();
    server.line = 'replyLost';
    send(toSide('a'));
    await pause(AUTOSAVE_MS);
    server.line = 'up';
    send(toSide('b'));
    send({ type: 'deck.undone' });
    send({ type: 'save.retried' });
    await settle();
    expect([state(), server.deck.version]).toEqual(['saved', 4]);
    send(toSide('c'));
    await pause(AUTOSAVE_MS);
    expect([state(), server.deck.version]).toEqual(['saved', 5]);
  });
});

describe('two windows', () => {
  async function inConflict() {
    const parts = editor();
    await parts.server.write({
      version: 3,
      name: 'From the kitchen',
      contents: { buckets: { main: ['f'], side: ['a', 'b', 'c', 'd', 'e'] }, free: { Hearth: 2 } },
      submit: false,
    });
    parts.send(toSide('a'));
    await parts.pause(AUTOSAVE_MS);
    return parts;
  }

  it('keep both decks until one is chosen', async () => {
    const { actor, state, contents } = await inConflict();
    expect(state()).toBe('conflict');
    expect(contents().buckets.main).toEqual(['b', 'c', 'd']);
    expect(selectOther(actor.getSnapshot())).toEqual({
      version: 4,
      savedAtMs: 4000,
      submittedAtMs: null,
      document: {
        name: 'From the kitchen',
        contents: { buckets: { main: ['f'], side: ['a', 'b', 'c', 'd', 'e'] }, free: { Hearth: 2 } },
      },
    });
  });

  it('"Use mine" saves over the newer version, and undo finds the other', async () => {
    const { server, send, state, contents, settle } = await inConflict();
    send({ type: 'mine.kept' });
    await settle();
    expect([state(), server.deck.version, server.deck.contents.buckets.main]).toEqual([
      'saved',
      5,
      ['b', 'c', 'd'],
    ]);
    send({ type: 'deck.undone' });
    expect(contents().buckets.main).toEqual(['f']);
  });

  it('"Take the other" loads it without saving, and undo finds mine', async () => {
    const { actor, server, send, state, contents } = await inConflict();
    const saves = server.saves.length;
    send({ type: 'other.taken' });
    expect([state(), contents().free, server.saves.length]).toEqual(['saved', { Hearth: 2 }, saves]);
    send({ type: 'deck.undone' });
    expect([contents().buckets.main, selectDocument(actor.getSnapshot()).name]).toEqual([
      ['b', 'c', 'd'],
      'Sparks over Ash',
    ]);
  });

  it('are no echo: the same deck from another window is a conflict, too', async () => {
    const parts = editor();
    const { contents } = parts.server.deck;
    await parts.server.write({ version: 3, name: 'Sparks over Ash', contents, submit: false });
    parts.send({ type: 'submit.pressed' });
    await parts.settle();
    expect([parts.state(), parts.facts().failure]).toEqual(['conflict', null]);
  });

  it('take no submission before one deck is chosen, and can be edited meanwhile', async () => {
    const { server, send, state, contents } = await inConflict();
    const saves = server.saves.length;
    send({ type: 'submit.pressed' });
    send(toSide('b'));
    expect([state(), server.saves.length, contents().buckets.main]).toEqual(['conflict', saves, ['c', 'd']]);
  });

  it('know each other as they were after the choice', async () => {
    const mine = await inConflict();
    mine.send({ type: 'mine.kept' });
    expect(mine.facts()).toMatchObject({ version: 4, past: 2, isStored: false, triesFailed: 0 });
    expect(selectOther(mine.actor.getSnapshot())).toBeNull();
    const other = await inConflict();
    other.send({ type: 'other.taken' });
    expect(other.facts()).toEqual({
      version: 4,
      savedAtMs: 4000,
      submittedAtMs: null,
      past: 2,
      future: 0,
      isStored: true,
      submission: 'none',
      failure: null,
      triesFailed: 0,
    });
    expect(selectOther(other.actor.getSnapshot())).toBeNull();
  });

  it('forget a submission when the other deck is taken', async () => {
    const parts = editor();
    parts.server.deck = { ...parts.server.deck, version: 9, name: 'Other' };
    parts.send({ type: 'submit.pressed' });
    await parts.settle();
    expect([parts.state(), parts.facts().submission]).toEqual(['conflict', 'sent']);
    parts.send({ type: 'other.taken' });
    await parts.settle();
    expect([parts.state(), parts.facts().submission]).toEqual(['saved', 'none']);
  });

  it.each(['mine.kept', 'other.taken'] as const)(
    'start counting lost lines anew after %s, and their words went before',
    async (type) => {
      const { server, send, state, facts, settle } = editor();
      server.line = 'down';
      send(toSide('a'));
      send({ type: 'save.hurried' });
      await settle();
      server.line = 'up';
      server.deck = { ...server.deck, version: 9, name: 'Other' };
      send({ type: 'save.retried' });
      await settle();
      expect([state(), facts().failure, facts().triesFailed]).toEqual(['conflict', null, 1]);
      send({ type });
      expect(facts().triesFailed).toBe(0);
    },
  );

  it('are read again when the browser is online, and the words of the fault go', async () => {
    const parts = editor();
    parts.server.deck = { ...parts.server.deck, version: 9 };
    parts.server.isReadable = false;
    parts.server.fault = new Error('The line broke.');
    parts.send(toSide('a'));
    parts.send({ type: 'save.hurried' });
    expect(parts.state()).toBe('saving');
    await parts.settle();
    expect([parts.state(), parts.failure()]).toEqual(['unread', 'The line broke.']);
    parts.server.fault = {};
    parts.send({ type: 'save.retried' });
    expect(parts.state()).toBe('reading');
    await parts.settle();
    expect([parts.state(), parts.failure()]).toEqual(['unread', 'The server didn’t answer.']);
    parts.server.isReadable = true;
    parts.send({ type: 'browser.cameOnline' });
    await parts.settle();
    expect([parts.state(), parts.failure()]).toEqual(['conflict', null]);
  });

  it('wait with words when the other deck cannot be read', async () => {
    const parts = editor();
    parts.server.deck = { ...parts.server.deck, version: 9 };
    parts.send(toSide('a'));
    parts.server.isReadable = false;
    parts.send({ type: 'save.hurried' });
    await parts.settle();
    expect(parts.state()).toBe('unread');
    parts.server.isReadable = true;
    parts.send({ type: 'save.retried' });
    await parts.settle();
    expect(parts.state()).toBe('conflict');
  });
});

describe('submitting', () => {
  it('sends the deck as it is', async () => {
    const { server, send, state, settle } = editor();
    send({ type: 'submit.pressed' });
    await settle();
    expect([state(), server.saves.map(({ submit }) => submit), server.deck.submittedAtMs]).toEqual([
      'saved',
      [true],
      4000,
    ]);
  });

  it('while a save is on its way follows right after it', async () => {
    const { server, send, state, settle } = editor();
    send(toSide('a'));
    send({ type: 'save.hurried' });
    send({ type: 'submit.pressed' });
    await settle();
    expect([state(), server.saves.map(({ submit }) => submit)]).toEqual(['saved', [false, true]]);
  });

  it('that is refused says why and still saves the edits', async () => {
    const { actor, server, send, state, pause, settle } = editor();
    send(toSide('a'));
    server.refusal = 'The draft is still running.';
    send({ type: 'submit.pressed' });
    await settle();
    expect([state(), selectFailure(actor.getSnapshot())]).toEqual(['changed', 'The draft is still running.']);
    server.refusal = null;
    await pause(AUTOSAVE_MS);
    expect([state(), server.deck.submittedAtMs]).toEqual(['saved', null]);
  });
});

describe('a submission that is refused', () => {
  it('without an edit stays saved, with its words until something is edited', async () => {
    const { server, send, state, failure, facts, settle } = editor();
    server.refusal = 'The draft is still running.';
    send({ type: 'submit.pressed' });
    await settle();
    expect([state(), failure(), facts().submission]).toEqual([
      'saved',
      'The draft is still running.',
      'none',
    ]);
    send(toSide('a'));
    expect([state(), failure()]).toEqual(['changed', null]);
  });

  it('after an edit loses its words with the next edit, which waits its own 800 ms', async () => {
    const { server, send, state, failure, pause, settle } = editor();
    server.refusal = 'The draft is still running.';
    send(toSide('a'));
    send({ type: 'submit.pressed' });
    await settle();
    send(toSide('b'));
    expect([state(), failure()]).toEqual(['changed', null]);
    server.refusal = null;
    await pause(AUTOSAVE_MS - 1);
    expect(state()).toBe('changed');
    await pause(1);
    expect(state()).toBe('saved');
  });

  it('can be asked for again, also while it is offline', async () => {
    const { server, send, state, settle } = editor();
    server.line = 'down';
    send({ type: 'submit.pressed' });
    await settle();
    server.line = 'up';
    send({ type: 'submit.pressed' });
    await settle();
    expect([state(), server.deck.submittedAtMs]).toEqual(['saved', 4000]);
  });
});

describe('a save the server will not have', () => {
  it('is tried again when that is asked for, and its words go with the next edit', async () => {
    const { server, send, state, failure, pause, settle } = editor();
    server.refusal = 'No such card.';
    send(toSide('a'));
    await pause(AUTOSAVE_MS);
    send({ type: 'save.retried' });
    await settle();
    expect([state(), failure(), server.saves.length]).toEqual(['refused', 'No such card.', 2]);
    send(toSide('b'));
    expect([state(), failure()]).toEqual(['changed', null]);
  });

  it('stays unsaved with its words until the deck changes', async () => {
    const { actor, server, send, state, pause } = editor();
    server.refusal = 'The deck names a card that is not in your pool.';
    send(toSide('a'));
    await pause(AUTOSAVE_MS);
    expect([state(), selectFailure(actor.getSnapshot()), selectIsUnsaved(actor.getSnapshot())]).toEqual([
      'refused',
      'The deck names a card that is not in your pool.',
      true,
    ]);
    server.refusal = null;
    send(toSide('b'));
    await pause(AUTOSAVE_MS);
    expect(state()).toBe('saved');
  });
});

const editArbitrary: fc.Arbitrary<DeckEditorEvent> = fc.oneof(
  fc.record({
    type: fc.constant('deck.cardsMoved' as const),
    ids: fc.subarray([...MAIN, ...SIDE, 'nobody']),
    bucket: fc.constantFrom('main', 'side', 'leader'),
    place: fc.option(fc.nat({ max: 6 }), { nil: null }),
  }),
  fc.record({
    type: fc.constant('deck.freeCounted' as const),
    name: fc.constantFrom('Hearth', 'Spire'),
    count: fc.integer({ min: -1, max: 9 }),
  }),
  fc.record({
    type: fc.constant('deck.freeReplaced' as const),
    free: fc.constantFrom<Record<string, number>>({}, { Hearth: 8 }),
  }),
  fc.record({ type: fc.constant('deck.renamed' as const), name: fc.string({ maxLength: 8 }) }),
);

describe('undo and redo [spec 1.5]', () => {
  it('of everything give the first and the last deck back, order included', () => {
    fc.assert(
      fc.property(fc.array(editArbitrary, { minLength: 1, maxLength: UNDO_STEPS }), (edits) => {
        const { actor, send, undoAll, redoAll } = editor();
        const first = selectDocument(actor.getSnapshot());
        for (const edit of edits) send(edit);
        const last = selectDocument(actor.getSnapshot());
        undoAll();
        expect(selectDocument(actor.getSnapshot())).toEqual(first);
        redoAll();
        expect(selectDocument(actor.getSnapshot())).toEqual(last);
      }),
      { numRuns: 100 },
    );
  });

  it('keep every card of the pool exactly once', () => {
    fc.assert(
      fc.property(fc.array(editArbitrary, { maxLength: 30 }), (edits) => {
        const { send, contents } = editor();
        for (const edit of edits) send(edit);
        expect(Object.values(contents().buckets).flat().sort()).toEqual([...MAIN, ...SIDE].sort());
      }),
      { numRuns: 100 },
    );
  });

  it('go back 50 steps and no further', () => {
    const { send, contents, undoAll } = editor();
    for (let count = 1; count <= UNDO_STEPS + 2; count++)
      send({ type: 'deck.freeCounted', name: 'Hearth', count });
    undoAll();
    expect(contents().free).toEqual({ Hearth: 2 });
  });

  it('do nothing where there is nothing to bring back', () => {
    const { actor, send } = editor();
    const before = actor.getSnapshot().context;
    send({ type: 'deck.undone' });
    send({ type: 'deck.redone' });
    expect(actor.getSnapshot().context).toEqual(before);
    expect(actor.getSnapshot().context.present).toBe(before.present);
  });

  it('move the deck between what was and what will be', () => {
    const { actor, send, contents, facts } = editor();
    send(toSide('a'));
    send(toSide('b'));
    send({ type: 'deck.undone' });
    expect([contents().buckets.main, facts().past, facts().future]).toEqual([['b', 'c', 'd'], 1, 1]);
    send({ type: 'deck.undone' });
    expect([contents().buckets.main, facts().past, facts().future]).toEqual([MAIN, 0, 2]);
    send({ type: 'deck.redone' });
    expect([contents().buckets.main, facts().past, facts().future]).toEqual([['b', 'c', 'd'], 1, 1]);
    expect([selectIsUndoable(actor.getSnapshot()), selectIsRedoable(actor.getSnapshot())]).toEqual([
      true,
      true,
    ]);
    send({ type: 'deck.redone' });
    expect([contents().buckets.main, facts().past, facts().future]).toEqual([['c', 'd'], 2, 0]);
  });

  it('forget what was undone once something else is done', () => {
    const { actor, send } = editor();
    send(toSide('a'));
    send({ type: 'deck.undone' });
    send(toSide('b'));
    expect(selectIsRedoable(actor.getSnapshot())).toBe(false);
  });
});

describe('two documents', () => {
  it('are the same whatever order their buckets come back in, but not with another order of cards', () => {
    const one = { name: 'A', contents: { buckets: { main: ['a', 'b'], side: [] }, free: { X: 1, Y: 2 } } };
    const same = { name: 'A', contents: { buckets: { side: [], main: ['a', 'b'] }, free: { Y: 2, X: 1 } } };
    const other = { name: 'A', contents: { buckets: { main: ['b', 'a'], side: [] }, free: { X: 1, Y: 2 } } };
    expect([isSameDocument(one, same), isSameDocument(one, other)]).toEqual([true, false]);
  });
});
