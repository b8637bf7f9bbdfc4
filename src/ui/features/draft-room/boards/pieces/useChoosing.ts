import { useSelector } from '@xstate/react';
import { type SeatState, selectChosen, selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/roomAsk.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';

/** The options of a turn that asks to choose one, and how one is reserved and taken. */
export interface Choosing {
  /** Keys of the options; empty while nothing is asked. */
  readonly options: readonly string[];
  /** The reserved option: it is taken at zero. */
  readonly chosen: string | null;
  readonly mayDecide: boolean;
  /** Why nothing can be decided, where there is more to say than that it is not one's turn. */
  readonly blocked: string | undefined;
  /** A bot plays the own seat. */
  readonly isHanded: boolean;
  readonly commandOf: (option: string | null) => DecisionCommand | null;
  readonly reserve: (option: string) => void;
  readonly decide: (option: string) => void;
}

const BLOCKED: Readonly<Partial<Record<SeatState, string>>> = {
  paused: 'The draft is paused',
  submitting: 'Your choice is on its way',
};
const NO_OPTIONS: readonly string[] = [];

/** What the board of a format with options asks and does; `reserve` of the reserved option lets it go. */
export function useChoosing(): Choosing {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const reserved = useSelector(room, selectChosen);
  const mayDecide = seatState === 'browsing' || seatState === 'reserved';
  const ask = view.ask?.kind === 'choose' ? view.ask : null;
  const options = ask?.options ?? NO_OPTIONS;
  const commandOf = (option: string | null): DecisionCommand | null =>
    ask && option !== null && options.includes(option)
      ? { type: 'choose', turnId: ask.turnId, turnNumber: ask.turnNumber, option }
      : null;
  return {
    options,
    chosen: reserved.find((id) => options.includes(id)) ?? null,
    mayDecide,
    blocked: BLOCKED[seatState],
    isHanded: seatState === 'handed',
    commandOf,
    reserve: (option) => room.send({ type: 'card.chosen', id: option, by: 'key', atMs: Date.now() }),
    decide: (option) => {
      const command = commandOf(option);
      if (command) room.send({ type: 'decision.confirmed', command, by: 'key', atMs: Date.now() });
    },
  };
}
