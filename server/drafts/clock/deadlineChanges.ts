import type { DeadlineChange } from '../running/logWriter.ts';
import type { Due } from '../running/runningDraft.ts';
import { type Banks, NO_BANKS } from './correspondents.ts';
import type { Deadlines } from './deadlines.ts';

const isSameDue = (a: Due | undefined, b: Due | undefined) =>
  a === b ||
  (a?.dueAtMs === b?.dueAtMs &&
    a?.packId === b?.packId &&
    a?.pickNumber === b?.pickNumber &&
    a?.totalSeconds === b?.totalSeconds);

/** What has to be written to get from these deadlines and banks to those; a seat stands in it at most once. */
export function deadlineChanges(
  before: Deadlines,
  after: Deadlines,
  banksBefore: Banks = NO_BANKS,
  banksAfter: Banks = banksBefore,
): DeadlineChange[] {
  const hasOtherBank = (seat: number) => banksAfter.get(seat) !== banksBefore.get(seat);
  const seats = new Set([...before.keys(), ...after.keys(), ...banksAfter.keys()]);
  return [...seats]
    .filter((seat) => !isSameDue(before.get(seat), after.get(seat)) || hasOtherBank(seat))
    .map((seat) => ({
      seat,
      due: after.get(seat) ?? null,
      bankMs: hasOtherBank(seat) ? (banksAfter.get(seat) ?? null) : null,
    }));
}
