const RETRY_MS = 1000;

export interface BotSeatsPorts {
  readonly seats: number;
  /** What a bot at this seat has to decide now, as a text that changes with each decision; null when nothing. */
  readonly turnOf: (seat: number) => string | null;
  /** Milliseconds a bot thinks before it answers. */
  readonly delayMs: () => number;
  /** Plays one turn; resolves also when the turn has passed meanwhile. */
  readonly play: (seat: number, turn: string) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

/** The bots of one table and what they think about; each turn is thought about once. */
export interface BotSeats {
  /** Lets every bot with a new turn begin to think. */
  wake(): void;
  isThinking(): boolean;
  stop(): void;
}

/** Bots that answer after their delay; after a fault they try again. */
export function createBotSeats({ seats, turnOf, delayMs, play, onFault }: BotSeatsPorts): BotSeats {
  const thinking = new Map<number, { readonly turn: string; readonly timer: NodeJS.Timeout }>();
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  function wake() {
    if (isStopped) return;
    for (let seat = 0; seat < seats; seat++) {
      const turn = turnOf(seat);
      const known = thinking.get(seat);
      if (known?.turn === turn) continue;
      if (known) clearTimeout(known.timer);
      thinking.delete(seat);
      if (turn !== null) thinking.set(seat, { turn, timer: setTimeout(() => answer(seat, turn), delayMs()) });
    }
  }

  function answer(seat: number, turn: string) {
    play(seat, turn)
      .then(() => {
        forget(seat, turn);
        wake();
      })
      .catch((fault) => {
        forget(seat, turn);
        onFault(fault);
        clearTimeout(retry);
        if (!isStopped) retry = setTimeout(wake, RETRY_MS);
      });
  }

  function forget(seat: number, turn: string) {
    if (thinking.get(seat)?.turn === turn) thinking.delete(seat);
  }

  return {
    wake,
    isThinking: () => thinking.size > 0,
    stop() {
      isStopped = true;
      clearTimeout(retry);
      for (const { timer } of thinking.values()) clearTimeout(timer);
      thinking.clear();
    },
  };
}
