import { isPassing } from '#contract/isPassing.ts';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room.ts';

type Send = (commandId: string, command: TableCommand) => Promise<Reply<null>>;

/**
 * Sends picks. One whose fate is not known, since the table could not write or the answer did not come, goes out as the same
 * command when it is made again: if it had been taken, it is answered so, and not that its pack has moved on.
 */
export function createPickSender(send: Send): (command: TableCommand) => Promise<Reply<null>> {
  let open: { readonly commandId: string; readonly words: string } | null = null;
  return async (command) => {
    const words = JSON.stringify(command);
    const sent = open?.words === words ? open : { commandId: crypto.randomUUID(), words };
    open = sent;
    const reply = await send(sent.commandId, command);
    if (!isPassing(reply) && open === sent) open = null;
    return reply;
  };
}
