import { useUser } from '../../shell/actors.tsx';
import { useTable } from '../useTable.ts';

/** The member who looks at this room; undefined for somebody without an account and a seat. */
export function useMyId(): string | undefined {
  const { table, view } = useTable();
  const seated = view.seat === null ? undefined : table.seats[view.seat]?.memberId;
  return useUser()?.userId ?? seated ?? undefined;
}
