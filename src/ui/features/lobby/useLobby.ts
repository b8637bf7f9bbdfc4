import { useCallback, useState } from 'react';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { errorWords } from '#src/machines/failure.ts';
import type { TableLink } from '#src/machines/tableLink.ts';
import { useNotify } from '../shell/actors.tsx';
import { closingCommands } from './seatOrder.ts';

export interface Lobby {
  /** The command on its way, so that its button waits. */
  readonly busy: string | null;
  /** Asks the table; answers whether it did so. A refusal is told as a notice. */
  readonly ask: (command: TableCommand) => Promise<boolean>;
  /** The same for buttons, which do not wait. */
  readonly act: (command: TableCommand) => void;
  readonly closeSeats: (table: TableView, seats: readonly number[]) => Promise<void>;
}

/**
 * What is asked of the table by this screen. Somebody who was removed and sits down again first shows that they know the
 * code, by `comeBack`, and is then back on the line.
 */
export function useLobby(link: TableLink, isRemoved: boolean, comeBack: () => Promise<unknown>): Lobby {
  const notify = useNotify();
  const [busy, setBusy] = useState<string | null>(null);
  const ask = useCallback(
    async (command: TableCommand) => {
      setBusy(command.type);
      try {
        if (isRemoved && command.type === 'sit') {
          await comeBack();
          link.room.send({ type: 'seat.reclaimed' });
        }
        const reply = await link.ask(command);
        if (!reply.ok) notify({ kind: 'error', text: reply.message });
        return reply.ok;
      } catch (fault) {
        notify({ kind: 'error', text: errorWords(fault) });
        return false;
      } finally {
        setBusy((now) => (now === command.type ? null : now));
      }
    },
    [link, notify, isRemoved, comeBack],
  );
  const act = useCallback((command: TableCommand) => void ask(command), [ask]);
  const closeSeats = useCallback(
    async (table: TableView, seats: readonly number[]) => {
      for (const command of closingCommands(table.seats, seats)) if (!(await ask(command))) return;
    },
    [ask],
  );
  return { busy, ask, act, closeSeats };
}
