import { setTimeout as pause } from 'node:timers/promises';
import type { DeckContents } from '#contract/decks/decks.ts';
import type { Account } from '../harness/account.ts';
import { browserLine } from './browserLine.ts';

const STEP_MS = 400;

interface Deck {
  readonly version: number;
  readonly name: string;
  readonly contents: DeckContents;
}

/** Somebody who builds a deck, change after change. */
export interface Builder {
  readonly saves: () => number;
  /** Ends it; answers what went wrong, in sentences. */
  stop(): Promise<string[]>;
}

/** Turns the largest pile of the deck by one card. */
function turned({ buckets, free }: DeckContents): DeckContents {
  const [name = '', cards = []] =
    Object.entries(buckets).toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return { free, buckets: { ...buckets, [name]: [...cards.slice(1), ...cards.slice(0, 1)] } };
}

/** Saves the deck of a draft that is over again and again; each save is on top of the one before. */
export async function buildDeck(account: Account, draftId: string): Promise<Builder> {
  const path = `/drafts/${draftId}/decks/${account.userId}`;
  const line = browserLine(account.url, '127.0.0.1');
  const broken: string[] = [];
  let saves = 0;
  let isStopping = false;
  let deck = await account.get<Deck>(path);

  async function save() {
    const contents = turned(deck.contents);
    const body = { version: deck.version, name: deck.name, contents, submit: false };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${account.token()}` };
    const { status, text } = await line.send('PUT', `/api${path}`, headers, body);
    if (status !== 200) {
      broken.push(`A deck was not saved: ${status} ${text.slice(0, 120)}`);
      deck = await account.get<Deck>(path);
      return;
    }
    saves += 1;
    deck = { ...deck, contents, version: (JSON.parse(text) as { version: number }).version };
  }

  const working = (async () => {
    while (!isStopping) {
      await save().catch((fault: unknown) => broken.push(`A deck was not saved: ${String(fault)}`));
      await pause(STEP_MS);
    }
  })();
  return {
    saves: () => saves,
    async stop() {
      isStopping = true;
      await working;
      line.close();
      const stored = await account.get<Deck>(path);
      if (JSON.stringify(stored.contents.buckets) !== JSON.stringify(deck.contents.buckets))
        broken.push('The deck is not as it was saved last.');
      return broken;
    },
  };
}
