import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { selectChosen, selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/room/roomAsk.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';

/** The options of a turn that asks to choose one, and how one is selected and taken. */
export interface Choosing {
  /** Keys of the options; empty while nothing is asked. */
  readonly options: readonly string[];
  /** The selected option: it is taken at zero. */
  readonly chosen: string | null;
  readonly mayDecide: boolean;
  /** Why nothing can be decided, where there is more to say than that it is not one's turn. */
  readonly blocked: string | undefined;
  /** A bot plays the own seat. */
  readonly isHanded: boolean;
  readonly commandOf: (option: string | null) => DecisionCommand | null;
  readonly reserve: (option: string, by?: Hand) => void;
  readonly decide: (option: string, by?: Hand) => void;
}

type Hand = 'key' | 'pointer';

const NO_OPTIONS: readonly string[] = [];

/** What the board of a format with options asks and does; `reserve` of the selected option lets it go. */
export function useChoosing(): Choosing {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const reserved = useSelector(room, selectChosen);
  const ask = view.ask?.kind === 'choose' ? view.ask : null;
  const options = ask?.options ?? NO_OPTIONS;
  const commandOf = (option: string | null): DecisionCommand | null =>
    ask && option !== null && options.includes(option)
      ? { type: 'choose', turnId: ask.turnId, turnNumber: ask.turnNumber, option }
      : null;
  return {
    options,
    chosen: reserved.find((id) => options.includes(id)) ?? null,
    mayDecide: seatState === 'browsing' || seatState === 'reserved',
    blocked: seatState === 'paused' ? t('paused') : seatState === 'submitting' ? t('sending') : undefined,
    isHanded: seatState === 'handed',
    commandOf,
    reserve: (option, by = 'key') => room.send({ type: 'card.chosen', id: option, by, atMs: Date.now() }),
    decide(option, by = 'key') {
      const command = commandOf(option);
      if (command) room.send({ type: 'decision.confirmed', command, by, atMs: Date.now() });
    },
  };
}

/** Enter on a card sends the decision once it is whole; buttons and fields keep their own Enter. Heard before the grid. */
export function useEnterDecides(command: DecisionCommand | null): (event: KeyboardEvent) => void {
  const { room } = useRoomParts();
  return (event) => {
    const isOnCard = event.target instanceof HTMLElement && event.target.dataset.card !== undefined;
    if (event.key !== 'Enter' || !isOnCard || event.repeat || command === null) return;
    event.preventDefault();
    event.stopPropagation();
    room.send({ type: 'decision.confirmed', command, by: 'key', atMs: Date.now() });
  };
}
