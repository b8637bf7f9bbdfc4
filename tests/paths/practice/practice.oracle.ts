import type { AnyEventObject } from 'xstate';
import type { PracticeSet } from '#contract/practice.ts';
import type {
  PracticeChoice,
  PracticeFound,
  selectPracticeSaving,
  selectPracticeState,
} from '#src/machines/practice/practice.ts';
import { beginPractice, keptOf, practiceView, takeCards } from '#src/machines/practice/practiceDraft.ts';
import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  range,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';

const SECRET = '07'.repeat(32);
const cards = range(0, 6).map((index) => inventedCard(`card ${index}`));

/** Two seats and one pack of two cards each: the reader takes two cards, the second without a choice. */
const SET = {
  ...{ hash: 'hash', template: 'kites-draft', name: 'One pack' },
  look: { slug: 'kites', name: 'Kites' },
  setup: {
    catalogue: inventedCatalogue(cards, {
      packs: { plain: packOf([layoutOf(1, [slotOf('common', 2)])], { common: randomSheet(range(0, 6)) }) },
    }),
    template: {
      format: 'booster',
      rounds: [
        {
          pack: 'plain',
          opening: [],
          steps: [
            { do: 'pick', count: 1 },
            { do: 'pass', direction: 'left' },
          ],
        },
      ],
    },
    seats: 2,
    solo: true,
  },
} as unknown as PracticeSet;
export const CHOICE: PracticeChoice = {
  ...{ game: 'kites', gameName: 'Kites', template: 'kites-draft', name: 'One pack' },
};

const begun = beginPractice(SET, SECRET);
const onTheTable = (draft: typeof begun) => practiceView(draft).pack?.cards.map(({ id }) => id) ?? [];
const FIRST_PACK = onTheTable(begun);
const afterOne = takeCards(begun, FIRST_PACK.slice(0, 1));
const SECOND_PACK = onTheTable(afterOne);
const LAST_POOL = [...FIRST_PACK.slice(0, 1), ...SECOND_PACK.slice(0, 1)];
export const IDS = [...FIRST_PACK, ...SECOND_PACK, 'nobody'];

export const OPENED = { set: SET, secret: SECRET };
export const NOTHING_LEFT: PracticeFound = { choices: [CHOICE], left: null };
export const ONE_LEFT: PracticeFound = {
  choices: [CHOICE],
  left: { set: SET, kept: keptOf(afterOne, null) },
};
const ENDED = takeCards(afterOne, SECOND_PACK.slice(0, 1));
/** Finished, and saved to the account. */
export const SAVED_LEFT: PracticeFound = {
  choices: [CHOICE],
  left: { set: SET, kept: keptOf(ENDED, [], { practiceId: 'saved before', isSent: true }) },
};
/** Saved, but not with the deck that it has now. */
export const UNSENT_LEFT: PracticeFound = {
  choices: [CHOICE],
  left: { set: SET, kept: keptOf(ENDED, [], { practiceId: 'saved before', isSent: false }) },
};
export const SAVED = { practiceId: 'saved now' };
/** Of another setup than the one that is kept beside it. */
export const STRANGE_LEFT: PracticeFound = {
  choices: [CHOICE],
  left: { set: SET, kept: { ...keptOf(afterOne, null), hash: 'another' } },
};

/** What somebody who practises is promised, told without a look at the machine. */
export interface World {
  readonly place: ReturnType<typeof selectPracticeState>;
  readonly taken: readonly string[] | null;
  readonly chosen: readonly string[];
  readonly side: readonly string[] | null;
  readonly saving: ReturnType<typeof selectPracticeSaving>;
  /** Where the account has the draft. */
  readonly practiceId: string | null;
  /** Where this browser keeps that the account has it. */
  readonly keptAt: string | null;
  /** Whether it keeps that the account has this deck. */
  readonly keptSent: boolean;
  readonly failure: string | null;
  /** Cards taken in the draft that this browser keeps; null where it keeps none. */
  readonly kept: number | null;
  readonly asked: readonly string[];
  /** What the account was sent last: the deck's other cards, and where it has the draft. */
  readonly sent: { readonly side: readonly string[]; readonly practiceId: string | null } | null;
  /** Whether a card was moved since, and back again counts, too. */
  readonly hasMoved: boolean;
}

export const firstWorld: World = {
  ...{ place: 'looking', taken: null, chosen: [], side: null, saving: null, practiceId: null, failure: null },
  ...{ kept: null, keptAt: null, keptSent: false, asked: ['look'], sent: null, hasMoved: false },
};

