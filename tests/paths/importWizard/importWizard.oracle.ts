import type { AnyEventObject } from 'xstate';
import type { ImportQuestion } from '#contract/admin/importQuestions.ts';
import type { ImportState, ImportView } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';

/** What the server is asked. */
export const PORTS = ['watch', 'answer', 'store', 'discard', 'restore', 'weigh', 'undo', 'redo'] as const;
export type Port = (typeof PORTS)[number];

/** Where somebody is, told apart from the machine. */
type Place =
  | 'opening'
  | 'unloadable'
  | 'waiting'
  | 'looking'
  | 'asked'
  | 'discarded'
  | { readonly doing: Port };

export interface World {
  readonly place: Place;
  readonly view: ImportView | null;
  readonly effects: UndoEffects | null;
  readonly failure: string | null;
  readonly asks: readonly string[];
  /** How often the game was said to have other cards. */
  readonly changes: number;
}

export const FIRST: World = {
  place: 'opening',
  view: null,
  effects: null,
  failure: null,
  asks: ['watch'],
  changes: 0,
};

const MOVING: readonly ImportState[] = ['reading', 'storing', 'undoing'];
const SETTLED: readonly ImportState[] = ['done', 'undone'];

/** What is shown once an import is heard of: one that moves is watched on, one that is there or gone is counted. */
function heard(world: World, view: ImportView): World {
  if (MOVING.includes(view.state))
    return { ...world, view, place: 'waiting', asks: [...world.asks, 'watch'] };
  return {
    ...world,
    view,
    place: 'looking',
    changes: world.changes + (SETTLED.includes(view.state) ? 1 : 0),
  };
}

const ask = (world: World, doing: Port): World => ({
  ...world,
  place: { doing },
  failure: null,
  asks: [...world.asks, doing],
});

const again = (world: World): World => ({
  ...world,
  place: 'opening',
  effects: null,
  asks: [...world.asks, 'watch'],
});

function afterPress(world: World, event: AnyEventObject): World {
  const { place, view, effects } = world;
  const isLooking = place === 'looking';
  switch (event.type) {
    case 'retry.pressed':
      return place === 'unloadable' ? again({ ...world, failure: null }) : world;
    case 'words.answered': {
      const isAnswering = typeof place === 'object' && place.doing === 'answer';
      if (!view?.asks || !(isAnswering || (isLooking && view.state === 'ready'))) return world;
      const words: readonly { kind: string; key: string; answer: ImportQuestion['answer'] }[] = event.words;
      const questions = view.asks.questions.map((question) => ({
        ...question,
        answer:
          words.find(({ kind, key }) => kind === question.kind && key === question.key)?.answer ??
          question.answer,
      }));
      return ask({ ...world, view: { ...view, asks: { ...view.asks, questions } } }, 'answer');
    }
    case 'store.pressed': {
      const isOpen = view?.asks?.questions.some(({ answer }) => answer === null) ?? false;
      return isLooking && view?.state === 'ready' && !isOpen ? ask(world, 'store') : world;
    }
    case 'discard.pressed':
      if (place === 'waiting') return view?.state === 'reading' ? ask(world, 'discard') : world;
      return isLooking && (view?.state === 'ready' || view?.state === 'refused')
        ? ask(world, 'discard')
        : world;
    case 'restore.pressed':
      return place === 'discarded' ? ask(world, 'restore') : world;
    case 'undo.pressed':
      return isLooking && view?.state === 'done' && view.isKept ? ask(world, 'weigh') : world;
    case 'undo.confirmed':
      return place === 'asked' && effects?.blockers.length === 0 ? ask(world, 'undo') : world;
    case 'undo.cancelled':
      if (place !== 'asked') return world;
      return { ...world, place: 'looking', effects: null, changes: world.changes + 1 };
    case 'redo.pressed':
      return isLooking && view?.state === 'undone' && view.isKept ? ask(world, 'redo') : world;
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function afterAnswer(world: World, event: AnyEventObject): World {
  switch (event.type.replace('xstate.done.actor.', '')) {
    case 'watch':
    case 'answer':
    case 'restore':
    case 'redo':
      return heard(world, event.output);
    case 'weigh':
      return { ...world, place: 'asked', effects: event.output };
    case 'discard':
      return { ...world, place: 'discarded' };
    default:
      return again(world);
  }
}

function afterFault(world: World, event: AnyEventObject): World {
  const told = { ...world, failure: 'No.' };
  if (event.type.endsWith('.watch')) return { ...told, place: 'unloadable' };
  return event.type.endsWith('.restore') ? { ...told, place: 'discarded' } : again(told);
}

export function after(world: World, event: AnyEventObject): World {
  if (event.type.startsWith('xstate.done.')) return afterAnswer(world, event);
  return event.type.startsWith('xstate.error.') ? afterFault(world, event) : afterPress(world, event);
}
