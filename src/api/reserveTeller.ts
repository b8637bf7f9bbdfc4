import type { Reply } from '#contract/refusals.ts';
import { isPassing } from '#contract/room/isPassing.ts';
import type { Prepare } from '#contract/room/room.ts';

export interface ReserveTellerPorts {
  readonly send: (prepare: Prepare) => Promise<Reply<null>>;
  /** Before what could not be written is told again. */
  readonly pause: () => Promise<void>;
}

export interface ReserveTeller {
  tell(prepare: Prepare): void;
  stop(): void;
}

/**
 * Tells the server what to take at zero: one word at a time and always the newest, since the server keeps what it hears last,
 * and over a line that was lost two words may overtake each other. What the table could not write is told again.
 */
export function createReserveTeller({ send, pause }: ReserveTellerPorts): ReserveTeller {
  let untold: Prepare | null = null;
  let isTelling = false;

  async function tellAll() {
    isTelling = true;
    while (untold !== null) {
      const telling: Prepare = untold;
      // A fault while the line stands is the server's own and final word.
      const reply = await send(telling).catch(() => null);
      const isOpen = reply !== null && isPassing(reply);
      if (isOpen) await pause();
      else if (untold === telling) untold = null;
    }
    isTelling = false;
  }

  return {
    tell(prepare) {
      untold = prepare;
      if (!isTelling) void tellAll();
    },
    stop() {
      untold = null;
    },
  };
}
