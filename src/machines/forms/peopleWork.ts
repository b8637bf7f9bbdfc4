import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { errorWords } from '../failure.ts';

/** What can be done with one person or many. `withdraw` is about invitations, whose name is the address. */
export type PeopleAction = 'suspend' | 'endSessions' | 'sendLink' | 'resetFactor' | 'delete' | 'withdraw';

/** A person as the table names them. */
export interface ChosenPerson {
  readonly id: string;
  readonly name: string;
}

/** Why and until when somebody is suspended; the other actions need neither. */
export interface ActionWish {
  readonly reason: string;
  readonly untilMs: number | null;
}

/** What became of a person: `refusal` is the sentence, null where it was done. */
export interface PersonResult extends ChosenPerson {
  readonly refusal: string | null;
}

export type PeopleWorkEvent =
  | { type: 'action.chosen'; action: PeopleAction; people: readonly ChosenPerson[] }
  | { type: 'action.confirmed'; wish: ActionWish | null }
  | { type: 'cancel.pressed' }
  | { type: 'stop.pressed' }
  | { type: 'close.pressed' };

export interface PeopleWorkContext {
  readonly action: PeopleAction;
  readonly people: readonly ChosenPerson[];
  readonly wish: ActionWish | null;
  readonly results: readonly PersonResult[];
  readonly isStopped: boolean;
}

/** One action for one person. */
export interface PersonWork {
  readonly action: PeopleAction;
  readonly id: string;
  readonly wish: ActionWish | null;
}

/**
 * Something done with people, one after the other.
 * `resting`: nothing is chosen. `asking`: who it is about is shown, and it waits for a yes. `working`: the server does it
 * for one person at a time; a refusal stops nobody else, and Stop lets the person under way be the last. `told`: what
 * became of each. One person for whom it worked is not asked to read that.
 */
export const peopleWorkMachine = setup({
  types: { context: {} as PeopleWorkContext, events: {} as PeopleWorkEvent },
  actors: {
    work: fromPromise<unknown, PersonWork>(() => unprovided('work')),
  },
  guards: {
    isSomebody: (_, params: { people: readonly ChosenPerson[] }) => params.people.length > 0,
    isSmooth: ({ context: { people } }) => people.length === 1,
    isLast: ({ context: { people, results, isStopped } }) =>
      isStopped || results.length + 1 === people.length,
  },
  actions: {
    noteAction: assign((_, params: { action: PeopleAction; people: readonly ChosenPerson[] }) => ({
      action: params.action,
      people: params.people,
      wish: null,
      results: [],
      isStopped: false,
    })),
    noteWish: assign((_, params: { wish: ActionWish | null }) => ({ wish: params.wish })),
    noteStop: assign({ isStopped: true }),
    noteResult: assign(({ context: { people, results } }, params: { refusal: string | null }) => {
      const person = people[results.length];
      return { results: person ? [...results, { ...person, refusal: params.refusal }] : results };
    }),
    /** Somebody may have changed: what shows people is read again. */
    tellOver: (_, _params: { action: PeopleAction; results: readonly PersonResult[] }) => {},
  },
}).createMachine({
  id: 'peopleWork',
  context: { action: 'sendLink', people: [], wish: null, results: [], isStopped: false },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'action.chosen': {
          guard: { type: 'isSomebody', params: ({ event: { people } }) => ({ people }) },
          target: 'asking',
          actions: { type: 'noteAction', params: ({ event: { action, people } }) => ({ action, people }) },
        },
      },
    },
    asking: {
      on: {
        'action.confirmed': {
          target: 'working',
          actions: { type: 'noteWish', params: ({ event: { wish } }) => ({ wish }) },
        },
        'cancel.pressed': { target: 'resting' },
      },
    },
    working: {
      on: { 'stop.pressed': { actions: 'noteStop' } },
      invoke: {
        id: 'work',
        src: 'work',
        input: ({ context: { action, people, wish, results } }) => ({
          action,
          id: people[results.length]?.id ?? '',
          wish,
        }),
        onDone: [
          { guard: 'isSmooth', target: 'resting', actions: [done(), over()] },
          { guard: 'isLast', target: 'told', actions: [done(), over()] },
          { target: 'working', reenter: true, actions: done() },
        ],
        onError: [
          { guard: 'isLast', target: 'told', actions: [refused(), over()] },
          { target: 'working', reenter: true, actions: refused() },
        ],
      },
    },
    told: { on: { 'close.pressed': { target: 'resting' } } },
  },
});

export type PeopleWork = ActorRefFrom<typeof peopleWorkMachine>;
export type PeopleWorkSnapshot = SnapshotFrom<typeof peopleWorkMachine>;

export const selectWorkState = ({ value }: PeopleWorkSnapshot) => value;
export const selectAction = ({ context }: PeopleWorkSnapshot): PeopleAction => context.action;
export const selectWorkPeople = ({ context }: PeopleWorkSnapshot): readonly ChosenPerson[] => context.people;
export const selectResults = ({ context }: PeopleWorkSnapshot): readonly PersonResult[] => context.results;
export const selectIsStopped = ({ context }: PeopleWorkSnapshot): boolean => context.isStopped;

function done() {
  return { type: 'noteResult', params: { refusal: null } } as const;
}

function refused() {
  return {
    type: 'noteResult',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
      refusal: errorWords(event.error),
    }),
  } as const;
}

function over() {
  return {
    type: 'tellOver',
    params: ({ context: { action, results } }: { readonly context: PeopleWorkContext }) => ({
      action,
      results,
    }),
  } as const;
}

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where people are worked on.`);
}
