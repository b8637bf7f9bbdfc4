import { randomBytes } from 'node:crypto';
import { createActor, fromPromise } from 'xstate';
import type { TableView } from '#contract/tables/tables.ts';
import { commitmentIn, type TableSealActor, tableSealMachine } from '#src/machines/seal/tableSeal.ts';
import type { Player } from './player.ts';

/** A player's part in the seal, by the machine of the browser over the real line. */
export interface Part {
  readonly seal: TableSealActor;
  /** Ready as the browser says it: with the commitment. */
  ready(): Promise<void>;
  stop(): void;
}

/** Lets a player whose table is open commit and reveal as a browser does. */
export function takePart(player: Player): Part {
  const machine = tableSealMachine.provide({
    actors: {
      sendCommitment: fromPromise(async ({ input: { commitment } }) =>
        commitment === null ? null : player.command({ type: 'commit', commitment }),
      ),
      sendNonce: fromPromise(async ({ input: { nonce } }) =>
        nonce === null ? null : player.command({ type: 'reveal', nonce }),
      ),
    },
  });
  const newNonce = () => randomBytes(32).toString('hex');
  const seal = createActor(machine, { input: { kept: null, newNonce } }).start();
  const show = (table: TableView | null) => {
    if (table) seal.send({ type: 'table.seen', table, myId: player.account.userId });
  };
  const hear = (table: TableView) => show(table);
  player.connection().on('table', hear);
  show(player.table());
  return {
    seal,
    async ready() {
      const isSeated = (table: TableView | null) =>
        table?.seats.some(({ memberId }) => memberId === player.account.userId) ?? false;
      await player.until((_, table) => isSeated(table));
      show(player.table());
      seal.send({ type: 'ready.pressed' });
      const commitment = commitmentIn(seal.getSnapshot().context);
      if (commitment === null) throw new Error(`${player.account.handle} has no seat.`);
      const reply = await player.command({ type: 'ready', isReady: true, commitment });
      if (!reply.ok) throw new Error(reply.message);
    },
    stop() {
      player.connection().off('table', hear);
      seal.stop();
    },
  };
}
