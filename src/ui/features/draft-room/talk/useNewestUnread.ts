import type { ChatLine } from '#contract/tables/tables.ts';
import { type Muted, useMuted } from '../../../components/mutedMembers.ts';
import { useHeld } from '../held.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useTable } from '../useTable.ts';
import { useMyId } from './useMyId.ts';

export const newestOfOthers = (
  lines: readonly ChatLine[],
  myId: string | undefined,
  muted: Pick<Muted, 'has'>,
): ChatLine | undefined => lines.findLast(({ memberId }) => memberId !== myId && !muted.has(memberId));

/** The newest line of somebody else that came since the chat was last seen, and whom this browser hears; null for none. */
export function useNewestUnread(): ChatLine | null {
  const { chatRead } = useRoomParts();
  const { chat } = useTable().table;
  const muted = useMuted();
  const myId = useMyId();
  const lastRead = useHeld(chatRead);
  if (lastRead === undefined) return null;
  const after = chat.findIndex(({ id }) => id === lastRead.lastId) + 1;
  return newestOfOthers(chat.slice(after), myId, muted) ?? null;
}
