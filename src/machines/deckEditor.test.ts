import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { DeckView, SaveDeck } from '#contract/decks.ts';
import {
  AUTOSAVE_MS,
  type DeckEditorEvent,
  deckEditorMachine,
  type SaveReply,
  selectDocument,
  selectFailure,
  selectIsRedoable,
  selectIsUndoable,
  selectIsUnsaved,
  selectOther,
  selectSaveState,
  UNDO_STEPS,
} from './deckEditor.ts';
import { isSameDocument } from './deckEdits.ts';

const MAIN = ['a', 'b', 'c', 'd'];
const SIDE = ['e', 'f'];

function deckView(change: Partial<DeckView> = {}): DeckView {
  return {
    draftId: 'draft',
    memberId: 'mara',
    owner: 'Mara',
    isMine: true,
    tableName: 'Friday embers',
    name: 'Sparks over Ash',
    version: 3,
    savedAtMs: 1000,
    submittedAtMs: null,
    pool: [...MAIN, ...SIDE].map((id, card) => ({ id, card, finish: 'plain', round: 1, pick: card + 1 })),
    contents: { buckets: { main: [...MAIN], side: [...SIDE] }, free: {} },
    faces: {},
    freeFaces: [],
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
    write: async (save: SaveDeck): Promise<SaveReply> => {
      server.saves.push(save);
      if (server.line === 'down') throw new Error('The server did not answer.');
      if (server.refusal !== null) return { ok: false, isConflict: false, message: server.refusal };
      if (save.version !== server.deck.version) return { ok: false, isConflict: true, message: 'Conflict' };
      const version = save.version + 1;
      const savedAtMs = 1000 * version;
      const submittedAtMs = save.submit ? savedAtMs : server.deck.submittedAtMs;
      server.deck = { ...server.deck, ...save, version, savedAtMs, submittedAtMs };
      if (server.line === 'replyLost') throw new Error('The server did not answer.');
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
          if (!server.isReadable) throw new Error('The server did not answer.');
          return server.deck;
        }),
      },
    }),
    { input: view, clock },
  ).start();
  const send = (event: DeckEditorEvent) => actor.send(event);
  const state = () => selectSaveState(actor.getSnapshot());
  const contents = () => selectDocument(actor.getSnapshot()).contents;
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const pause = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, server, send, state, contents, pause, settle };
}

const toSide = (...ids: string[]): DeckEditorEvent => ({
  type: 'deck.cardsMoved',
  ids,
  bucket: 'side',
  place: null,
});

describe('saving by itself', () => {
  it('waits 800 ms after the last change', async () => {
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

  it('does nothing for an edit that changes nothing', () => {
    const { actor, send, state } = editor();
    send(toSide('e', 'f'));
    send(toSide('nobody'));
    send({ type: 'deck.renamed', name: '  ' });
    send({ type: 'deck.freeCounted', name: 'Ember Hearth', count: -2 });
    expect([state(), selectIsUndoable(actor.getSnapshot())]).toEqual(['clean', false]);
  });
});

describe('a lost line', () => {
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

describe('a save the server will not have', () => {
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

describe('undo and redo', () => {
  it('of everything give the first and the last deck back, order included', () => {
    fc.assert(
      fc.property(fc.array(editArbitrary, { minLength: 1, maxLength: UNDO_STEPS }), (edits) => {
        const { actor, send } = editor();
        const first = selectDocument(actor.getSnapshot());
        for (const edit of edits) send(edit);
        const last = selectDocument(actor.getSnapshot());
        while (selectIsUndoable(actor.getSnapshot())) send({ type: 'deck.undone' });
        expect(selectDocument(actor.getSnapshot())).toEqual(first);
        while (selectIsRedoable(actor.getSnapshot())) send({ type: 'deck.redone' });
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
    const { actor, send, contents } = editor();
    for (let count = 1; count <= UNDO_STEPS + 2; count++)
      send({ type: 'deck.freeCounted', name: 'Hearth', count });
    while (selectIsUndoable(actor.getSnapshot())) send({ type: 'deck.undone' });
    expect(contents().free).toEqual({ Hearth: 2 });
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
