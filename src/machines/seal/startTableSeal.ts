import { type ActorOptions, createActor, fromPromise } from 'xstate';
import type { TableCommand } from '#contract/room/room.ts';
import type { DraftRoomActor } from '../room/draftRoom.ts';
import { readSealKept, storeSealKept } from './sealStore.ts';
import { commitmentIn, type TableSealActor, tableSealMachine } from './tableSeal.ts';

export interface TableSealPorts {
  readonly draftId: string;
  /** The table as this window follows it. */
  readonly room: DraftRoomActor;
  readonly myId: () => string | null;
  readonly ask: (command: TableCommand) => Promise<unknown>;
  /** 32 bytes of the browser's own chance in hex. */
  readonly newNonce: () => string;
  readonly options?: Pick<ActorOptions<typeof tableSealMachine>, 'inspect'>;
}

/** Takes part in the seal of a table for as long as its room is followed. */
export function startTableSeal({
  draftId,
  room,
  myId,
  ask,
  newNonce,
  options,
}: TableSealPorts): TableSealActor {
  const machine = tableSealMachine.provide({
    actors: {
      sendCommitment: fromPromise(async ({ input: { commitment } }) =>
        commitment === null ? null : ask({ type: 'commit', commitment }),
      ),
      sendNonce: fromPromise(async ({ input: { nonce } }) =>
        nonce === null ? null : ask({ type: 'reveal', nonce }),
      ),
    },
    actions: {
      storeKept: ({ context }) => {
        if (context.kept) storeSealKept(context.kept);
      },
    },
  });
  const seal = createActor(machine, { input: { kept: readSealKept(draftId), newNonce }, ...options }).start();
  let shown = room.getSnapshot().context.table;
  const show = () => {
    if (shown) seal.send({ type: 'table.seen', table: shown, myId: myId() });
  };
  show();
  room.subscribe({
    next({ context: { table } }) {
      if (table === shown) return;
      shown = table;
      show();
    },
    complete: () => seal.stop(),
  });
  return seal;
}

/** Ready goes out with the commitment of this browser; every other command as it is. */
export function withCommitment(seal: TableSealActor, command: TableCommand): TableCommand {
  if (command.type !== 'ready' || !command.isReady) return command;
  seal.send({ type: 'ready.pressed' });
  const commitment = commitmentIn(seal.getSnapshot().context);
  return commitment === null ? command : { ...command, commitment };
}
