import type { AnyEventObject } from 'xstate';
import type { TableCommand } from '#contract/room/room.ts';
import { ME, TABLES, THEO } from '#src/machines/paths/lobby.samples.ts';

interface Waiting {
  readonly commands: readonly TableCommand[];
  readonly from: string;
}

/** What somebody at a table before its draft is promised, told without a look at the machine. */
export interface World {
  /** The name of the table, as `TABLES` has it. */
  readonly at: keyof typeof TABLES | null;
  readonly line: string;
  readonly hasWish: boolean;
  readonly waiting: readonly Waiting[];
  /** The code has to be shown first. */
  readonly isComingBack: boolean;
  readonly dialog: string | null;
  readonly text: string;
  readonly saying: string | null;
  readonly chatRefusal: string;
  readonly fresh: readonly string[];
  readonly unread: readonly string[];
  readonly muted: readonly string[];
  readonly trouble: string | null;
  readonly atMs: number;
  /** Everything that reached the world outside, in order. */
  readonly did: readonly string[];
}

export const FIRST_WORLD: World = {
  ...{ at: null, line: 'joining', hasWish: false, waiting: [], isComingBack: false, dialog: null },
  ...{ text: '', saying: null, chatRefusal: '', fresh: [], unread: [], muted: [], trouble: null },
  ...{ atMs: 1000, did: [] },
};

const BESIDE: Readonly<Record<string, string>> = { absent: 'absent', superseded: 'elsewhere' };

export function placeIn({ at, line }: World): string {
  const beside = BESIDE[line];
  if (beside !== undefined) return beside;
  if (at === null) return 'opening';
  if (line === 'removed') return 'removed';
  return at === 'alone' ? 'hosting' : at;
}

const did = (world: World, ...things: readonly string[]): World => ({
  ...world,
  did: [...world.did, ...things],
});
const askedOf = ({ waiting }: World) => waiting[0]?.commands[0];

/** The next command goes out, unless one is on its way. */
function begin(world: World): World {
  const next = askedOf(world);
  if (next === undefined) return world;
  if (world.line === 'removed' && next.type === 'sit')
    return did({ ...world, isComingBack: true }, `code ${world.at}`);
  return did(world, `ask ${next.type}`);
}

function ask(world: World, commands: readonly TableCommand[], from = 'table'): World {
  const next = { ...world, waiting: [...world.waiting, { commands, from }] };
  return world.waiting.length === 0 ? begin(next) : next;
}

const IN_LOBBY = ['hosting', 'alone', 'seated', 'watching', 'standing', 'locked', 'counting'];

function wished(world: World): World {
  if (!world.hasWish || world.line !== 'live' || world.at === null || !IN_LOBBY.includes(world.at))
    return world;
  const granted = did({ ...world, hasWish: false }, 'forget the wish');
  return ['watching', 'standing'].includes(world.at) ? ask(granted, [{ type: 'sit', seat: null }]) : granted;
}

const GOES: Readonly<Record<string, string>> = { drafting: 'go to the room', over: 'go to the results' };

function told(world: World, event: AnyEventObject): World {
  const { table, line } = event.shown;
  const next: World = { ...world, at: table?.code ?? null, line, atMs: event.atMs };
  const place = placeIn(next);
  const goes = place === placeIn(world) ? undefined : GOES[place];
  return wished(goes === undefined ? next : did(next, goes));
}

/** A question is closed with its answer. */
const closed = ({ dialog, waiting }: World) =>
  ['question', 'leave'].includes(waiting[0]?.from ?? '') ? null : dialog;

const refuse = (world: World, words: string): World =>
  begin(
    did(
      { ...world, waiting: world.waiting.slice(1), isComingBack: false, dialog: closed(world) },
      `say ${words}`,
    ),
  );

function granted(world: World): World {
  const [first, ...others] = world.waiting;
  if (first === undefined) return world;
  const left = first.commands.slice(1);
  const waiting = left.length > 0 ? [{ ...first, commands: left }, ...others] : others;
  if (first.from === 'leave')
    return begin(
      did(
        { ...world, waiting, dialog: null },
        world.at === 'hosting' ? 'left Tea to theo' : 'left Tea',
        'go to the tables',
      ),
    );
  if (first.from === 'settings')
    return begin(did({ ...world, waiting, dialog: null }, 'remember the settings'));
  return begin({ ...world, waiting, dialog: closed({ ...world }) });
}

const stand: readonly TableCommand[] = [{ type: 'stand' }];

