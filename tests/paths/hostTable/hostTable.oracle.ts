import type { AnyEventObject } from 'xstate';
import { tableName } from '#contract/naming/tableNames.ts';
import type { selectHostState } from '#src/machines/tables/hostTable.ts';

/** Where a host is, told without a look at the machine. */
export interface World {
  readonly place: ReturnType<typeof selectHostState>;
  /** "template tea-duel", "format winston", "list", "list grid". */
  readonly what: string;
  readonly typed: string | null;
  readonly titled: { readonly title: string; readonly format: string };
  readonly seats: number;
  readonly clock: string;
  readonly teams: boolean;
  readonly review: number;
  readonly watchers: boolean;
  readonly visibility: string;
  readonly failure: string | null;
  readonly asked: readonly unknown[];
}

/** Somebody who never hosted. */
export const FRESH: World = {
  ...{ place: 'free', what: 'template tea-draft', typed: null, titled: { title: 'Tea', format: 'booster' } },
  ...{ seats: 8, clock: 'standard', teams: false, review: 0, watchers: false, visibility: 'code' },
  ...{ failure: null, asked: [] },
};
/** Somebody whose last table had two teams and a review. */
export const FIRST: World = { ...FRESH, teams: true, review: 60 };

const nameOf = ({ typed, titled }: World): string => typed ?? tableName(titled, Date.now());
const isList = ({ what }: World): boolean => what.startsWith('list');

interface Seated {
  readonly seats: number;
  readonly clock: string;
}
/** Nothing of an earlier table is left at another one. */
const seated = (world: World, { seats, clock }: Seated, what: string): World => ({
  ...{ ...world, what, seats, clock },
  ...{ teams: false, review: 0 },
});

function listed(world: World, offered: (Seated & { format: string; playable: number[] }) | null): World {
  if (offered === null) return { ...world, what: 'list' };
  const what = `list ${offered.format}`;
  const fits = world.what === what && offered.playable.includes(world.seats);
  return fits ? world : seated(world, offered, what);
}

function changed(world: World, event: AnyEventObject): World {
  const { game, template, pack, offered, settings } = event;
  switch (event.type) {
    case 'template.chosen': {
      const titled = { title: game.name, format: template.format };
      return { ...seated(world, template, `template ${template.slug}`), titled };
    }
    case 'format.chosen': {
      const titled = { title: pack.name.replace(' pack', ''), format: offered.format };
      return { ...seated(world, offered, `format ${offered.format}`), titled };
    }
    case 'list.chosen':
      return listed({ ...world, what: 'list' }, offered);
    case 'list.read':
      return isList(world) ? listed(world, offered) : world;
    case 'clock.chosen':
      return { ...world, clock: event.clock, review: event.clock === 'correspondence' ? 0 : world.review };
    case 'seats.chosen':
      return { ...world, seats: event.seats, teams: world.teams && event.seats === 6 };
    case 'name.typed':
      return { ...world, typed: event.name };
    case 'settings.changed':
      return { ...world, ...settings };
    default:
      return { ...FRESH, asked: world.asked };
  }
}

function opened(world: World, { isSolo, listName }: { isSolo: boolean; listName: string }): World {
  const format = world.what.replace(/^list ?/, '') || 'booster';
  const named = isList(world) ? { ...world, titled: { title: listName, format } } : world;
  if (!isSolo && nameOf(named).trim() === '') return { ...world, place: 'unnamed' };
  return {
    ...{ ...named, place: 'opening', failure: null },
    asked: [...world.asked, [named.what, nameOf(named), isSolo]],
  };
}

/** What is promised after an event. */
export function after(world: World, event: AnyEventObject): World {
  const { place } = world;
  if (event.type === 'xstate.done.actor.openTable') return { ...world, place: 'opened' };
  if (event.type === 'xstate.error.actor.openTable')
    return { ...world, place: 'refused', failure: event.error.reply };
  if (place === 'opening' || place === 'opened') return world;
  if (event.type === 'open.pressed') return opened(world, { isSolo: event.isSolo, listName: event.listName });
  if (event.type === 'list.read' && !isList(world)) return world;
  return { ...changed(world, event), place: 'free', failure: null };
}

export function promised(world: World) {
  const { place, what, seats, clock, teams, review, watchers, visibility, failure, asked } = world;
  return {
    place,
    what,
    name: nameOf(world),
    seats,
    clock,
    teams,
    review,
    watchers,
    visibility,
    failure,
    asked,
  };
}
