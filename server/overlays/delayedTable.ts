import type { OverlayTaken, OverlayView } from '#contract/overlays.ts';
import { streamDelayOf } from '#contract/tables/streamDelay.ts';
import type { InstanceId } from '#engine/core/cards.ts';
import { apply, deal, eventsFor, isInReview, openCards, viewFor } from '#engine/draft.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import { faceOf, lookOf } from '../cards/look.ts';
import type { Database } from '../db/database.ts';
import { readStoredDraft, type StoredDraft } from '../drafts/running/loadDraft.ts';
import { progressIn } from '../drafts/running/progress.ts';
import type { StoredRow } from '../drafts/running/runningDraft.ts';
import { readTable, type TableRecord } from '../drafts/tableRecord.ts';
import type { Tables } from '../drafts/tables.ts';

/** What people call the table and its seats. */
interface Names {
  readonly table: string;
  readonly seats: readonly string[];
}

/** The draft as far as its log was followed. */
interface Followed {
  readonly state: DraftState;
  readonly version: number;
  /** What was taken last, the newest first, as watchers may know it. */
  readonly taken: readonly (Omit<OverlayTaken, 'cards'> & { readonly cards: readonly InstanceId[] })[];
}

/**
 * A table as it was some time ago. It is folded from the log alone, whose rows say when they were written: neither a
 * restart nor a page that comes late shows anything earlier or later than it is due. Names have no such log; one that
 * changes while the table is looked at is as late as everything else.
 */
export interface DelayedTable {
  /** Reads what was written since; false where the table is gone. */
  read(): Promise<boolean>;
  readonly delayMs: number;
  /** When the table ended; null before. */
  readonly finishedAtMs: number | null;
  /** Goes on to a moment, never back. */
  goOn(untilMs: number): void;
  /** When the next thing happened that is not shown yet; null where none is known. */
  nextMs(): number | null;
  /** What is shown of the moment that was gone on to. */
  view(): OverlayView;
}

const TAKEN_KEPT = 12;

