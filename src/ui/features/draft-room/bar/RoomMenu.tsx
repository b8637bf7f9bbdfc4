import { Menu, Portal } from '@chakra-ui/react';
import { type ComponentType, memo } from 'react';
import IconUndo from '~icons/ph/arrow-counter-clockwise';
import IconSize from '~icons/ph/arrows-out';
import IconStream from '~icons/ph/broadcast';
import IconDots from '~icons/ph/dots-three-vertical-bold';
import IconWaits from '~icons/ph/hourglass-medium';
import IconKeyboard from '~icons/ph/keyboard';
import IconPause from '~icons/ph/pause';
import IconPlay from '~icons/ph/play';
import IconEnd from '~icons/ph/prohibit';
import IconLeave from '~icons/ph/sign-out';
import IconSeats from '~icons/ph/users-three';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { useHostRights } from '../seats/useHostRights.ts';
import { useAsk } from '../useAsk.ts';
import { useTableLater } from '../useTable.ts';

interface Item {
  readonly key: string;
  readonly words: string;
  readonly Icon: ComponentType<{ readonly 'aria-hidden': 'true' }>;
  readonly isDestructive?: boolean;
  readonly onChoose: () => void;
}

/** What is seldom needed: pause, seats, help, the way out. */
export const RoomMenu = memo(function RoomMenu() {
  const t = useMessages('roomDialogs');
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconActionButton label={t('menu')}>
          <IconDots aria-hidden="true" />
        </IconActionButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Items />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
});

/** Mounted while the menu is open: a closed one is not drawn again with each pick. */
const Items = () =>
  useItems().map(({ key, words, Icon, isDestructive = false, onChoose }) => (
    <Menu.Item key={key} value={key} onClick={onChoose} {...(isDestructive && { colorPalette: 'danger' })}>
      <Icon aria-hidden="true" />
      <Menu.ItemText>{words}</Menu.ItemText>
    </Menu.Item>
  ));

/** What this person may do now. */
function useItems(): readonly Item[] {
  const { openSeats, openWaits, openVote, openOverlay, askToEnd, openHelp, openSize, askToLeave } =
    useRoomParts();
  const { table, view } = useTableLater('bar');
  const { usesTextMode } = usePreferences();
  const ask = useAsk();
  const { isHost, mayPause, mayResume, mayVote, hasVoted, votes, needed } = useHostRights();
  const t = useMessages('roomDialogs');
  const asking = (type: 'takeBack' | 'pause' | 'resume') => () => void ask({ type });
  const items: readonly (Item | false)[] = [
    view.mayTakeBack && {
      key: 'takeBack',
      words: t('takeBack'),
      Icon: IconUndo,
      onChoose: asking('takeBack'),
    },
    view.phase === 'drafting' &&
      (isHost || mayPause) && {
        key: 'pause',
        words: t(isHost ? 'pauseDraft' : 'pauseOnce'),
        Icon: IconPause,
        onChoose: asking('pause'),
      },
    view.phase === 'paused' &&
      (isHost || mayResume) && {
        key: 'resume',
        words: t('resume'),
        Icon: IconPlay,
        onChoose: asking('resume'),
      },
    table.settings.clock === 'correspondence' && {
      key: 'waits',
      words: t('whoHoldsPacks'),
      Icon: IconWaits,
      onChoose: openWaits,
    },
    isHost && !table.isSolo && { key: 'seats', words: t('helpSeat'), Icon: IconSeats, onChoose: openSeats },
    !isHost &&
      mayVote && {
        key: 'vote',
        words: hasVoted ? t('takeVoteBack') : t('voteInMenu', { votes, needed }),
        Icon: IconEnd,
        isDestructive: !hasVoted,
        onChoose: openVote,
      },
    isHost &&
      view.phase !== 'complete' && {
        key: 'end',
        words: t('endDraft'),
        Icon: IconEnd,
        isDestructive: true,
        onChoose: askToEnd,
      },
    isHost &&
      !table.isSolo &&
      table.settings.watchers &&
      view.phase !== 'complete' && {
        key: 'overlay',
        words: t('streamOverlay'),
        Icon: IconStream,
        onChoose: openOverlay,
      },
    !usesTextMode && { key: 'size', words: t('cardSize'), Icon: IconSize, onChoose: openSize },
    { key: 'help', words: t('keysAndHelp'), Icon: IconKeyboard, onChoose: openHelp },
    { key: 'leave', words: t('leave'), Icon: IconLeave, onChoose: askToLeave },
  ];
  return items.filter((item) => item !== false);
}
