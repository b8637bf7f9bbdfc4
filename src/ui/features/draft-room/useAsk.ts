import { useCallback } from 'react';
import type { TableCommand } from '#contract/room/room.ts';
import { useRoomParts } from './roomParts.tsx';

/** Asks something of the table and tells the refusal if there is one; answers whether it was done. */
export function useAsk(): (command: TableCommand) => Promise<boolean> {
  const { link, tellRefusal } = useRoomParts();
  return useCallback(
    async (command: TableCommand) => {
      const reply = await link.ask(command);
      if (!reply.ok) tellRefusal(reply.message);
      return reply.ok;
    },
    [link, tellRefusal],
  );
}
