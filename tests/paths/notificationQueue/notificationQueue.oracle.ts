import type { AnyEventObject } from 'xstate';

/** What spec.md sections 5 and 9 and machines.md section 2 promise of notices, apart from the machine. */
export interface World {
  readonly shown: readonly ToldNotice[];
  readonly waiting: readonly ToldNotice[];
  readonly heldBy: ReadonlySet<'pointer' | 'focus'>;
  readonly rejected: readonly string[];
}

interface ToldNotice {
  readonly text: string;
  readonly kind: string;
  /** How many equal notices it stands for. */
  readonly count: number;
  /** It is on screen: its time runs from then on. */
  readonly isPainted: boolean;
  /** Time that is left to it. */
  readonly restMs: number;
  readonly series?: string | undefined;
}

export const NOTHING_TOLD: World = { shown: [], waiting: [], heldBy: new Set(), rejected: [] };
const MOST_SHOWN = 3;
const TIME_MS: Readonly<Record<string, number>> = { success: 3000, error: 5000, warning: 4000, info: 3000 };

function raised(world: World, { text, kind = 'info', position, timeoutMs, series }: AnyEventObject): World {
  const isWrong = position === 'middle' || timeoutMs < 0 || timeoutMs === Number.POSITIVE_INFINITY;
  if (isWrong) return { ...world, rejected: [...world.rejected, text] };
  const restMs = timeoutMs ?? TIME_MS[kind];
  const notice: ToldNotice = { text, kind, count: 1, isPainted: false, restMs, series };
  const isKnown = [...world.shown, ...world.waiting].some((known) => known.text === text);
  const again = (known: ToldNotice) =>
    known.text === text ? { ...notice, series: known.series, count: known.count + 1 } : known;
  if (isKnown) return { ...world, shown: world.shown.map(again), waiting: world.waiting.map(again) };
  if (world.shown.length < MOST_SHOWN) return { ...world, shown: [...world.shown, notice] };
  // The newest of a series is not kept waiting by older ones of it: the oldest makes room.
  const line = [...world.shown, ...world.waiting];
  const oldest = series === undefined ? -1 : line.findIndex((known) => known.series === series);
  const next = [...line.filter((_, at) => at !== oldest), notice];
  return { ...world, shown: next.slice(0, MOST_SHOWN), waiting: next.slice(MOST_SHOWN) };
}

function gone(world: World, { text }: AnyEventObject): World {
  const [next, ...waiting] = world.waiting;
  const left = world.shown.filter((notice) => notice.text !== text);
  if (left.length === world.shown.length) return world;
  const shown = next ? [...left, next] : left;
  return { ...world, shown, waiting, heldBy: shown.length === 0 ? new Set() : world.heldBy };
}

function held(world: World, by: 'pointer' | 'focus', isHeld: boolean): World {
  if (world.shown.length === 0) return world;
  const heldBy = new Set(world.heldBy);
  if (isHeld) heldBy.add(by);
  else heldBy.delete(by);
  return { ...world, heldBy };
}

/** Time passes for those that are on screen, unless they are held. */
function passed(world: World, ms: number): World {
  const worn = (notice: ToldNotice) =>
    notice.isPainted ? { ...notice, restMs: notice.restMs - ms } : notice;
  return world.heldBy.size > 0 ? world : { ...world, shown: world.shown.map(worn) };
}

const painted = (world: World): World => ({
  ...world,
  shown: world.shown.map((notice) => ({ ...notice, isPainted: true })),
});

/** How long the notice with this text still has. */
export const restMsOf = (world: World, text: unknown): number | undefined =>
  world.shown.find((notice) => notice.text === text)?.restMs;

/** What has to be true after an event; the text names the notice it is about. */
export function worldAfter(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'notice.raised':
      return raised(world, event);
    case 'notice.expired':
      return gone(passed(world, restMsOf(world, event.text) ?? 0), event);
    case 'notice.closed':
      return gone(world, event);
    case 'stack.painted':
      // A page takes a moment until it has painted; what was on screen before goes on meanwhile.
      return painted(passed(world, event.afterMs ?? 0));
    case 'stack.pointerEntered':
    case 'stack.pointerLeft':
      return held(world, 'pointer', event.type === 'stack.pointerEntered');
    case 'stack.focusEntered':
    case 'stack.focusLeft':
      return held(world, 'focus', event.type === 'stack.focusEntered');
    default:
      throw new Error(`The oracle does not know "${event.type}".`);
  }
}
