import { Button } from '@chakra-ui/react';
import { can } from '#contract/can.ts';
import { MenuButton } from '#src/ui/components/menus/MenuButton.tsx';
import type { MenuAction } from '#src/ui/components/menus/menuAction.ts';
import IconStream from '~icons/ph/broadcast';
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
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import type { LobbyParts } from '../lobbyParts.ts';
import { type LobbyMessages, openSeats } from '../words/lobbyWords.ts';

/** What concerns the whole table: the host's tools, and leaving. Nothing for people without a seat. */
export function TableMenu(parts: LobbyParts) {
  const { table, myId, isWide, send, open } = parts;
  const t = useMessages('lobby');
  const isHost = table.hostId === myId;
  const isSeated = table.seats.some((seat) => seat.memberId === myId);
  if (!isHost && !isSeated) return null;
  const onLeave = () => send({ type: 'leave.pressed' });
  if (!isHost && isWide)
    return (
      <Button variant="ghost" size="sm" onClick={onLeave}>
        <IconLeave aria-hidden="true" />
        {t('leave')}
      </Button>
    );
  const leave = {
    key: 'leave',
    words: t('leave'),
    icon: <IconLeave aria-hidden="true" />,
    onChoose: onLeave,
  };
  const end = {
    ...{ key: 'end', words: t('endTable'), icon: <IconEnd aria-hidden="true" />, isDestructive: true },
    onChoose: () => open({ kind: 'end' }),
  };
  return (
    <MenuButton
      label={t('tableMenu')}
      items={isHost ? [...hostItems(parts, isSeated, t), ...(isSeated ? [leave] : []), end] : [leave]}
      trigger={(trigger) =>
        isWide ? (
          <Button size="sm" {...trigger}>
            <IconMore aria-hidden="true" />
            {t('hostTools')}
          </Button>
        ) : (
          <IconActionButton label={t('tableMenu')} boxSize="44px" {...trigger}>
            <IconMore aria-hidden="true" />
          </IconActionButton>
        )
      }
    />
  );
}

function hostItems(parts: LobbyParts, isSeated: boolean, t: LobbyMessages): MenuAction[] {
  const { table, myId, isWide, act, open, me } = parts;
  if (table.status !== 'lobby') return [];
  const Lock = table.isLocked ? IconUnlock : IconLock;
  const isAlone = table.seats.every(({ memberId }) => memberId === null || memberId === myId);
  const items: (MenuAction | false)[] = [
    {
      key: 'fill',
      words: t('fillWithBots'),
      icon: <IconBot aria-hidden="true" />,
      reason: openSeats(table.seats).length === 0 ? t('noOpenSeat') : undefined,
      onChoose: () => act({ type: 'fillWithBots' }),
    },
    {
      key: 'shuffle',
      words: t('shuffle'),
      icon: <IconShuffle aria-hidden="true" />,
      onChoose: () => act({ type: 'shuffleSeats' }),
    },
    {
      key: 'lock',
      words: t(table.isLocked ? 'unlock' : 'lock'),
      icon: <Lock aria-hidden="true" />,
      onChoose: () => act({ type: 'lock', isLocked: !table.isLocked }),
    },
    {
      key: 'readyCheck',
      words: t('askReady'),
      icon: <IconHand aria-hidden="true" />,
      reason: isAlone ? t('nobodyElse') : undefined,
      onChoose: () => act({ type: 'readyCheck' }),
    },
    // The host's seat goes to somebody else; the seat menu brings the host back to one.
    isSeated &&
      can(me, 'organise') && {
        key: 'organise',
        words: t('organise'),
        icon: <IconOrganise aria-hidden="true" />,
        onChoose: () => act({ type: 'organise' }),
      },
    !table.isSolo && {
      key: 'overlay',
      words: t('streamOverlay'),
      icon: <IconStream aria-hidden="true" />,
      reason: table.settings.watchers ? undefined : t('streamNeedsWatchers'),
      onChoose: () => open({ kind: 'overlay' }),
    },
    !isWide && {
      key: 'change',
      words: t('changeSettings'),
      icon: <IconChange aria-hidden="true" />,
      onChoose: () => open({ kind: 'settings' }),
    },
  ];
  return items.filter((item) => item !== false);
}
