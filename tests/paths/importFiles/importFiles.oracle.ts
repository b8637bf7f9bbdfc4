import type { AnyEventObject } from 'xstate';

type Held = readonly [path: string, size: number];

/** What somebody who imports files is promised, told without a look at the machine. */
export interface World {
  readonly at: 'choosing' | 'sending' | 'discarding';
  readonly files: readonly Held[];
  readonly game: string | null;
  readonly name: string | null;
  readonly refusal: { readonly of: string; readonly words: string } | null;
  readonly problem: string | null;
  readonly target: readonly [game: string, newGameName: string | null];
  readonly of: string;
  readonly read: Reading;
  readonly tried: Reading;
  readonly edited: { readonly of: string; readonly map: unknown } | null;
  readonly sent: { readonly done: number; readonly total: number };
  readonly failure: string | null;
  readonly told: readonly string[];
  readonly asked: readonly unknown[];
}

/** Columns, answers about lists, repairs. */
type Reading = readonly [map: unknown, list: unknown, repairs: unknown];

const MOST_FILES = 2000;
const MOST_BYTES = 64 * 1024 * 1024;
const PLAIN: Reading = [null, undefined, []];
const NONE_SENT = { done: 0, total: 0 };
const NEW = ' new';

export const FIRST: World = {
  ...{ at: 'choosing', files: [], game: null, name: null, refusal: null, problem: null, target: ['', null] },
  ...{ of: '', read: PLAIN, tried: PLAIN, edited: null, sent: NONE_SENT, failure: null, told: [], asked: [] },
};

const joined = (files: readonly Held[], more: readonly Held[]) => [
  ...files.filter(([path]) => !more.some(([other]) => other === path)),
  ...more,
];

const refuse = (world: World, of: string, words = ''): World => ({ ...world, refusal: { of, words } });

function add(world: World, more: readonly Held[]): World {
  const files = joined(world.files, more);
  if (more.length === 0) return refuse(world, 'none');
  if (files.length > MOST_FILES) return refuse(world, 'tooMany');
  if (files.reduce((sum, [, size]) => sum + size, 0) > MOST_BYTES) return refuse(world, 'tooLarge');
  return { ...world, files, refusal: null, problem: null };
}

function paste(world: World, text: string): World {
  if (text.trim() === '') return refuse(world, 'noText');
  const pasted = world.files.filter(([path]) => path.startsWith('pasted-cards')).length;
  const path = pasted === 0 ? 'pasted-cards.txt' : `pasted-cards-${pasted + 1}.txt`;
  return { ...world, files: joined(world.files, [[path, text.length]]), refusal: null, problem: null };
}

/** The names of these files as titles. */
const TITLES: Readonly<Record<string, string>> = {
  'my_kites.csv': 'My kites',
  'pasted-cards.txt': 'Pasted cards',
  'pasted-cards-2.txt': 'Pasted cards 2',
  'large.csv': 'Large',
};
const ADDRESSES: Readonly<Record<string, string>> = {
  'My kites': 'my-kites',
  'Pasted cards': 'pasted-cards',
  'Pasted cards 2': 'pasted-cards-2',
  Large: 'large',
  ' Tea ': 'tea',
  '!': '',
  'Öl & Tee': 'ol-tee',
  '': '',
};

const nameOf = ({ name, files }: World) => name ?? TITLES[files[0]?.[0] ?? ''] ?? '';
const chosenIn = ({ game }: World, shown: string, slugs: readonly string[]) =>
  game ?? (shown || (slugs.length === 0 ? NEW : ''));

const send = (world: World, tried: Reading): World => {
  const { files, target } = world;
  const ask = ['begin', files.map(([path]) => path), ...target, ...tried];
  return { ...world, at: 'sending', tried, sent: NONE_SENT, failure: null, asked: [...world.asked, ask] };
};

function read(world: World, { shown, slugs }: { shown: string; slugs: readonly string[] }): World {
  const needs = (problem: string) => ({ ...world, problem });
  const chosen = chosenIn(world, shown, slugs);
  if (world.files.length === 0) return needs('noFile');
  if (chosen === '') return needs('noGame');
  const ready = { ...world, of: '', problem: null, refusal: null };
  if (chosen !== NEW) return send({ ...ready, target: [chosen, null] }, PLAIN);
  const address = ADDRESSES[nameOf(world)] ?? 'unknown';
  if (address === '') return needs('noName');
  return slugs.includes(address)
    ? needs('nameTaken')
    : send({ ...ready, target: [address, nameOf(world).trim()] }, PLAIN);
}

function again(world: World, { of, reading }: AnyEventObject): World {
  if (world.files.length === 0 || world.of === '' || world.of !== of) return world;
  const [map, list, repairs] = world.read;
  return send(world, [
    reading.map === undefined ? map : reading.map,
    reading.list === undefined ? list : reading.list,
    reading.repairs === undefined ? repairs : reading.repairs,
  ]);
}

function begun(world: World, id: string): World {
  const shown = { ...world, of: id, read: world.tried, edited: null, told: [...world.told, id] };
  return world.of === ''
    ? { ...shown, at: 'choosing' }
    : { ...shown, at: 'discarding', asked: [...world.asked, ['discard', world.of]] };
}

function afterChoice(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'files.added':
      return add(
        world,
        event.files.map(({ path, file }: { path: string; file: File }) => [path, file.size]),
      );
    case 'files.refused':
      return refuse(world, 'unread', event.words);
    case 'text.pasted':
      return paste(world, event.text);
    case 'file.leftOut':
      return { ...world, files: world.files.filter(([path]) => path !== event.path), refusal: null };
    case 'game.chosen':
      return { ...world, game: event.game, problem: null };
    case 'name.typed':
      return { ...world, name: event.name, problem: null };
    case 'read.pressed':
      return read(world, event.games);
    case 'again.pressed':
      return again(world, event);
    default:
      return world;
  }
}

function afterAnswer(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'upload.told':
      return { ...world, sent: { done: event.done, total: event.total } };
    case 'stop.pressed':
      return { ...world, at: 'choosing' };
    case 'xstate.done.actor.begin':
      return begun(world, event.output);
    case 'xstate.error.actor.begin':
      return { ...world, at: 'choosing', failure: 'Try again in a moment.' };
    case 'xstate.done.actor.discard':
    case 'xstate.error.actor.discard':
      return { ...world, at: 'choosing' };
    default:
      return world;
  }
}

export function after(world: World, event: AnyEventObject): World {
  if (event.type === 'over.pressed') return { ...FIRST, told: world.told, asked: world.asked };
  if (event.type === 'map.changed')
    return { ...world, edited: event.map === null ? null : { of: event.of, map: event.map } };
  return world.at === 'choosing' ? afterChoice(world, event) : afterAnswer(world, event);
}

/** The same as somebody sees it, where Administration shows all games and there are some. */
export function promised(world: World) {
  const { at, files, refusal, problem, of, edited, sent, failure, told, asked } = world;
  return {
    isSending: at !== 'choosing',
    files,
    game: { chosen: chosenIn(world, '', ['tea']), name: nameOf(world) },
    ...{ refusal, problem, of, edited, sent, failure, told, asked },
  };
}
