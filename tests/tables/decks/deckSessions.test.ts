import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckView } from '#contract/decks/decks.ts';
import type { DeckEditorEvent } from '#src/machines/decks/deckEditor.ts';
import { type DeckDocument, isSameDocument } from '#src/machines/decks/deckEdits.ts';
import type { Account } from '#tests/harness/account.ts';
import { playToTheEnd, type Steered, startSteered, startTable } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { type DeckTab, openTab, type Stored } from './deckTab.testkit.ts';

const SESSIONS = 100;
const MOST_ACTIONS = 36;
/** The seed of the sessions; every failure prints it with the shortest session that fails. */
const SEED = Number(process.env.DECK_SEED ?? 20_261_122);

type Edit = (view: DeckView, tab: DeckTab) => DeckEditorEvent;
type DeckAction =
  | { readonly tab: 0 | 1; readonly what: 'edit'; readonly edit: Edit; readonly words: string }
  | { readonly tab: 0 | 1; readonly what: (typeof STEPS)[number] };

const STEPS = [
  'save',
  'save',
  'save',
  'undo',
  'redo',
  'wait',
  'wait long',
  'request',
  'answer',
  'lose',
  'keep mine',
  'take the other',
  'retry',
] as const;

const cardAt = ({ pool }: DeckView, at: number): string => pool[at % pool.length]?.id ?? '';
const bucketOf = (isMain: boolean) => (isMain ? 'main' : 'side');

const edits = fc.oneof(
  fc
    .record({ at: fc.nat(44), isMain: fc.boolean(), place: fc.option(fc.nat(30)) })
    .map(({ at, isMain, place }) => ({
      words: `card ${at} to ${bucketOf(isMain)} ${place ?? 'end'}`,
      edit: ((view) => ({
        type: 'deck.cardsMoved',
        ids: [cardAt(view, at), cardAt(view, at + 1)],
        bucket: bucketOf(isMain),
        place,
      })) satisfies Edit,
    })),
  fc.string({ minLength: 1, maxLength: 12 }).map((name) => ({
    words: `name ${name}`,
    edit: (() => ({ type: 'deck.renamed', name: name.replaceAll('<', '') })) satisfies Edit,
  })),
  fc.array(fc.nat(44), { minLength: 1, maxLength: 20 }).map((cards) => ({
    words: `lay out ${cards.length}`,
    edit: ((view) => ({
      type: 'deck.laidOut',
      buckets: { side: [...new Set(cards.map((at) => cardAt(view, at)))] },
      free: {},
    })) satisfies Edit,
  })),
  fc.constant({
    words: 'the oldest again',
    edit: ((_, tab) => ({
      type: 'deck.restored',
      contents: (tab.past()[0] ?? tab.present()).contents,
    })) satisfies Edit,
  }),
);
const tabs = fc.constantFrom(0 as const, 1 as const);
const actions: fc.Arbitrary<readonly DeckAction[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .record({ tab: tabs, what: fc.constant('edit' as const), it: edits })
        .map(({ it: one, ...action }) => ({ ...action, ...one })),
    },
    { weight: 9, arbitrary: fc.record({ tab: tabs, what: fc.constantFrom(...STEPS) }) },
  ),
  { minLength: 6, maxLength: MOST_ACTIONS },
);

const isIn = (document: DeckDocument, documents: readonly DeckDocument[]) =>
  documents.some((known) => isSameDocument(known, document));

async function act(tab: DeckTab, action: DeckAction, view: DeckView): Promise<void> {
  switch (action.what) {
    case 'edit':
      return tab.send(action.edit(view, tab));
    case 'undo':
      return tab.send({ type: 'deck.undone' });
    case 'redo':
      return tab.send({ type: 'deck.redone' });
    case 'save':
      tab.passTime(800);
      await tab.answer();
      return tab.answer();
    case 'wait':
      return tab.passTime(800);
    case 'wait long':
      return tab.passTime(30_000);
    case 'keep mine':
      return tab.send({ type: 'mine.kept' });
    case 'take the other':
      return tab.send({ type: 'other.taken' });
    case 'retry':
      return tab.send({ type: 'save.retried' });
    default:
      return tab[action.what]();
  }
}

