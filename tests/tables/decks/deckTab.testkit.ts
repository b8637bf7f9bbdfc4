import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { DeckView, SaveDeck } from '#contract/decks/decks.ts';
import { type DeckEditorEvent, deckEditorMachine, selectSaveState } from '#src/machines/decks/deckEditor.ts';
import type { DeckDocument } from '#src/machines/decks/deckEdits.ts';
import type { SaveReply } from '#src/machines/decks/storedDeck.ts';
import type { Account } from '#tests/harness/account.ts';

/** A call that the browser has made and that stands on the line until the test lets it go on. */
interface OnTheLine {
  readonly port: 'save' | 'loadOther';
  readonly send: () => Promise<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  answer: { readonly value: unknown } | null;
}

/** What a save came to on the server, told as it happens there. */
export interface Stored {
  readonly by: number;
  readonly document: DeckDocument;
  readonly version: number;
}

/** One window with the real editor and the real server, in which the test is the network and the clock. */
export interface DeckTab {
  readonly number: number;
  send(event: DeckEditorEvent): void;
  passTime(durationMs: number): void;
  /** Lets the call that is on the line reach the server. */
  request(): Promise<void>;
  /** Brings the server's answer back, asking for it first where nobody has. */
  answer(): Promise<void>;
  /** Cuts the line; what the server was told stays told. */
  lose(): Promise<void>;
  state(): ReturnType<typeof selectSaveState>;
  isWaiting(): boolean;
  /** Whether a deck of the other window was ever shown here. */
  hasMetOther(): boolean;
  present(): DeckDocument;
  past(): readonly DeckDocument[];
  /** Everything undo, redo and a choice can bring back. */
  reach(): readonly DeckDocument[];
  stop(): void;
}

export async function openTab(
  number: number,
  account: Account,
  path: string,
  onStored: (stored: Stored) => void,
): Promise<DeckTab> {
  const clock = new SimulatedClock();
  const line: OnTheLine[] = [];
  const wait = <Answer>(port: OnTheLine['port'], send: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      // The promise below is answered with what its own `send` gave.
      const answered = resolve as (answer: unknown) => void;
      line.push({ port, send, resolve: answered, reject, answer: null });
    });
  const save = async (body: SaveDeck): Promise<SaveReply> => {
    const { status, text } = await account.call('PUT', path, body);
    const reply = JSON.parse(text);
    if (status !== 200) return { ok: false, isConflict: status === 409, message: reply.message };
    onStored({ by: number, document: { name: body.name, contents: body.contents }, version: reply.version });
    return { ok: true, ...reply };
  };
  const machine = deckEditorMachine.provide({
    actors: {
      save: fromPromise(({ input }) => wait('save', () => save(input))),
      loadOther: fromPromise(() => wait('loadOther', () => account.get<DeckView>(path))),
    },
  });
  const actor = createActor(machine, { clock, input: await account.get<DeckView>(path) }).start();
  let hasMet = false;
  actor.subscribe(({ context: { other } }) => {
    hasMet ||= other !== null;
  });
  const context = () => actor.getSnapshot().context;
  const request = async () => {
    const [call] = line;
    if (call && call.answer === null) call.answer = { value: await call.send() };
  };
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return {
    number,
    send: (event) => actor.send(event),
    passTime: (durationMs) => clock.increment(durationMs),
    request,
    async answer() {
      await request();
      const call = line.shift();
      call?.resolve(call.answer?.value);
      await settle();
    },
    async lose() {
      line.shift()?.reject(new Error('The line is down.'));
      await settle();
    },
    state: () => selectSaveState(actor.getSnapshot()),
    isWaiting: () => line.length > 0,
    hasMetOther: () => hasMet,
    present: () => context().present,
    past: () => context().past,
    reach: () => {
      const { past, present, future, other } = context();
      return [...past, present, ...future, ...(other ? [other.document] : [])];
    },
    stop: () => void actor.stop(),
  };
}
