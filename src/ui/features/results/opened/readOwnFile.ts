import * as z from 'zod/mini';
import { DRAFT_FILE_VERSION, type DraftFile, draftFileSchema } from '#contract/results/draftFile.ts';
import type { SeatResult } from '#contract/results/results.ts';
import { instanceId } from '#engine/core/cards.ts';
import { logWords, type OpenedDraft, openedTable, problem } from './openedDraft.ts';

const fromZero = (seat: number | null) => (seat === null ? null : seat - 1);

/** Reads the application's own file of a draft, already parsed as JSON; a bad one gets a sentence that names the place. */
export function readOwnFile(value: object): OpenedDraft {
  if ('version' in value && typeof value.version === 'number' && value.version !== DRAFT_FILE_VERSION)
    return problem(logWords()('otherVersion', { version: value.version, read: DRAFT_FILE_VERSION }));
  const parsed = z.safeParse(draftFileSchema, value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return problem(logWords()('wrongInFile', { path: issue?.path.join('.') ?? '' }));
  }
  const file = parsed.data;
  const unknown = unknownCard(file);
  if (unknown !== null) return problem(unknown);
  const seats = file.seats.map(seatOf);
  const atMs = file.finishedAt === null ? null : Date.parse(file.finishedAt);
  const about = { name: file.name, gameName: file.look.name, format: file.template.format, atMs };
  return {
    kind: 'opened',
    from: logWords()('ownFile'),
    notes: [],
    results: {
      table: openedTable(about, seats),
      mySeat: fromZero(file.madeForSeat),
      seats,
      faces: Object.fromEntries(
        Object.entries(file.cards).map(([index, face]) => [Number(index), ownArtOnly(face)]),
      ),
      look: file.look,
      seal: { hash: '', seed: null },
      mayReadLog: false,
    },
  };
}

/** A file may name any address as a picture; only our own drawings are asked for. */
function ownArtOnly<Face extends { readonly image: string | null }>(face: Face): Face {
  return face.image === null || face.image.startsWith('/art/') ? face : { ...face, image: null };
}

function unknownCard({ seats, cards }: DraftFile): string | null {
  for (const { name, picks, pool } of seats) {
    for (const { round, pick, pack } of picks) {
      const lost = pack.find(({ card }) => cards[card] === undefined);
      if (lost) return logWords()('unknownPickCard', { pick, round, name, card: lost.card });
    }
    const lost = pool.find(({ card }) => cards[card] === undefined);
    if (lost) return logWords()('unknownPoolCard', { name, card: lost.card });
  }
  return null;
}

const seatOf = (kept: DraftFile['seats'][number], at: number): SeatResult => ({
  seat: {
    seat: at,
    kind: kept.isBot ? 'bot' : 'member',
    memberId: kept.isBot ? null : `opened-${at}`,
    name: kept.name,
    avatarUrl: null,
    isReady: true,
    isHost: false,
    isConnected: false,
  },
  isOpen: kept.isOpen,
  lanes: kept.lanes,
  picks: kept.picks.map((pick) => ({ ...pick, from: fromZero(pick.from) })),
  pool: kept.pool.map((card) => ({ ...card, id: instanceId(card.id) })),
  deck: null,
});