/** Lets the line and the clock do what they do in the end; a conflict is decided for the own deck. */
async function comeToRest(tab: DeckTab): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    if (tab.isWaiting()) await tab.answer();
    const state = tab.state();
    if (!tab.isWaiting() && (state === 'saved' || state === 'clean')) return;
    if (state === 'conflict') tab.send({ type: 'mine.kept' });
    else if (state === 'unread' || state === 'refused') tab.send({ type: 'save.retried' });
    else if (!tab.isWaiting()) tab.passTime(30_000);
  }
  throw new Error(`The window does not come to rest: ${tab.state()}.`);
}

describe('100 editing sessions in two windows on the real server', () => {
  let steered: Steered;
  let me: Account;
  let path: string;
  let view: DeckView;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    const table = await startTable(steered, 2, { clock: 'none' });
    const [first] = table.people;
    if (!first) throw new Error('Somebody sits here.');
    me = first;
    await playToTheEnd(table);
    path = `/drafts/${table.draftId}/decks/${me.userId}`;
    view = await me.get<DeckView>(path);
    console.log(`The seed of the sessions is ${SEED}; DECK_SEED=${SEED} runs them again.`);
  });
  afterAll(() => steered?.stop());

  const cardsOf = ({ contents }: DeckDocument) => Object.values(contents.buckets).flat().sort();
  const isTurnedOver = (before: Stored | undefined, now: Stored) =>
    before !== undefined && before.by !== now.by && now.version > before.version;

  /** Plays a session and checks after every action that nothing is lost. */
  async function playSession(session: readonly DeckAction[]) {
    await steered.db.query('delete from deck');
    const lost: string[] = [];
    let last: Stored | undefined;
    let conflicts = 0;
    const windows: DeckTab[] = [];
    const onStored = (stored: Stored) => {
      const tab = windows[stored.by];
      if (isTurnedOver(last, stored) && tab && last && !isIn(last.document, tab.reach()))
        lost.push(`version ${last.version} of window ${last.by} was written over by window ${stored.by}`);
      last = stored;
    };
    for (const number of [0, 1]) windows.push(await openTab(number, me, path, onStored));
    const [one, two] = windows;
    if (!one || !two) throw new Error('Two windows are open.');
    const pool = cardsOf(one.present());
    for (const action of session) {
      const tab = action.tab === 0 ? one : two;
      const before = tab.reach();
      const undoable = [...tab.past(), tab.present()];
      await act(tab, action, view);
      if (tab.state() === 'conflict') conflicts += 1;
      const kept = action.what === 'edit' || action.what === 'take the other' ? undoable : before;
      if (!kept.every((document) => isIn(document, tab.reach())))
        lost.push(`"${action.what}" in window ${action.tab} dropped a deck`);
      expect(cardsOf(tab.present())).toEqual(pool);
    }
    return { one, two, lost, conflicts, last: () => last };
  }

  it('lose nothing between the windows; undo of everything gives the first deck, redo the last, order included', async () => {
    let inConflict = 0;
    await fc.assert(
      fc.asyncProperty(actions, async (session) => {
        const { one, two, lost, conflicts, last } = await playSession(session);
        inConflict += conflicts > 0 ? 1 : 0;
        for (const tab of [one, two, one]) await comeToRest(tab);
        expect(lost).toEqual([]);

        const onServer = await me.get<DeckView>(path);
        const final = last();
        if (final) expect({ name: onServer.name, contents: onServer.contents }).toEqual(final.document);

        const hasOneWriter = !one.hasMetOther() && !two.hasMetOther();
        for (const tab of [one, two]) {
          const [first = tab.present()] = tab.past();
          const ends = tab.present();
          const steps = tab.past().length;
          const opened = { name: view.name, contents: view.contents };
          // A deck that another window saved, and that was not chosen, stands a step behind the own one.
          if (hasOneWriter) expect(first).toEqual(opened);
          expect(isIn(opened, [...tab.past(), ends])).toBe(true);
          for (let step = 0; step < steps; step += 1) tab.send({ type: 'deck.undone' });
          expect(tab.present()).toEqual(first);
          for (let step = 0; step < steps; step += 1) tab.send({ type: 'deck.redone' });
          expect(tab.present()).toEqual(ends);
          tab.stop();
        }
      }),
      { numRuns: SESSIONS, seed: SEED, endOnFailure: false },
    );
    console.log(`Two windows stood against each other in ${inConflict} of ${SESSIONS} sessions.`);
    expect(inConflict).toBeGreaterThan(SESSIONS / 20);
  }, 600_000);
});