function happened(world: World, { events, lines, table }: AnyEventObject): World {
  const types = events.map(({ type }: { type: string }) => type);
  const from = lines.map(({ memberId }: { memberId: string }) => memberId);
  const next = {
    ...world,
    fresh: [...world.fresh, ...lines.map(({ id }: { id: string }) => id)],
    unread: world.dialog === 'chat' ? [] : [...new Set([...world.unread, ...from])],
  };
  if (types.includes('startAnnounced') && table.status === 'countdown') return did(next, 'tell the start');
  const isAsked = types.includes('readyAsked') && world.at !== 'hosting';
  return isAsked ? did(next, 'tell the ready check') : next;
}

const QUESTIONS: Readonly<Record<string, readonly [readonly TableCommand[], string]>> = {
  end: [[{ type: 'endTable' }], 'question'],
  remove: [[{ type: 'clearSeat', seat: THEO.seat }], 'question'],
  leaveAndEnd: [stand, 'leave'],
};

export function after(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'room.told':
      return told(world, event);
    case 'table.happened':
      return happened(world, event);
    case 'lines.faded':
      return { ...world, fresh: [] };
    case 'seal.told':
      return { ...world, trouble: event.trouble };
    case 'clock.ticked':
      return { ...world, atMs: event.atMs };
    case 'seat.wished':
      return wished({ ...world, hasWish: true });
    case 'commands.pressed':
      return ask(world, event.commands);
    case 'leave.pressed':
      return world.at === 'alone' ? { ...world, dialog: 'leaveAndEnd' } : ask(world, stand, 'leave');
    case 'reclaim.pressed':
      return did(world, 'reclaim the seat');
    case 'dialog.opened':
      return {
        ...world,
        dialog: event.dialog.kind,
        unread: event.dialog.kind === 'chat' ? [] : world.unread,
      };
    case 'dialog.closed':
      return { ...world, dialog: null };
    case 'question.confirmed':
      return ask(world, ...QUESTIONS[world.dialog ?? '']!);
    case 'settings.confirmed':
      return ask(world, [{ type: 'changeSettings', settings: event.settings }], 'settings');
    case 'mute.pressed': {
      const muted = world.muted.includes(event.memberId) ? [] : [event.memberId];
      return did({ ...world, muted }, `mute ${muted.join()}`);
    }
    default:
      return afterWords(world, event);
  }
}

function afterWords(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'text.typed':
      return { ...world, text: event.text };
    case 'say.pressed': {
      const saying = world.text.trim();
      if (saying === '' || world.saying !== null) return world;
      return did({ ...world, saying }, `chat ${saying}`);
    }
    case 'xstate.done.actor.say': {
      const next = { ...world, saying: null };
      if (!event.output.ok) return { ...next, chatRefusal: event.output.message };
      return { ...next, text: world.text.trim() === world.saying ? '' : world.text, chatRefusal: '' };
    }
    case 'xstate.error.actor.say':
      return { ...world, saying: null, chatRefusal: AWAY };
    case 'xstate.done.actor.showCode':
      return did({ ...world, isComingBack: false }, 'reclaim the seat', 'ask sit');
    case 'xstate.done.actor.ask':
      return event.output.ok ? granted(world) : refuse(world, event.output.message);
    case 'xstate.error.actor.showCode':
    case 'xstate.error.actor.ask':
      return refuse(world, AWAY);
    default:
      return world;
  }
}

const AWAY = 'Try again in a moment.';

/** The same as somebody sees it. */
export function promised(world: World) {
  const place = placeIn(world);
  const { line, hasWish, dialog, text, saying, chatRefusal, fresh, muted, trouble } = world;
  return {
    place,
    line: line === 'lost' || line === 'offline' ? line : 'up',
    hasWish,
    busy: askedOf(world)?.type ?? null,
    isComingBack: world.isComingBack,
    seats: place === 'removed' ? ['mara', '', 'theo'] : world.at === null ? null : namesAt(world.at),
    dialog,
    ...{ text, isSaying: saying !== null, chatRefusal, fresh, muted, trouble },
    hasUnread: world.unread.some((id) => id !== ME && !muted.includes(id)),
    countdown:
      place !== 'counting'
        ? null
        : {
            seconds: Math.ceil((6000 - world.atMs) / 1000),
            isOddHalf: Math.floor((6000 - world.atMs) / 500) % 2 === 1,
          },
    did: world.did.filter((thing) => !isAsk(thing)),
    asked: world.did.filter(isAsk),
  };
}

const isAsk = (thing: string) => /^(?:ask|code|chat) /.test(thing);
const namesAt = (at: keyof typeof TABLES) => TABLES[at].seats.map(({ name }) => name);
