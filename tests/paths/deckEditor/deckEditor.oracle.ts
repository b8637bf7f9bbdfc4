import type { AnyEventObject } from 'xstate';

/**
 * What product.md section 7 and machines.md section 3 say of one deck in one window, told step by step and apart from the
 * machine: it is saved 800 ms after the last change, a lost line is tried again later and later, a deck that another
 * window changed is shown beside the own one until one is chosen, and undo goes on all the while.
 */
export interface Deck {
  readonly name: string;
  readonly main: readonly string[];
  readonly side: readonly string[];
  readonly free: number;
}

export interface DeckWorld {
  readonly state:
    | 'clean'
    | 'changed'
    | 'saving'
    | 'saved'
    | 'reading'
    | 'unread'
    | 'conflict'
    | 'offline'
    | 'refused';
  /** Each deck is one object: undo brings the very same one back. */
  readonly present: Deck;
  readonly past: readonly Deck[];
  readonly future: readonly Deck[];
  /** The deck that the server is known to hold; null while that is not known. */
  readonly held: Deck | null;
  readonly sent: Deck | null;
  readonly version: number;
  readonly savedAtMs: number;
  readonly submittedAtMs: number | null;
  readonly submission: 'none' | 'asked' | 'sent';
  readonly failure: string | null;
  readonly tries: number;
  readonly other: { readonly deck: Deck; readonly version: number; readonly savedAtMs: number } | null;
  /** What was sent to the server, in order. */
  readonly calls: readonly string[];
}

export const AUTOSAVE_AFTER_MS = 800;
/** 2, 4, 8, 16 and then 30 seconds. */
export const retryAfterMs = (tries: number): number => Math.min(30_000, 1000 * 2 ** tries);

export const FIRST_DECK: Deck = { name: 'Birds', main: ['a', 'b'], side: ['c', 'd'], free: 0 };

export const firstDeckWorld = (): DeckWorld => ({
  ...{ state: 'clean', present: FIRST_DECK, past: [], future: [], held: FIRST_DECK, sent: null },
  ...{ version: 3, savedAtMs: 1000, submittedAtMs: null, submission: 'none', failure: null, tries: 0 },
  ...{ other: null, calls: [] },
});

/** A save as it is sent, in words. */
export const saveWords = ({ name, main, side, free }: Deck, version: number, isSubmitted: boolean): string =>
  `save ${version} ${name} main ${main.join()} side ${side.join()} free ${free}${isSubmitted ? ' submit' : ''}`;

const same = (one: Deck, two: Deck) => saveWords(one, 0, false) === saveWords(two, 0, false);

const step = (world: DeckWorld, next: Deck): DeckWorld =>
  same(next, world.present)
    ? world
    : { ...world, present: next, past: [...world.past, world.present].slice(-50), future: [] };

const without = (cards: readonly string[], gone: readonly string[]) =>
  cards.filter((card) => !gone.includes(card));

function editedDeck(deck: Deck, { type, ...said }: AnyEventObject): Deck {
  switch (type) {
    case 'deck.cardsMoved': {
      const ids: string[] = said.ids;
      const left = { ...deck, main: without(deck.main, ids), side: without(deck.side, ids) };
      return said.bucket === 'main'
        ? { ...left, main: [...left.main, ...ids] }
        : { ...left, side: [...left.side, ...ids] };
    }
    case 'deck.freeCounted':
      return { ...deck, free: said.count };
    case 'deck.freeReplaced':
      return { ...deck, free: said.free.Nest ?? 0 };
    case 'deck.laidOut':
    case 'deck.restored': {
      const { buckets, free } = said.contents ?? said;
      return { ...deck, main: buckets.main, side: buckets.side, free: free.Nest ?? 0 };
    }
    default:
      return { ...deck, name: said.name };
  }
}

function editing(world: DeckWorld, event: AnyEventObject): DeckWorld {
  const { past, future, present } = world;
  if (event.type === 'deck.undone') {
    const before = past.at(-1);
    return before
      ? { ...world, present: before, past: past.slice(0, -1), future: [present, ...future] }
      : world;
  }
  if (event.type === 'deck.redone') {
    const [after, ...later] = future;
    return after ? { ...world, present: after, past: [...past, present].slice(-50), future: later } : world;
  }
  return step(world, editedDeck(present, event));
}

/** Whoever is told of a change forgets what went wrong before it; only a conflict and a lost line keep their words. */
function noticed(world: DeckWorld): DeckWorld {
  const told = { ...world, failure: null };
  switch (world.state) {
    case 'clean':
      return settled(world);
    case 'saved':
      return settled(told);
    case 'changed':
    case 'refused':
      return told.present === told.held && told.submission === 'none'
        ? { ...told, state: 'saved' }
        : { ...told, state: 'changed' };
    default:
      return world;
  }
}

