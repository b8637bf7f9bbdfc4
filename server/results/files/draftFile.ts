import { DRAFT_FILE_FORMAT, DRAFT_FILE_VERSION, type DraftFile } from '#contract/results/draftFile.ts';
import { DRAFT_FILE_SCHEMA_PATH } from '#contract/results/resultFiles.ts';
import type { PickRecord } from '#contract/results/results.ts';
import type { KeptDraft } from './keptDraft.ts';

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const fromOne = (seat: number | null) => (seat === null ? null : seat + 1);

const pickOf = (record: PickRecord) => ({
  ...record,
  pack: record.pack.map(({ id, card, finish }) => ({ id, card, finish })),
  taken: [...record.taken],
  burned: [...record.burned],
  wheeled: [...record.wheeled],
  from: fromOne(record.from),
});

/** The application's own file of a draft, as `contract/results/draftFile.ts` describes it: only what this reader may see. */
export function draftFileOf({ results, deckLists, publicUrl }: KeptDraft): DraftFile {
  const { table, seats, faces, look, mySeat } = results;
  return {
    $schema: `${publicUrl}${DRAFT_FILE_SCHEMA_PATH}`,
    format: DRAFT_FILE_FORMAT,
    version: DRAFT_FILE_VERSION,
    draftId: table.draftId,
    name: table.settings.name,
    template: { slug: table.template.slug, name: table.template.name, format: table.template.format },
    startedAt: momentOf(table.startedAtMs),
    finishedAt: momentOf(table.finishedAtMs),
    madeForSeat: fromOne(mySeat),
    seats: seats.map(({ seat, isOpen, lanes, picks, pool }) => {
      const list = deckLists.get(seat.seat);
      return {
        seat: seat.seat + 1,
        name: seat.name,
        isBot: seat.kind !== 'member',
        isOpen,
        lanes: [...lanes],
        picks: picks.map(pickOf),
        pool: pool.map(({ id, card, finish, destination }) => ({ id, card, finish, destination })),
        deck: list
          ? {
              name: list.name,
              submittedAt: momentOf(list.submitted?.atMs ?? null),
              hash: list.submitted?.hash ?? null,
              nonce: list.submitted?.nonce ?? null,
              lines: [...list.lines],
            }
          : null,
      };
    }),
    look,
    cards: Object.fromEntries(Object.entries(faces)),
  };
}
