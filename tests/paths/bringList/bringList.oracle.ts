import type { AnyEventObject } from 'xstate';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ListLook, ListRow, OpenedList } from '#contract/lists/lists.ts';
import type { OwnListAnswers } from '#contract/lists/ownList.ts';
import type { FetchedCube } from '#contract/sources/sources.ts';

/** What somebody who brings a list is promised, told without a look at the machine. */
export interface World {
  readonly may: { readonly keep: boolean; readonly fetch: boolean };
  readonly place:
    | 'empty'
    | 'fetching'
    | 'opening'
    | 'reading'
    | 'read'
    | 'failed'
    | 'keeping'
    | 'hosting'
    | 'hosted';
  readonly typed: string;
  readonly cubeChange: FetchedCube['changed'];
  readonly list: { readonly text: string; readonly fileName: string | null; readonly link: string | null };
  readonly answers: OwnListAnswers;
  readonly name: string | null;
  readonly look: ListLook | null;
  readonly format: string | null;
  readonly saved: ListRow | null;
  readonly savedId: string;
  readonly isSame: boolean;
  readonly table: { readonly solo: boolean } | null;
  readonly reason: string | null;
  readonly failure: string | null;
  readonly asked: readonly unknown[];
  readonly told: readonly unknown[];
}

const NO_LIST = { text: '', fileName: null, link: null };
const NO_ANSWERS: OwnListAnswers = { takeIn: [], lines: {}, names: {} };
const FRESH = {
  ...{ list: NO_LIST, answers: NO_ANSWERS, name: null, look: null, format: null, saved: null, isSame: true },
  ...{ table: null, reason: null, failure: null, cubeChange: null },
};

export function firstWorld(may: World['may'], savedId: string | null): World {
  const world: World = { ...FRESH, may, place: 'empty', typed: '', savedId: '', asked: [], told: [] };
  return savedId === null ? world : ask({ ...world, savedId }, 'opening', 'openList', savedId);
}

const ask = (world: World, place: World['place'], ...asked: readonly unknown[]): World => ({
  ...world,
  place,
  failure: null,
  asked: [...world.asked, ...asked],
});
const tell = (world: World, ...told: readonly unknown[]): World => ({
  ...world,
  told: [...world.told, ...told],
});
const fail = (world: World, of: string, place: World['place'] = 'failed'): World => ({
  ...world,
  place,
  failure: of,
});
const fresh = (world: World): World => tell({ ...world, ...FRESH }, 'brought');

const read = (world: World): World =>
  ask(world, 'reading', 'readList', world.list.text, world.list.fileName, world.answers);

function bring(world: World): World {
  const { typed, may } = world;
  if (typed.trim() === '') return { ...world, ...FRESH, place: 'empty' };
  if (!typed.startsWith('https://')) return read({ ...fresh(world), list: { ...NO_LIST, text: typed } });
  return may.fetch ? ask(fresh(world), 'fetching', 'fetchCube', typed) : fail(fresh(world), 'link');
}

const offeredIn = (look: ListLook | null, format: unknown): OfferedFormat | null =>
  look?.formats.find((each) => each.format === format) ?? null;

/** What was chosen stays where it can still be played. */
function looked(world: World, look: ListLook): World {
  const playable = look.formats.filter(({ refusal }) => refusal === null).map(({ format }) => format);
  const isStill = playable.some((format) => format === world.format);
  return { ...world, place: 'read', look, format: isStill ? world.format : (playable[0] ?? null) };
}

const tellFormat = (world: World): World => tell(world, offeredIn(world.look, world.format)?.format ?? null);

const isNamed = ({ name }: World): boolean => (name ?? '').trim() !== '';
const drafted = ({ saved, isSame, list, answers, name }: World): unknown =>
  saved !== null && isSame
    ? { listId: saved.listId }
    : { name: name?.trim(), text: list.text, fileName: list.fileName, answers };

const host = (world: World): World =>
  ask(world, 'hosting', 'hostList', drafted(world), world.format, world.table);

function keep(world: World): World {
  const { saved, list, answers, name } = world;
  const id = saved?.isMine ? saved.listId : null;
  const kept = { name: name?.trim(), text: list.text, fileName: list.fileName, answers, link: list.link };
  return ask(world, 'keeping', 'keepList', id, kept);
}

function afterAnswered(world: World, changes: Partial<OwnListAnswers>): World {
  if (world.look === null || !(world.place === 'reading' || world.place === 'read')) return world;
  return read({ ...world, answers: { ...world.answers, ...changes }, isSame: false });
}

function afterChoice(world: World, event: AnyEventObject): World {
  const { answers, place, look } = world;
  const isOpen = place === 'reading' || place === 'read';
  switch (event.type) {
    case 'section.takenIn':
      return afterAnswered(world, { takeIn: [event.section] });
    case 'line.answered':
      return afterAnswered(world, { lines: { ...answers.lines, [event.line]: event.choice } });
    case 'card.answered': {
      const others = Object.entries(answers.names).filter(([card]) => card !== event.card);
      const given = event.answer === undefined ? [] : [[event.card, event.answer]];
      return afterAnswered(world, { names: Object.fromEntries([...others, ...given]) });
    }
    case 'name.typed':
      return isOpen ? { ...world, name: event.name, isSame: false } : world;
    default: {
      const isPlayable = offeredIn(look, event.format)?.refusal === null;
      return isOpen && isPlayable ? tellFormat({ ...world, format: event.format }) : world;
    }
  }
}

