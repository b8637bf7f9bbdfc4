import type { Reply } from '#contract/refusals.ts';
import { isPassing } from '#contract/room/isPassing.ts';
import type { TableCommand } from '#contract/room/room.ts';

type Send<Command> = (commandId: string, command: Command) => Promise<Reply<null>>;

/** Sends what a seat decides, or says. */
export interface PickSender<Command> {
  send(command: Command): Promise<Reply<null>>;
  /** Hears each turn that the table shows, in words that no other turn has. */
  see(turn: string): void;
}

/**
 * Sends picks. One whose fate is not known, since the table could not write or the answer did not come, goes out as the same
 * command when it is made again: if it had been taken, it is answered so, and not that its pack has moved on. Once the table
 * has shown another turn it was taken, or never will be: the same pick is then one of its own, as after it was taken back.
 * Lines of chat belong to no turn.
 */
export function createPickSender<Command = TableCommand>(send: Send<Command>): PickSender<Command> {
  let shown = '';
  let open: { readonly commandId: string; readonly words: string; readonly turn: string } | null = null;
  return {
    see(turn) {
      shown = turn;
      if (open && open.turn !== turn) open = null;
    },
    async send(command) {
      const words = JSON.stringify(command);
      const sent = open?.words === words ? open : { commandId: crypto.randomUUID(), words, turn: shown };
      open = sent;
      const reply = await send(sent.commandId, command);
      if (!isPassing(reply) && open === sent) open = null;
      return reply;
    },
  };
}
