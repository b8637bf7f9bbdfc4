import type { Seat } from '#contract/tables/tables.ts';
import type { MenuAction } from '#src/ui/components/menus/menuAction.ts';
import IconSit from '~icons/ph/armchair';
import IconLeft from '~icons/ph/arrow-left';
import IconRight from '~icons/ph/arrow-right';
import IconHost from '~icons/ph/crown-simple';
import IconRename from '~icons/ph/pencil-simple';
import IconBot from '~icons/ph/robot';
import IconUnmute from '~icons/ph/speaker-high';
import IconMute from '~icons/ph/speaker-slash';
import IconRemove from '~icons/ph/user-minus';
import IconClose from '~icons/ph/x';
import type { LobbyParts } from '../lobbyParts.ts';
import type { LobbyMessages } from '../words/lobbyWords.ts';
import { closingCommands, leftOf, rightOf } from './seatOrder.ts';

/** Handles of members hold no space; the names of guests always do. */
const isGuest = ({ kind, name }: Seat) => kind === 'member' && name.includes(' ');

function moves({ table, act }: LobbyParts, seat: Seat, t: LobbyMessages): MenuAction[] {
  const { seats } = table;
  const from = seats.indexOf(seat);
  if (seats.length < 2) return [];
  const [left, right] = [leftOf(from, seats.length), rightOf(from, seats.length)];
  const nameAt = (to: number) => {
    const other = seats[to];
    return other === undefined || other.kind === 'open' ? t('theOpenSeat') : other.name;
  };
  const toLeft: MenuAction = {
    key: 'left',
    words: t('moveLeft', { name: nameAt(left) }),
    icon: <IconLeft aria-hidden="true" />,
    onChoose: () => act({ type: 'moveSeat', from, to: left }),
  };
  const toRight: MenuAction = {
    key: 'right',
    words: t('moveRight', { name: nameAt(right) }),
    icon: <IconRight aria-hidden="true" />,
    onChoose: () => act({ type: 'moveSeat', from, to: right }),
  };
  return left === right ? [toLeft] : [toLeft, toRight];
}

function sitting({ table, myId, act }: LobbyParts, seat: Seat, t: LobbyMessages): MenuAction[] {
  const isSeated = table.seats.some(({ memberId }) => memberId === myId);
  if (seat.kind === 'member' || (table.isLocked && !isSeated)) return [];
  if (seat.kind === 'bot' && isSeated) return [];
  return [
    {
      key: 'sit',
      words: seat.kind === 'bot' ? t('sitInstead', { name: seat.name }) : t('sitHere'),
      icon: <IconSit aria-hidden="true" />,
      onChoose: () => act({ type: 'sit', seat: seat.seat }),
    },
  ];
}

function hosting(parts: LobbyParts, seat: Seat, t: LobbyMessages): MenuAction[] {
  const { table, myId, act, open, send } = parts;
  if (table.hostId !== myId) return [];
  const { memberId, name, kind } = seat;
  const isOther = memberId !== myId;
  const items: (MenuAction | false)[] = [
    kind === 'open' && {
      key: 'bot',
      words: t('addBot'),
      icon: <IconBot aria-hidden="true" />,
      onChoose: () => act({ type: 'addBot', seat: seat.seat }),
    },
    ...moves(parts, seat, t),
    kind === 'member' &&
      memberId !== null &&
      isOther && {
        key: 'host',
        words: t('makeHost', { name }),
        icon: <IconHost aria-hidden="true" />,
        onChoose: () => act({ type: 'transferHost', memberId }),
      },
    isGuest(seat) &&
      isOther && {
        key: 'rename',
        words: t('renameGuest', { name }),
        icon: <IconRename aria-hidden="true" />,
        onChoose: () => open({ kind: 'rename', seat }),
      },
    kind === 'open' &&
      table.seats.length > 2 && {
        key: 'close',
        words: t('closeSeat'),
        icon: <IconClose aria-hidden="true" />,
        onChoose: () =>
          send({ type: 'commands.pressed', commands: closingCommands(table.seats, [seat.seat]) }),
      },
    kind !== 'open' &&
      isOther && {
        key: 'remove',
        words: t(kind === 'bot' ? 'removeBot' : 'removePlayer'),
        icon: <IconRemove aria-hidden="true" />,
        isDestructive: kind === 'member',
        onChoose: () =>
          kind === 'member' ? open({ kind: 'remove', seat }) : act({ type: 'clearSeat', seat: seat.seat }),
      },
  ];
  return items.filter((item) => item !== false);
}

/** What this person may do with a seat, in the order of its menu; empty where there is nothing. */
export function seatActions(parts: LobbyParts, seat: Seat, t: LobbyMessages): readonly MenuAction[] {
  const { table, myId, lobby, send } = parts;
  if (table.status !== 'lobby') return [];
  const items = [...sitting(parts, seat, t), ...hosting(parts, seat, t)];
  const { memberId, name } = seat;
  if (memberId === null || memberId === myId) return items;
  const isMuted = lobby.context.muted.includes(memberId);
  const Icon = isMuted ? IconUnmute : IconMute;
  return [
    ...items,
    {
      key: 'mute',
      words: t(isMuted ? 'unmuteSeat' : 'muteSeat', { name }),
      icon: <Icon aria-hidden="true" />,
      onChoose: () => send({ type: 'mute.pressed', memberId }),
    },
  ];
}