const NO_DRAFT = { taken: null, chosen: [], side: null, saving: null, practiceId: null, failure: null };
const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
const asking = (world: World, place: 'looking' | 'opening'): World => ({
  ...world,
  place,
  asked: [...world.asked, place === 'looking' ? 'look' : 'open'],
});

/** What is promised after an event. */
export function after(world: World, event: AnyEventObject): World {
  const { place, taken } = world;
  switch (event.type) {
    case 'xstate.done.actor.look': {
      const isResumed = event.output === ONE_LEFT;
      const draft = { taken: FIRST_PACK.slice(0, 1), chosen: [], side: null };
      if (event.output === SAVED_LEFT || event.output === UNSENT_LEFT) {
        const saved = {
          ...world,
          place: 'building' as const,
          taken: LAST_POOL,
          chosen: [],
          side: [],
          kept: 2,
        };
        const at = { practiceId: 'saved before', keptAt: 'saved before', failure: null };
        return event.output === SAVED_LEFT
          ? { ...saved, ...at, saving: 'saved', keptSent: true }
          : save({ ...saved, ...at, keptSent: false });
      }
      return { ...world, failure: null, place: isResumed ? 'drafting' : 'choosing', ...(isResumed && draft) };
    }
    case 'xstate.error.actor.look':
      return { ...world, place: 'failed', failure: 'No.' };
    case 'xstate.done.actor.open':
      return { ...world, ...NO_DRAFT, place: 'drafting', taken: [], kept: 0, keptAt: null, keptSent: false };
    case 'xstate.error.actor.open':
      return { ...world, place: 'unopened', saving: null, failure: 'No.' };
    case 'xstate.done.actor.save': {
      const saved = { ...world, practiceId: SAVED.practiceId };
      return world.hasMoved
        ? save(saved)
        : { ...saved, saving: 'saved', keptAt: SAVED.practiceId, keptSent: true };
    }
    case 'xstate.error.actor.save': {
      const isGone = event.error.code === 'practiceUnknown';
      return {
        ...world,
        saving: 'refused',
        failure: 'No.',
        ...(isGone && { practiceId: null, keptAt: null, keptSent: false }),
      };
    }
    case 'save.pressed':
      return world.saving === 'unsaved' ? save(world) : world;
    case 'set.chosen':
      return place === 'choosing' ? asking({ ...world, failure: null }, 'opening') : world;
    case 'retry.pressed':
      if (place === 'failed') return asking(world, 'looking');
      if (world.saving === 'refused') return save(world);
      return place === 'unopened' ? asking(world, 'opening') : world;
    case 'again.pressed':
      return taken === null ? world : asking({ ...world, saving: null, failure: null }, 'opening');
    case 'others.pressed':
      if (place === 'unopened') return asking({ ...world, ...NO_DRAFT }, 'looking');
      return taken === null
        ? world
        : asking({ ...world, ...NO_DRAFT, kept: null, keptAt: null, keptSent: false }, 'looking');
    default:
      return afterCard(world, event);
  }
}

/** The draft is sent to the account as it is now. */
const save = (world: World): World => ({
  ...{ ...world, saving: 'saving', failure: null, hasMoved: false, asked: [...world.asked, 'save'] },
  sent: { side: world.side ?? [], practiceId: world.practiceId },
});

/** A card was moved; what the account has follows. */
function moved(world: World): World {
  const { saving, practiceId } = world;
  if (saving === 'saving') return { ...world, hasMoved: true };
  return saving === 'saved' || (saving === 'refused' && practiceId !== null) ? save(world) : world;
}

function afterCard(world: World, { type, id }: AnyEventObject): World {
  const { place, chosen, side } = world;
  const taken = world.taken ?? [];
  if (place === 'building' && type === 'card.moved' && taken.includes(id))
    return moved({ ...world, side: toggled(side ?? [], id), keptAt: world.practiceId, keptSent: false });
  if (place !== 'drafting') return world;
  const pack: readonly string[] = taken.length === 0 ? FIRST_PACK : SECOND_PACK;
  if (type === 'card.pressed' && pack.includes(id))
    return { ...world, chosen: chosen.includes(id) ? [] : [id] };
  if (type === 'takeBack.pressed' && taken.length === 1) return { ...world, taken: [], chosen: [], kept: 0 };
  if (type !== 'pick.confirmed' || chosen.length !== 1) return world;
  const pool = [...taken, ...chosen];
  const isOver = pool.length === 2;
  return {
    ...{ ...world, taken: pool, chosen: [], kept: pool.length },
    ...(isOver && { place: 'building' as const, side: [], saving: 'unsaved' as const }),
  };
}