export function createDelayedTable(
  {
    db,
    tables,
    now,
  }: { readonly db: Database; readonly tables: Pick<Tables, 'log'>; readonly now: () => number },
  draftId: string,
): DelayedTable {
  let record: TableRecord | null = null;
  let stored: StoredDraft | null = null;
  let followed: Followed | null = null;
  let rows: readonly StoredRow[] = [];
  let lastRead = 0;
  let names: Names = { table: '', seats: [] };
  let renamings: readonly { readonly atMs: number; readonly names: Names }[] = [];
  let shownAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<unknown> = Promise.resolve();

  const start = () => record?.startedAtMs ?? null;
  const isStarted = () => (start() ?? Number.POSITIVE_INFINITY) <= shownAtMs;
  const isOver = () =>
    (record?.finishedAtMs ?? Number.POSITIVE_INFINITY) <= shownAtMs || followed?.state.phase === 'complete';

  function noteNames(found: TableRecord) {
    const told: Names = { table: found.settings.name, seats: found.seats.map(({ name }) => name) };
    const last = renamings.at(-1)?.names ?? names;
    if (JSON.stringify(told) === JSON.stringify(last)) return;
    if (record === null) names = told;
    else renamings = [...renamings, { atMs: now(), names: told }];
  }

  async function readOnce(): Promise<boolean> {
    const found = await readTable(db, draftId);
    if (!found) return false;
    noteNames(found);
    record = found;
    stored ??= found.startedAtMs === null ? null : await readStoredDraft(db, draftId);
    if (!stored) return true;
    const { setup, secret } = stored;
    followed ??= { state: deal(setup, secret), version: 0, taken: [] };
    const added = await tables.log(draftId, lastRead);
    lastRead = added.at(-1)?.seq ?? lastRead;
    rows = [...rows, ...added];
    return true;
  }

  function follow(row: StoredRow) {
    if (!stored || !followed) return;
    const { setup } = stored;
    const applied = apply(setup, followed.state, row.action);
    if (!applied.ok) throw new Error(`Log row ${row.seq} does not apply: ${applied.refusal}.`);
    const taken = eventsFor(setup, applied.events, 'watcher').flatMap((event) =>
      event.type === 'took'
        ? [{ version: row.seq, seat: event.seat, count: event.count, cards: event.cards }]
        : [],
    );
    // A step back takes its cards away again.
    const isBack = applied.events.some(({ type }) => type === 'tookBack' || type === 'gaveBack');
    followed = {
      state: applied.state,
      version: row.seq,
      taken: isBack ? [] : [...taken.reverse(), ...followed.taken].slice(0, TAKEN_KEPT),
    };
  }

  return {
    read() {
      const next = reading.then(readOnce, readOnce);
      reading = next.catch(() => undefined);
      return next;
    },
    get delayMs() {
      return streamDelayOf(record?.settings ?? {}) * 1000;
    },
    get finishedAtMs() {
      return record?.finishedAtMs ?? null;
    },
    goOn(untilMs) {
      shownAtMs = Math.max(shownAtMs, untilMs);
      const due = rows.filter(({ atMs }) => atMs <= shownAtMs).length;
      for (const row of rows.slice(0, due)) follow(row);
      rows = rows.slice(due);
      const renamed = renamings.filter(({ atMs }) => atMs <= shownAtMs);
      names = renamed.at(-1)?.names ?? names;
      renamings = renamings.slice(renamed.length);
    },
    nextMs() {
      const moments = [rows[0]?.atMs, renamings[0]?.atMs, start(), record?.finishedAtMs];
      const ahead = moments.filter((atMs): atMs is number => typeof atMs === 'number' && atMs > shownAtMs);
      return ahead.length > 0 ? Math.min(...ahead) : null;
    },
    view() {
      const shown = isStarted() && stored && followed ? { ...stored, ...followed } : null;
      return {
        version: shown?.version ?? 0,
        name: names.table,
        game: record?.game.name ?? '',
        template: record?.template.name ?? '',
        hasPacks: record?.template.format === 'booster',
        delaySeconds: streamDelayOf(record?.settings ?? {}),
        shownAtMs,
        startedAtMs: shown ? start() : null,
        finishedAtMs: isOver() ? (record?.finishedAtMs ?? null) : null,
        ...(shown ? draftShown(shown, names.seats, isOver()) : gatheringShown(isOver())),
      };
    },
  };
}

type Shown = Omit<
  OverlayView,
  | 'version'
  | 'name'
  | 'game'
  | 'template'
  | 'hasPacks'
  | 'delaySeconds'
  | 'shownAtMs'
  | 'startedAtMs'
  | 'finishedAtMs'
>;

const gatheringShown = (isOver: boolean): Shown => ({
  stage: isOver ? 'over' : 'gathering',
  round: 0,
  rounds: 0,
  pick: 0,
  picks: 0,
  direction: 'none',
  seats: [],
  open: [],
  taken: [],
  faces: {},
  look: null,
});

function stageOf({ setup, state }: StoredDraft & Followed, isOver: boolean): OverlayView['stage'] {
  if (isOver) return 'over';
  if (state.phase === 'paused') return 'paused';
  return isInReview(setup, state) ? 'review' : 'drafting';
}

/** Built up field by field from the view of a watcher. */
function draftShown(draft: StoredDraft & Followed, names: readonly string[], isOver: boolean): Shown {
  const { setup, state, game } = draft;
  const view = viewFor(setup, state, 'watcher');
  const { cards } = setup.catalogue;
  const open = openCards(setup, view).map(({ card }) => card);
  const taken = draft.taken.map((known) => ({
    ...known,
    cards: known.cards.flatMap((id) => state.instances[id]?.card ?? []),
  }));
  const shown = new Set([...open, ...taken.flatMap((known) => known.cards)]);
  const faces = [...shown].flatMap((index) => {
    const card = cards[index];
    return card ? [[index, faceOf(card, index)] as const] : [];
  });
  return {
    stage: stageOf(draft, isOver),
    ...progressIn(state, view),
    direction: view.direction,
    seats: view.seats.map((seat) => ({
      name: names[seat.seat] ?? '',
      isBot: seat.bot,
      waiting: seat.packs,
      taken: seat.poolSize,
    })),
    open,
    taken,
    faces: Object.fromEntries(faces),
    look: lookOf(game),
  };
}
