import { isPassing } from '#contract/isPassing.ts';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room.ts';

type Send = (commandId: string, command: TableCommand) => Promise<Reply<null>>;

/** Sends a pick that was made on this version of the room's view. */
export type PickSender = (command: TableCommand, version: number) => Promise<Reply<null>>;

/**
 * Sends picks. One whose fate is not known, since the table could not write or the answer did not come, goes out as the same
 * command when it is made again: if it had been taken, it is answered so, and not that its pack has moved on. On another
 * version it is another command, as after a pick that was taken back: what was under way for the old one is in the new view
 * or never comes, since its place in the log is taken.
 */
export function createPickSender(send: Send): PickSender {
  let open: { readonly commandId: string; readonly words: string } | null = null;
  return async (command, version) => {
    const words = `${version} ${JSON.stringify(command)}`;
    const sent = open?.words === words ? open : { commandId: crypto.randomUUID(), words };
    open = sent;
    const reply = await send(sent.commandId, command);
    if (!isPassing(reply) && open === sent) open = null;
    return reply;
  };
}
