import type { AnyEventObject } from 'xstate';
import type { SourceList, SourceSets, SourceView } from '#contract/sources/sources.ts';
import type { selectAddState } from '#src/machines/lists/addGame.ts';

const sourceOf = (id: string, changes: Partial<SourceView> = {}): SourceView => ({
  ...{ id, name: id, homepage: 'https://cards.example.org', brings: 'sets', licence: 'Free.' },
  ...{ checked: null, hosts: ['cards.example.org'], pictures: [], megabytes: 1, index: null },
  ...{ game: { slug: 'kites', name: 'Kites', isHere: false } },
  ...{ addresses: ['https://cards.example.org/{code}'], hasOthers: false },
  ...{ ending: 'json', isPackedOnly: false },
  ...{ isOn: true, isOwn: false },
  ...changes,
});
export const LIST: SourceList = {
  isAllowed: true,
  sources: [
    sourceOf('sets'),
    sourceOf('cubes', { brings: 'cubes', game: null }),
    sourceOf('off', { isOn: false }),
    sourceOf('own', { isOwn: true, isOn: false }),
  ],
};
export const CHANGED: SourceList = { ...LIST, sources: LIST.sources.slice(0, 3) };
export const NOTHING: SourceSets = { sets: [], newest: null };
const setOf = (code: string) => ({
  code,
  name: code,
  releasedOn: null,
  cards: null,
  isDraftable: true,
  isHere: false,
});
export const SETS: SourceSets = { sets: [setOf('NEW'), setOf('OLD')], newest: 'OLD' };
/** Where somebody is on the way to a game, told without a look at the machine. */
export interface World {
  readonly place: ReturnType<typeof selectAddState>;
  readonly list: SourceList;
  readonly source: SourceView | null;
  readonly sets: SourceSets;
  readonly code: string;
  readonly failure: string | null;
  readonly removing: string | null;
  readonly asked: readonly unknown[];
  readonly shown: string | null;
}

export const FIRST: World = {
  ...{ place: 'choosing', list: LIST, source: null, sets: NOTHING, code: '', failure: null, removing: null },
  ...{ asked: [], shown: null },
};

const forgotten: Partial<World> = { source: null, sets: NOTHING, code: '', failure: null };

function afterPress(world: World, event: AnyEventObject): World {
  const { place, list, source, sets, code } = world;
  const asking = (to: World['place'], ...what: readonly unknown[]): World => ({
    ...world,
    ...{ place: to, failure: null, asked: [...world.asked, ...what] },
  });
  const named = list.sources.find(({ id }) => id === event.sourceId) ?? null;
  switch (event.type) {
    case 'source.chosen': {
      if (place !== 'choosing' || !named?.isOn) return world;
      const chosen = { ...world, ...forgotten, source: named };
      if (named.brings !== 'sets') return { ...chosen, place: 'deciding' };
      return { ...chosen, place: 'listing', asked: [...world.asked, 'listSets', named.id] };
    }
    case 'source.switched':
      return place === 'choosing' && named
        ? asking('changing', 'change', { kind: 'switch', sourceId: named.id, isOn: true })
        : world;
    case 'recipe.given':
      return place === 'choosing' ? asking('changing', 'change', { kind: 'add', recipe: '{}' }) : world;
    case 'recipe.removed':
      return place === 'choosing' && named?.isOwn
        ? { ...world, place: 'asking', removing: 'own', failure: null }
        : world;
    case 'removal.confirmed':
      return place === 'asking' ? asking('changing', 'change', { kind: 'remove', sourceId: 'own' }) : world;
    case 'removal.cancelled':
      return place === 'asking' ? { ...world, place: 'choosing', removing: null } : world;
    case 'files.brought':
      return place === 'deciding' && source?.game && event.files.length > 0
        ? asking('bringing', 'bring', source, event.files)
        : world;
    case 'retry.pressed':
      return place === 'unlisted' ? asking('listing', 'listSets', source?.id) : world;
    case 'back.pressed':
      return ['listing', 'unlisted', 'deciding'].includes(String(place))
        ? { ...world, ...forgotten, place: 'choosing' }
        : world;
    case 'set.chosen':
      return place === 'deciding' && sets.sets.some((set) => set.code === event.code)
        ? { ...world, code: event.code, failure: null }
        : world;
    case 'code.typed':
      return place === 'deciding' && source?.brings !== 'sets'
        ? { ...world, code: event.code, failure: null }
        : world;
    case 'fetch.pressed':
      return place === 'deciding' && code.trim() !== ''
        ? asking('beginning', 'begin', source?.id, code)
        : world;
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

/** What is promised after an event. */
export function after(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'xstate.done.actor.change':
      return { ...world, place: 'choosing', list: CHANGED, removing: null };
    case 'xstate.error.actor.change':
      return { ...world, place: 'choosing', failure: 'No.', removing: null };
    case 'xstate.done.actor.listSets':
      return { ...world, place: 'deciding', sets: event.output, code: event.output.newest ?? '' };
    case 'xstate.error.actor.listSets':
      return { ...world, place: 'unlisted', failure: 'No.' };
    case 'xstate.done.actor.begin':
    case 'xstate.done.actor.bring':
      return { ...world, place: 'begun', shown: 'import' };
    case 'xstate.error.actor.begin':
    case 'xstate.error.actor.bring':
      return { ...world, place: 'deciding', failure: 'No.' };
    default:
      return afterPress(world, event);
  }
}
