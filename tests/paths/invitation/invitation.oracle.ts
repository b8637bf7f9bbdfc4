import type { AnyEventObject } from 'xstate';
import type {
  Entering,
  Invitation,
  Invited,
  selectInvitationState,
} from '#src/machines/tables/invitation.ts';

export const tableOf = (changes: Partial<Extract<Invitation, { kind: 'table' }>> = {}): Invitation => ({
  ...{ kind: 'table', draftId: 'table', name: 'Kites', game: 'Kites', format: 'booster', template: 'Kites' },
  ...{ hostName: 'Juno', clock: 'quick', seats: 2, freeSeats: 1, state: 'open', startsAtMs: null },
  ...{ mayWatch: true, nowMs: 0 },
  ...changes,
});
export const EVENT: Invitation = {
  ...{ kind: 'event', eventId: 'event', name: 'Friday', game: 'Kites', template: 'Kites', hostName: null },
  ...{ players: 3, mostPlayers: 8, startsAtMs: null, state: 'open' },
};
export const OPEN = tableOf();
export const FULL = tableOf({ freeSeats: 0, state: 'full' });
export const STARTED = tableOf({ state: 'started', mayWatch: false });

/** What somebody with a link is promised, told without a look at the machine. */
export interface World {
  readonly invited: Invited;
  readonly place: ReturnType<typeof selectInvitationState>;
  readonly invitation: Invitation | null;
  readonly name: string;
  readonly nameFault: string | null;
  readonly failure: string | null;
  readonly asked: readonly unknown[];
}

export const firstWorld = (invited: Invited): World => ({
  ...{ invited, place: 'looking', invitation: null, nameFault: null, failure: null, asked: ['look', 'CODE'] },
  name: invited.kind === 'guest' ? invited.name : '',
});

const FRESH = { nameFault: null, failure: null };

/** Members have no name to give; a guest whose name stays gives none. */
function newName({ invited, name }: World): string | null {
  if (invited.kind === 'member') return null;
  return invited.kind === 'guest' && invited.name === name ? null : name;
}

const enter = (world: World, invitation: Invitation, wantsSeat: boolean): World => {
  const asked: Entering = { invitation, wantsSeat, name: wantsSeat ? newName(world) : null };
  return { ...world, ...FRESH, invitation, place: 'entering', asked: [...world.asked, 'enter', asked] };
};

/** What is promised after an event. */
export function after(world: World, event: AnyEventObject): World {
  const { place, invitation } = world;
  switch (event.type) {
    case 'name.typed':
      return place === 'shown' ? { ...world, ...FRESH, name: event.name } : world;
    case 'sit.pressed':
      return place === 'shown' && invitation?.state === 'open'
        ? { ...world, ...FRESH, place: 'checking', asked: [...world.asked, 'check', 'CODE', newName(world)] }
        : world;
    case 'watch.pressed':
      return place === 'shown' && invitation !== null && (invitation.kind === 'event' || invitation.mayWatch)
        ? enter(world, invitation, false)
        : world;
    case 'retry.pressed':
      return place === 'shown' || place === 'failed'
        ? { ...world, ...FRESH, place: 'looking', asked: [...world.asked, 'look', 'CODE'] }
        : world;
    case 'xstate.done.actor.look':
      return { ...world, place: 'shown', invitation: event.output };
    case 'xstate.done.actor.check':
      return event.output.state === 'open'
        ? enter(world, event.output, true)
        : { ...world, place: 'shown', invitation: event.output };
    case 'xstate.done.actor.enter':
      return { ...world, place: 'entered' };
    default:
      return afterFault(world, event);
  }
}

function afterFault(world: World, { type, error }: AnyEventObject): World {
  const isLook = type === 'xstate.error.actor.look';
  if (type === 'xstate.error.actor.enter') return { ...world, place: 'shown', failure: 'No.' };
  if (!isLook && error.fields.name !== undefined) return { ...world, place: 'shown', nameFault: 'Taken.' };
  if (error.code === 'codeUnknown') return { ...world, place: 'gone' };
  return { ...world, place: isLook ? 'failed' : 'shown', failure: 'No.' };
}
