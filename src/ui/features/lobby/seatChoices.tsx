import type { TableCommand } from '#contract/room/room.ts';
import type { Seat, TableView } from '#contract/tables/tables.ts';
import IconSit from '~icons/ph/armchair';
import IconLeft from '~icons/ph/arrow-left';
import IconRight from '~icons/ph/arrow-right';
import IconHost from '~icons/ph/crown-simple';
import IconRename from '~icons/ph/pencil-simple';
import IconBot from '~icons/ph/robot';
import IconUnmute from '~icons/ph/speaker-high';
import IconMute from '~icons/ph/speaker-slash';
import IconClear from '~icons/ph/user-minus';
import IconClose from '~icons/ph/x';
import type { MenuItem } from '../../kit/Menu.tsx';
import { leftOf, rightOf } from './seatOrder.ts';
import type { Muted } from './useMuted.ts';

export interface SeatChoices {
  readonly table: TableView;
  readonly myId: string;
  readonly muted: Muted;
  readonly act: (command: TableCommand) => void;
  /** Clearing a person's seat is asked back first. */
  readonly onClearPerson: (seat: Seat) => void;
  readonly onCloseSeat: (seat: Seat) => void;
  readonly onRenameGuest: (seat: Seat) => void;
}

/** Handles of members hold no space; the names of guests always do. */
const isGuest = ({ kind, name }: Seat) => kind === 'member' && name.includes(' ');

const nameOf = (seat: Seat | undefined) =>
  seat === undefined || seat.kind === 'open' ? 'the open seat' : seat.name;

function moves({ table, act }: SeatChoices, seat: Seat): MenuItem[] {
  const { seats } = table;
  const from = seats.indexOf(seat);
  if (seats.length < 2) return [];
  const [left, right] = [leftOf(from, seats.length), rightOf(from, seats.length)];
  const move = (key: string, words: string, icon: MenuItem['icon'], to: number): MenuItem => ({
    key,
    words: `${words}, past ${nameOf(seats[to])}`,
    icon,
    onChoose: () => act({ type: 'moveSeat', from, to }),
  });
  const toLeft = move('left', 'Move left', <IconLeft aria-hidden="true" />, left);
  return left === right
    ? [toLeft]
    : [toLeft, move('right', 'Move right', <IconRight aria-hidden="true" />, right)];
}

function sitting({ table, myId, act }: SeatChoices, seat: Seat): MenuItem[] {
  const isSeated = table.seats.some((known) => known.memberId === myId);
  if (seat.kind === 'member' || (table.isLocked && !isSeated)) return [];
  if (seat.kind === 'bot' && isSeated) return [];
  const words = seat.kind === 'bot' ? `Sit here instead of ${seat.name}` : 'Sit here';
  return [
    {
      key: 'sit',
      words,
      icon: <IconSit aria-hidden="true" />,
      onChoose: () => act({ type: 'sit', seat: seat.seat }),
    },
  ];
}

function hosting(choices: SeatChoices, seat: Seat): MenuItem[] {
  const { table, myId, act, onClearPerson, onCloseSeat, onRenameGuest } = choices;
  if (table.hostId !== myId) return [];
  const items: MenuItem[] = [];
  const icon = <IconBot aria-hidden="true" />;
  if (seat.kind === 'open')
    items.push({
      key: 'bot',
      words: 'Add a bot',
      icon,
      onChoose: () => act({ type: 'addBot', seat: seat.seat }),
    });
  items.push(...moves(choices, seat));
  const { memberId } = seat;
  if (seat.kind === 'member' && memberId !== null && memberId !== myId)
    items.push({
      key: 'host',
      words: `Make ${seat.name} the host`,
      icon: <IconHost aria-hidden="true" />,
      onChoose: () => act({ type: 'transferHost', memberId }),
    });
  if (isGuest(seat) && memberId !== myId)
    items.push({
      key: 'rename',
      words: `Rename ${seat.name}`,
      icon: <IconRename aria-hidden="true" />,
      onChoose: () => onRenameGuest(seat),
    });
  if (seat.kind === 'open' && table.seats.length > 2)
    items.push({
      key: 'close',
      words: 'Close this seat',
      icon: <IconClose aria-hidden="true" />,
      onChoose: () => onCloseSeat(seat),
    });
  if (seat.kind !== 'open' && memberId !== myId)
    items.push({
      key: 'clear',
      words: seat.kind === 'bot' ? 'Remove bot' : 'Remove player',
      icon: <IconClear aria-hidden="true" />,
      isDestructive: seat.kind === 'member',
      onChoose: () =>
        seat.kind === 'member' ? onClearPerson(seat) : act({ type: 'clearSeat', seat: seat.seat }),
    });
  return items;
}

/** What this person may do with a seat, in the order of its menu; empty where there is nothing. */
export function seatChoices(choices: SeatChoices, seat: Seat): readonly MenuItem[] {
  const { table, myId, muted } = choices;
  if (table.status !== 'lobby') return [];
  const items = [...sitting(choices, seat), ...hosting(choices, seat)];
  const { memberId } = seat;
  if (memberId === null || memberId === myId) return items;
  const isMuted = muted.has(memberId);
  const Icon = isMuted ? IconUnmute : IconMute;
  return [
    ...items,
    {
      key: 'mute',
      words: isMuted ? `Unmute ${seat.name} in chat` : `Mute ${seat.name} in chat`,
      icon: <Icon aria-hidden="true" />,
      onChoose: () => muted.toggle(memberId),
    },
  ];
}
