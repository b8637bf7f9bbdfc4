import type { AnyEventObject } from 'xstate';

type Place = readonly [seat: number, index: number];

/** What somebody who watches a replay is promised, told without a look at the machine. */
export interface World {
  readonly at: 'empty' | 'loading' | 'failed' | 'paused' | 'playing' | 'ended';
  readonly failure: string | null;
  readonly place: Place;
  /** The place that the address names. */
  readonly addressed: Place;
  /** A move that is not in the address yet. */
  readonly isDue: boolean;
  readonly told: readonly string[];
  readonly read: readonly string[];
  readonly openSeats: number;
  readonly speed: number;
  readonly isBotShown: boolean;
  readonly isGuessing: boolean;
  readonly guesses: Readonly<Record<string, string>>;
}

export const FIRST: World = {
  ...{ at: 'empty', failure: null, place: [0, 0], addressed: [0, 0], isDue: false, told: [], read: [] },
  ...{ openSeats: 0, speed: 1, isBotShown: true, isGuessing: false, guesses: {} },
};

/** Round and number of each pick, by seat; the last seat is closed at first. */
const PICKS: readonly (readonly (readonly [round: number, pick: number])[])[] = [
  [
    [1, 1],
    [1, 2],
    [2, 1],
  ],
  [[1, 1]],
  [[1, 1]],
];

const lastOf = (seat: number) => (PICKS[seat]?.length ?? 0) - 1;
const isSame = (one: Place, other: Place) => one[0] === other[0] && one[1] === other[1];

/** Stands still at a place, as after every move by hand. */
const still = (world: World, place: Place): World => ({
  ...world,
  place,
  at: place[1] >= lastOf(place[0]) ? 'ended' : 'paused',
});
const moved = (world: World, place: Place): World => ({ ...still(world, place), isDue: true });

function stepped({ place: [seat, index] }: World, to: string): Place {
  const last = lastOf(seat);
  if (to === 'first') return [seat, 0];
  if (to === 'last') return [seat, last];
  return [seat, Math.min(last, Math.max(0, to === 'next' ? index + 1 : index - 1))];
}

/** The same pick of another seat; where it has none, the first of that pack, else of the draft. */
function inSeat({ place: [seat, index] }: World, other: number): Place {
  const [round, pick] = PICKS[seat]?.[index] ?? [1, 1];
  const picks = PICKS[other] ?? [];
  const same = picks.findIndex((own) => own[0] === round && own[1] === pick);
  const first = picks.findIndex((own) => own[0] === round);
  return [other, Math.max(0, same >= 0 ? same : first)];
}

function written(world: World): World {
  if (isSame(world.place, world.addressed)) return { ...world, isDue: false };
  const [round, pick] = PICKS[world.place[0]]?.[world.place[1]] ?? [1, 1];
  return {
    ...world,
    isDue: false,
    addressed: world.place,
    told: [...world.told, `${world.place[0] + 1}.${round}.${pick}`],
  };
}

function shownOn(world: World): World {
  // The address is written long before the next pick is shown.
  const due = world.isDue ? written(world) : world;
  const [seat, index] = due.place;
  const place: Place = [seat, index + 1];
  return { ...due, place, isDue: true, at: place[1] === lastOf(seat) ? 'ended' : 'playing' };
}

export function after(world: World, event: AnyEventObject): World {
  const [seat, index] = world.place;
  const { type } = event;
  switch (type) {
    case 'source.chosen':
    case 'retry.pressed':
      return {
        ...world,
        at: 'loading',
        read: [...world.read, 'log.txt'],
        ...(type === 'source.chosen' && { failure: null, openSeats: 0, isDue: false }),
      };
    case 'xstate.done.actor.read':
      return { ...still(world, [0, 0]), addressed: [0, 0], openSeats: 2, guesses: {} };
    case 'xstate.error.actor.read':
      return { ...world, at: 'failed', failure: 'Line 1 is not a pick.' };
    case 'pick.stepped':
      return moved(world, stepped(world, event.to));
    case 'pick.chosen':
      return moved(world, event.index <= lastOf(seat) ? [seat, event.index] : world.place);
    case 'round.chosen':
      return moved(world, [
        seat,
        Math.max(
          0,
          (PICKS[seat] ?? []).findIndex((own) => own[0] === event.round),
        ),
      ]);
    case 'seat.chosen':
      return moved(world, event.seat < world.openSeats ? inSeat(world, event.seat) : world.place);
    case 'address.changed': {
      if (event.wording === 'its own' || isSame(world.addressed, [0, 1])) return world;
      return { ...still(world, [0, 1]), addressed: [0, 1], isDue: false };
    }
    case 'address.due':
      return written(world);
    case 'draft.changed':
      return { ...still(world, world.place), openSeats: 3 };
    case 'speed.chosen':
      return { ...world, speed: event.speed };
    case 'bot.switched':
      return { ...world, isBotShown: event.isOn };
    case 'guessing.switched':
      return { ...still(world, world.place), isGuessing: event.isOn, guesses: {} };
    case 'card.guessed': {
      const isHidden = world.isGuessing && world.guesses[`${seat}:${index}`] === undefined;
      return isHidden ? { ...world, guesses: { ...world.guesses, [`${seat}:${index}`]: event.id } } : world;
    }
    case 'play.pressed':
      if (world.at === 'paused') return { ...world, at: 'playing' };
      return lastOf(seat) > 0 ? { ...world, at: 'playing', place: [seat, 0], isDue: true } : world;
    case 'pause.pressed':
      return { ...world, at: 'paused' };
    default:
      return shownOn(world);
  }
}
