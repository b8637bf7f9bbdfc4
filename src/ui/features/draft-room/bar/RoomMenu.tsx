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
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { IconButton } from '../../../kit/Button.tsx';
import { Menu, type MenuItem } from '../../../kit/Menu.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useHostRights } from '../seats/useHostRights.ts';
import { useAsk } from '../useAsk.ts';
import { useTableLater } from '../useTable.ts';

/** What is seldom needed: pause, seats, help, the way out. */
export const RoomMenu = memo(function RoomMenu() {
  const { openHelp, openSize, askToLeave } = useRoomParts();
  const { usesTextMode } = usePreferences();
  const t = useMessages('draftRoom');
  const tableItems = useTableItems();
  const items: MenuItem[] = [
    ...tableItems,
    ...(usesTextMode
      ? []
      : [{ key: 'size', words: t('cardSize'), icon: <IconSize aria-hidden="true" />, onChoose: openSize }]),
    { key: 'help', words: t('keysAndHelp'), icon: <IconKeyboard aria-hidden="true" />, onChoose: openHelp },
    { key: 'leave', words: t('leave'), icon: <IconLeave aria-hidden="true" />, onChoose: askToLeave },
  ];
  return (
    <Menu
      label={t('menuList')}
      items={items}
      trigger={(props) => (
        <IconButton {...props} label={t('menu')}>
          <IconDots aria-hidden="true" />
        </IconButton>
      )}
    />
  );
});

/** What concerns everybody at the table, as far as this person may do it. */
function useTableItems(): MenuItem[] {
  const { openSeats, openWaits, openVote, askToEnd } = useRoomParts();
  const { table, view } = useTableLater('bar');
  const ask = useAsk();
  const { isHost, mayPause, mayResume, mayVote, hasVoted, votes, needed } = useHostRights();
  const t = useMessages('draftRoom');
  const items: MenuItem[] = [];
  if (view.mayTakeBack)
    items.push({
      key: 'takeBack',
      words: t('takeBack'),
      icon: <IconUndo aria-hidden="true" />,
      onChoose: () => void ask({ type: 'takeBack' }),
    });
  if (view.phase === 'drafting' && (isHost || mayPause))
    items.push({
      key: 'pause',
      words: isHost ? t('pauseDraft') : t('pauseOnce'),
      icon: <IconPause aria-hidden="true" />,
      onChoose: () => void ask({ type: 'pause' }),
    });
  if (view.phase === 'paused' && (isHost || mayResume))
    items.push({
      key: 'resume',
      words: t('resume'),
      icon: <IconPlay aria-hidden="true" />,
      onChoose: () => void ask({ type: 'resume' }),
    });
  if (table.settings.clock === 'correspondence')
    items.push({
      key: 'waits',
      words: t('whoHoldsPacks'),
      icon: <IconWaits aria-hidden="true" />,
      onChoose: openWaits,
    });
  if (isHost && !table.isSolo)
    items.push({
      key: 'seats',
      words: t('helpSeat'),
      icon: <IconSeats aria-hidden="true" />,
      onChoose: openSeats,
    });
  if (!isHost && mayVote)
    items.push({
      key: 'vote',
      words: hasVoted ? t('takeVoteBack') : t('voteInMenu', { votes, needed }),
      icon: <IconEnd aria-hidden="true" />,
      isDestructive: !hasVoted,
      onChoose: openVote,
    });
  if (isHost && view.phase !== 'complete')
    items.push({
      key: 'end',
      words: t('endDraft'),
      icon: <IconEnd aria-hidden="true" />,
      isDestructive: true,
      onChoose: askToEnd,
    });
  return items;
}