/** Nothing else is brought while a table is opened. */
const canBring = ({ place }: World): boolean => !['keeping', 'hosting', 'hosted'].includes(place);

function afterBrought(world: World, event: AnyEventObject): World {
  if (!canBring(world)) return world;
  switch (event.type) {
    case 'text.typed':
      return { ...world, typed: event.text };
    case 'text.pasted':
      return bring({ ...world, typed: event.text });
    case 'read.pressed':
      return bring(world);
    case 'file.chosen':
      return read({ ...fresh(world), list: { text: event.text, fileName: event.fileName, link: null } });
    case 'file.refused':
      return fail(fresh(world), 'file');
    default:
      return ask({ ...fresh(world), typed: '', savedId: event.listId }, 'opening', 'openList', event.listId);
  }
}

function retried(world: World): World {
  if (world.failure === 'fetch') return ask(world, 'fetching', 'fetchCube', world.typed);
  if (world.failure === 'open') return ask(world, 'opening', 'openList', world.savedId);
  return world.failure === 'read' ? read(world) : world;
}

function afterPress(world: World, event: AnyEventObject): World {
  const { place, may, format, saved, isSame } = world;
  switch (event.type) {
    case 'cancel.pressed':
      if (place === 'fetching') return { ...world, place: 'empty' };
      return place === 'opening' || place === 'reading' ? { ...world, ...FRESH, place: 'empty' } : world;
    case 'retry.pressed':
      return place === 'failed' ? retried(world) : world;
    case 'clear.pressed':
      return place === 'read' || place === 'failed'
        ? { ...world, ...FRESH, typed: '', place: 'empty' }
        : world;
    case 'keep.pressed':
      return place === 'read' && may.keep && isNamed(world)
        ? keep({ ...world, table: null, reason: null })
        : world;
    default: {
      if (place !== 'read' || !isNamed(world) || format === null) return world;
      const asked = { ...world, table: event.table, reason: null };
      return may.keep && !(saved !== null && isSame) ? keep(asked) : host(asked);
    }
  }
}

function afterAnswer(world: World, event: AnyEventObject): World {
  switch (event.type.replace('xstate.done.actor.', '')) {
    case 'fetchCube': {
      const cube: FetchedCube = event.output;
      // What was asked last, whatever was typed since.
      const list = { text: cube.text, fileName: null, link: String(world.asked.at(-1)) };
      return read({ ...world, list, cubeChange: cube.changed, name: cube.name });
    }
    case 'openList': {
      const { row, text, fileName, answers, look }: OpenedList = event.output;
      const opened = {
        ...{ ...world, name: row.name, saved: row, answers },
        list: { text, fileName, link: row.link },
      };
      return tellFormat(looked(opened, look));
    }
    case 'readList':
      return tellFormat(
        looked({ ...world, name: world.name ?? event.output.title ?? 'My list' }, event.output),
      );
    case 'keepList': {
      const kept = { ...world, saved: event.output, isSame: true, typed: '' };
      return world.table === null ? tell({ ...kept, place: 'read' }, event.output.listId) : host(kept);
    }
    default:
      return tell({ ...world, place: 'hosted' }, world.reason);
  }
}

function afterFault(world: World, event: AnyEventObject): World {
  switch (event.type.replace('xstate.error.actor.', '')) {
    case 'fetchCube':
      return fail(world, 'fetch');
    case 'openList':
      return fail(world, 'open');
    case 'readList':
      return fail(world, 'read');
    case 'keepList':
      return event.error.code === 'tooManyLists' && world.table !== null
        ? host({ ...world, reason: 'Full.' })
        : fail(world, 'keep', 'read');
    default:
      return fail(world, 'host', 'read');
  }
}

const BRINGING = ['text.typed', 'text.pasted', 'read.pressed', 'file.chosen', 'file.refused', 'list.chosen'];
const CHOOSING = ['section.takenIn', 'line.answered', 'card.answered', 'name.typed', 'format.chosen'];

export function after(world: World, event: AnyEventObject): World {
  if (event.type.startsWith('xstate.done.')) return afterAnswer(world, event);
  if (event.type.startsWith('xstate.error.')) return afterFault(world, event);
  if (BRINGING.includes(event.type)) return afterBrought(world, event);
  return CHOOSING.includes(event.type) ? afterChoice(world, event) : afterPress(world, event);
}

export function promised(world: World) {
  const { place, typed, look, answers, cubeChange, name, format, saved, failure, asked, told } = world;
  return { place, typed, look, answers, cubeChange, name: name ?? '', format, saved, failure, asked, told };
}
