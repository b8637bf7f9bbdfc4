import type { TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import IconMore from '~icons/ph/dots-three-vertical-bold';
import IconHand from '~icons/ph/hand';
import IconLock from '~icons/ph/lock-simple';
import IconUnlock from '~icons/ph/lock-simple-open';
import IconOrganise from '~icons/ph/megaphone';
import IconEnd from '~icons/ph/prohibit';
import IconBot from '~icons/ph/robot';
import IconShuffle from '~icons/ph/shuffle';
import IconLeave from '~icons/ph/sign-out';
import IconChange from '~icons/ph/sliders-horizontal';
import { Button, IconButton } from '../../kit/Button.tsx';
import { Menu, type MenuItem } from '../../kit/Menu.tsx';
import { openSeats } from './lobbyWords.ts';

interface TableMenuProps {
  readonly table: TableView;
  readonly myId: string;
  readonly isWide: boolean;
  /** Whether this person may host without a seat. */
  readonly mayOrganise: boolean;
  readonly act: (command: TableCommand) => void;
  readonly onChangeSettings: () => void;
  readonly onLeave: () => void;
  readonly onEnd: () => void;
}

/** What concerns the whole table: the host's tools, and leaving. Nothing for people without a seat. */
export function TableMenu(props: TableMenuProps) {
  const { table, myId, isWide, onLeave } = props;
  const isHost = table.hostId === myId;
  const isSeated = table.seats.some((seat) => seat.memberId === myId);
  if (!isHost && !isSeated) return null;
  if (!isHost && isWide)
    return (
      <Button variant="ghost" size="sm" onClick={onLeave}>
        <IconLeave aria-hidden="true" />
        Leave table
      </Button>
    );
  const leave: MenuItem = {
    key: 'leave',
    words: 'Leave table',
    icon: <IconLeave aria-hidden="true" />,
    onChoose: onLeave,
  };
  return (
    <Menu
      label="The table"
      items={isHost ? [...hostItems(props), ...(isSeated ? [leave] : []), endItem(props)] : [leave]}
      trigger={(trigger) =>
        isWide ? (
          <Button variant="outline" size="sm" {...trigger}>
            <IconMore aria-hidden="true" />
            Host tools
          </Button>
        ) : (
          <IconButton label="The table" {...trigger}>
            <IconMore aria-hidden="true" />
          </IconButton>
        )
      }
    />
  );
}

function hostItems(props: TableMenuProps): MenuItem[] {
  const { table, isWide, act, onChangeSettings } = props;
  if (table.status !== 'lobby') return [];
  const open = openSeats(table.seats).length;
  const Lock = table.isLocked ? IconUnlock : IconLock;
  const change: MenuItem = {
    key: 'change',
    words: 'Change settings',
    icon: <IconChange aria-hidden="true" />,
    onChoose: onChangeSettings,
  };
  return [
    {
      key: 'fill',
      words: 'Fill with bots',
      icon: <IconBot aria-hidden="true" />,
      ...(open === 0 ? { reason: 'No seat is open.' } : {}),
      onChoose: () => act({ type: 'fillWithBots' }),
    },
    {
      key: 'shuffle',
      words: 'Shuffle seats',
      icon: <IconShuffle aria-hidden="true" />,
      onChoose: () => act({ type: 'shuffleSeats' }),
    },
    {
      key: 'lock',
      words: table.isLocked ? 'Unlock the table' : 'Lock the table',
      icon: <Lock aria-hidden="true" />,
      onChoose: () => act({ type: 'lock', isLocked: !table.isLocked }),
    },
    readyItem(props),
    ...organiseItems(props),
    ...(isWide ? [] : [change]),
  ];
}

const readyItem = ({ table, myId, act }: TableMenuProps): MenuItem => ({
  key: 'readyCheck',
  words: 'Ask who is ready',
  icon: <IconHand aria-hidden="true" />,
  ...(table.seats.some(({ memberId }) => memberId !== null && memberId !== myId)
    ? {}
    : { reason: 'Nobody else sits here.' }),
  onChoose: () => act({ type: 'readyCheck' }),
});

/** The host's seat goes to somebody else; the seat menu brings the host back to one. */
function organiseItems({ table, myId, mayOrganise, act }: TableMenuProps): MenuItem[] {
  const isSeated = table.seats.some((seat) => seat.memberId === myId);
  if (!mayOrganise || !isSeated) return [];
  return [
    {
      key: 'organise',
      words: 'Host without a seat',
      icon: <IconOrganise aria-hidden="true" />,
      onChoose: () => act({ type: 'organise' }),
    },
  ];
}

const endItem = ({ onEnd }: TableMenuProps): MenuItem => ({
  key: 'end',
  words: 'End table',
  icon: <IconEnd aria-hidden="true" />,
  isDestructive: true,
  onChoose: onEnd,
});
