import { mainKeyOf } from '#contract/decks/deckRules.ts';
import type { DeckCard, DeckView } from '#contract/decks/decks.ts';
import type { CardFace } from '#contract/games/faces.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { tableStatusSchema } from '#contract/tables/tableRows.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import { faceOf, lookOf } from '../cards/look.ts';
import { facesInLanguage, type NameLanguage, readNamesOf, withOtherNames } from '../cards/shownNames.ts';
import type { Database, Sql } from '../db/database.ts';
import { seatOf } from '../drafts/running/intents.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import { refuseCoveredPool } from '../drafts/running/seatView.ts';
import { targetsOf } from '../exports/deckCards.ts';
import { readTableEvent } from '../results/eventOver.ts';
import { areOthersOpen } from '../results/reading.ts';
import { readSubmissions } from '../results/submissions.ts';
import { contentsOf, firstContents } from './deckContents.ts';
import { readDeckRow, readDeckSummaries } from './deckRows.ts';
import { suggestionFor } from './deckSuggestion.ts';
import { freeFacesOf } from './freeCards.ts';
import { withLandFacts } from './landFacts.ts';
import { contentsOfLines } from './lockedContents.ts';

/** Who may read a member's deck: the owner always, others at the table once the draft is over and the host's rule allows. */
async function mayRead(
  sql: Sql,
  draft: RunningDraft,
  memberId: string,
  { readerId, nowMs }: DeckReader,
): Promise<boolean> {
  if (readerId === memberId) return true;
  const isSeated = seatOf(draft, readerId) !== null;
  const isHost = draft.hostId === readerId;
  const isOver = draft.state.phase === 'complete' && draft.status !== 'cancelled';
  if (!isOver || (!isSeated && !isHost)) return false;
  const [row] = await sql.query<{ status: string; finished_at: Date | null }>(
    'select status, finished_at from draft where id = $1',
    [draft.draftId],
  );
  const finishedAtMs = row?.finished_at?.getTime() ?? null;
  const status = tableStatusSchema.parse(row?.status ?? draft.status);
  const { settings } = draft;
  const event = await readTableEvent(sql, draft.draftId);
  return areOthersOpen({ settings, status, finishedAtMs, nowMs, event, isSeated, isHost, isWatching: false });
}

function poolOf(
  draft: RunningDraft,
  catalogue: Catalogue,
  seat: number,
): { cards: DeckCard[]; faces: Map<number, CardFace> } {
  const faces = new Map<number, CardFace>();
  const cards = (draft.state.seats[seat]?.pool ?? []).flatMap(({ id, round, pick }): DeckCard[] => {
    const instance = draft.state.instances[id];
    const known = instance && catalogue.cards[instance.card];
    if (!known) return [];
    faces.set(instance.card, faceOf(known, instance.card));
    return [{ id, card: instance.card, finish: instance.finish, round: round + 1, pick }];
  });
  return { cards, faces };
}

/** Who reads, and when: some rules of hosts open decks with time. */
export interface DeckReader {
  readonly readerId: string;
  readonly nowMs: number;
  /** Which of the decks; without it, and for everybody but the owner, the one that others may see. */
  readonly deckNumber?: number | undefined;
  /** In which its cards are named; by default as their data names them. */
  readonly language?: NameLanguage;
}

/** A member's deck for a draft; refuses people who may not read it and members without a seat there. */
export async function readDeck(
  db: Database,
  draft: RunningDraft,
  memberId: string,
  reader: DeckReader,
): Promise<Reply<DeckView>> {
  const { draftId, game } = draft;
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notFound', 'There is no such deck.');
  if (!(await mayRead(db, draft, memberId, reader))) return refused('notAllowed');
  const covered = refuseCoveredPool(draft);
  if (covered) return covered;
  const isMine = reader.readerId === memberId;
  const catalogue = withLandFacts(draft.setup.catalogue, game);
  const { cards, faces } = poolOf(draft, catalogue, seat);
  const standing = isMine
    ? await ownersDeck(db, draft, memberId, reader.deckNumber ?? null)
    : await readersDeck(db, draft, memberId, cards);
  if (standing === null) return refused('notFound', 'There is no such deck.');
  const names = await readNamesOf(db, draftId, draft.setup.catalogue);
  const own = {
    faces: withOtherNames(Object.fromEntries(faces), names),
    freeFaces: await freeFacesOf(db, game, catalogue),
    look: lookOf(game),
  };
  const language = reader.language ?? null;
  const shown = {
    ...own,
    faces: facesInLanguage(own.faces, names, language),
    freeFaces: await freeFacesOf(db, game, catalogue, language),
  };
  return {
    ok: true,
    value: {
      draftId,
      memberId,
      owner: draft.seats[seat]?.name ?? '',
      isMine,
      tableName: draft.name,
      event: isMine ? await readTableEvent(db, draftId) : null,
      decks: isMine ? await readDeckSummaries(db, draftId, memberId, mainKeyOf(game)) : [],
      ...standing,
      pool: cards,
      ...shown,
      suggestion: isMine ? suggestionFor(catalogue, cards, own.freeFaces) : null,
      exports: await targetsOf(db, draft.setup.catalogue, own),
    },
  };
}

type StandingDeck = Pick<
  DeckView,
  'number' | 'name' | 'version' | 'savedAtMs' | 'submittedAtMs' | 'contents'
>;

/** The deck as its owner left it, by its number or else the shown one; null where no deck has that number. */
async function ownersDeck(
  db: Database,
  draft: RunningDraft,
  memberId: string,
  number: number | null,
): Promise<StandingDeck | null> {
  const row = await readDeckRow(db, draft.draftId, memberId, number);
  if (row === null && number !== null && number > 1) return null;
  const seat = seatOf(draft, memberId) ?? 0;
  const pool = draft.state.seats[seat]?.pool ?? [];
  return {
    number: row?.number ?? 1,
    name: row?.name ?? draft.name,
    version: row?.version ?? 0,
    savedAtMs: row?.saved_at.getTime() ?? null,
    submittedAtMs: row?.submitted_at?.getTime() ?? null,
    contents: row ? contentsOf(row.contents, draft.game, pool) : firstContents(draft, pool),
  };
}

/** What everybody else is shown: the copy locked at the last submission, and the owner's deck before there is one. */
async function readersDeck(
  db: Database,
  draft: RunningDraft,
  memberId: string,
  pool: readonly DeckCard[],
): Promise<StandingDeck | null> {
  const locked = (await readSubmissions(db, draft.draftId)).get(memberId);
  if (!locked) return ownersDeck(db, draft, memberId, null);
  const { name, atMs, times } = locked.submission;
  const row = await readDeckRow(db, draft.draftId, memberId, null);
  return {
    number: row?.number ?? 1,
    name,
    version: times,
    savedAtMs: atMs,
    submittedAtMs: atMs,
    contents: contentsOfLines(locked.lines, draft.game, pool),
  };
}