const settled = (world: DeckWorld): DeckWorld =>
  world.present === world.held ? world : { ...world, state: 'changed' };

function save(world: DeckWorld): DeckWorld {
  const isSubmitted = world.submission !== 'none';
  const words = saveWords(world.present, world.version, isSubmitted);
  return {
    ...world,
    state: 'saving',
    sent: world.present,
    submission: isSubmitted ? 'sent' : 'none',
    calls: [...world.calls, words],
  };
}

/** A save has arrived: what was asked for meanwhile follows at once. */
function arrived(world: DeckWorld): DeckWorld {
  const known = { ...world, held: world.sent, failure: null, tries: 0 };
  if (known.submission === 'asked') return save(known);
  return settled({ ...known, state: 'saved', submission: 'none' });
}

const read = (world: DeckWorld): DeckWorld => ({
  ...world,
  state: 'reading',
  calls: [...world.calls, 'loadOther'],
});

type Rule = (world: DeckWorld, event: AnyEventObject) => DeckWorld;

const RULES: Readonly<Record<string, Rule>> = {
  'submit.pressed': (world) => {
    if (['reading', 'unread', 'conflict'].includes(world.state)) return world;
    const asked: DeckWorld = { ...world, submission: 'asked', failure: null };
    return world.state === 'saving' ? asked : save(asked);
  },
  'save.hurried': (world) => (['changed', 'offline'].includes(world.state) ? save(world) : world),
  'save.retried': (world) => {
    if (world.state === 'unread') return read(world);
    return ['offline', 'refused'].includes(world.state) ? save(world) : world;
  },
  'browser.cameOnline': (world) => {
    if (world.state === 'unread') return read(world);
    return world.state === 'offline' ? save(world) : world;
  },
  'mine.kept': (world) =>
    world.other === null
      ? world
      : save({
          ...world,
          version: world.other.version,
          past: [...world.past, world.other.deck].slice(-50),
          held: null,
          other: null,
          tries: 0,
        }),
  'other.taken': (world) =>
    world.other === null
      ? world
      : {
          ...step(world, world.other.deck),
          present: world.other.deck,
          past: [...world.past, world.present].slice(-50),
          future: [],
          state: 'saved',
          held: world.other.deck,
          version: world.other.version,
          savedAtMs: world.other.savedAtMs,
          submittedAtMs: null,
          submission: 'none',
          other: null,
          tries: 0,
        },
  'xstate.done.actor.save': (world, { output }) => {
    if (output.ok)
      return arrived({
        ...world,
        ...{ version: output.version, savedAtMs: output.savedAtMs, submittedAtMs: output.submittedAtMs },
      });
    if (output.isConflict) return read(world);
    const refused: DeckWorld = { ...world, failure: output.message, submission: 'none' };
    if (world.submission === 'none') return { ...refused, state: 'refused' };
    return refused.present === refused.held
      ? { ...refused, state: 'saved' }
      : { ...refused, state: 'changed' };
  },
  'xstate.error.actor.save': (world, { error }) => ({
    ...world,
    state: 'offline',
    failure: error.message,
    tries: world.tries + 1,
    held: null,
    submission: world.submission === 'none' ? 'none' : 'asked',
  }),
  'xstate.done.actor.loadOther': (world, { output }) => {
    const { version, savedAtMs, submittedAtMs, name, contents } = output;
    const { main, side } = contents.buckets;
    const deck = { name, main, side, free: contents.free.Nest ?? 0 };
    if (world.held !== null || world.sent === null || !same(deck, world.sent))
      return { ...world, state: 'conflict', failure: null, other: { deck, version, savedAtMs } };
    const isLost = world.submission !== 'none' && submittedAtMs !== savedAtMs;
    return arrived({
      ...world,
      ...{ version, savedAtMs, submittedAtMs, submission: isLost ? 'asked' : 'none' },
    });
  },
  'xstate.error.actor.loadOther': (world, { error }) => ({
    ...world,
    state: 'unread',
    failure: error.message,
  }),
};

/** What has to be true after an event. */
export function deckWorldAfter(world: DeckWorld, event: AnyEventObject): DeckWorld {
  if (event.type.startsWith('deck.')) return noticed(editing(world, event));
  if (event.type.startsWith('xstate.after.')) return save(world);
  const rule = RULES[event.type];
  if (!rule) throw new Error(`The oracle does not know "${event.type}".`);
  return rule(world, event);
}
