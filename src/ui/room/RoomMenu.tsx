import { memo } from 'react';
import IconUndo from '~icons/ph/arrow-counter-clockwise';
import IconSize from '~icons/ph/arrows-out';
import IconDots from '~icons/ph/dots-three-vertical-bold';
import IconWaits from '~icons/ph/hourglass-medium';
import IconKeyboard from '~icons/ph/keyboard';
import IconPause from '~icons/ph/pause';
import IconPlay from '~icons/ph/play';
import IconEnd from '~icons/ph/prohibit';
import IconLeave from '~icons/ph/sign-out';
import IconSeats from '~icons/ph/users-three';
import { IconButton } from '../kit/Button.tsx';
import { Menu, type MenuItem } from '../kit/Menu.tsx';
import { usePreferences } from '../preferences/usePreferences.ts';
import { useRoomParts } from './roomParts.tsx';
import { useAsk } from './useAsk.ts';
import { useIsHost, useTableLater } from './useTable.ts';

/** What is seldom needed: pause, seats, help, the way out. */
export const RoomMenu = memo(function RoomMenu() {
  const { openHelp, openSize, askToLeave } = useRoomParts();
  const { usesTextMode } = usePreferences();
  const hostItems = useHostItems();
  const items: MenuItem[] = [
    ...hostItems,
    ...(usesTextMode
      ? []
      : [{ key: 'size', words: 'Card size', icon: <IconSize aria-hidden="true" />, onChoose: openSize }]),
    { key: 'help', words: 'Keys and help', icon: <IconKeyboard aria-hidden="true" />, onChoose: openHelp },
    { key: 'leave', words: 'Leave', icon: <IconLeave aria-hidden="true" />, onChoose: askToLeave },
  ];
  return (
    <Menu
      label="Draft"
      items={items}
      trigger={(props) => (
        <IconButton {...props} label="Draft menu">
          <IconDots aria-hidden="true" />
        </IconButton>
      )}
    />
  );
});

function useHostItems(): MenuItem[] {
  const { openSeats, openWaits, askToEnd } = useRoomParts();
  const { table, view } = useTableLater('bar');
  const ask = useAsk();
  const isHost = useIsHost();
  const items: MenuItem[] = [];
  if (view.mayTakeBack)
    items.push({
      key: 'takeBack',
      words: 'Take back the last pick',
      icon: <IconUndo aria-hidden="true" />,
      onChoose: () => void ask({ type: 'takeBack' }),
    });
  if (isHost && view.phase === 'drafting')
    items.push({
      key: 'pause',
      words: 'Pause the draft',
      icon: <IconPause aria-hidden="true" />,
      onChoose: () => void ask({ type: 'pause' }),
    });
  if (isHost && view.phase === 'paused')
    items.push({
      key: 'resume',
      words: 'Go on drafting',
      icon: <IconPlay aria-hidden="true" />,
      onChoose: () => void ask({ type: 'resume' }),
    });
  if (table.settings.clock === 'correspondence')
    items.push({
      key: 'waits',
      words: 'Who holds packs',
      icon: <IconWaits aria-hidden="true" />,
      onChoose: openWaits,
    });
  if (isHost && !table.isSolo)
    items.push({
      key: 'seats',
      words: 'Help a seat',
      icon: <IconSeats aria-hidden="true" />,
      onChoose: openSeats,
    });
  if (isHost && view.phase !== 'complete')
    items.push({
      key: 'end',
      words: 'Stop the draft',
      icon: <IconEnd aria-hidden="true" />,
      isDestructive: true,
      onChoose: askToEnd,
    });
  return items;
}
