import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { isGuestName, ownName } from '#contract/naming/guestNames.ts';
import type { Seat } from '#contract/tables/tables.ts';
import { MenuButton } from '#src/ui/components/menus/MenuButton.tsx';
import IconLeft from '~icons/ph/caret-double-left';
import IconRight from '~icons/ph/caret-double-right';
import IconReady from '~icons/ph/check-circle-fill';
import IconCrown from '~icons/ph/crown-simple-fill';
import IconMore from '~icons/ph/dots-three-vertical-bold';
import IconWaiting from '~icons/ph/hourglass-medium';
import IconPlugs from '~icons/ph/plugs';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import type { LobbyParts } from '../lobbyParts.ts';
import { roleWords, seatState } from '../words/lobbyWords.ts';
import { firstDirection } from '../words/settingsWords.ts';
import { SeatFace } from './SeatFace.tsx';
import { seatActions } from './seatActions.tsx';
import { seatsFromYours } from './seatOrder.ts';

/** The seats as rows in passing order, for phones. */
export function SeatList(parts: LobbyParts) {
  const { table, myId } = parts;
  const t = useMessages('lobby');
  const id = useId();
  const seats = seatsFromYours(table.seats, myId);
  const taken = seats.filter((seat) => seat.kind !== 'open').length;
  const direction = firstDirection(table.template.rounds);
  const Arrow = direction === 'left' ? IconLeft : IconRight;
  return (
    <section aria-labelledby={id}>
      <Flex align="baseline" justify="space-between" gap="3" mb="1">
        <Heading as="h2" id={id} fontSize="lg">
          {t('seats')}{' '}
          <Text as="span" color="fg.muted" font="500 15px / 1 var(--mono)">
            {t('seatsShort', { taken, all: seats.length })}
          </Text>
        </Heading>
        {direction !== 'none' && (
          <WithIcon color="fg.onLamp" fontSize="xs" css={SMALL_ICON}>
            <Arrow aria-hidden="true" />
            {t('passing', { direction })}
          </WithIcon>
        )}
      </Flex>
      <ol>
        {seats.map((seat) => (
          <Row key={seat.seat} seat={seat} parts={parts} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly parts: LobbyParts;
}

function Row({ seat, parts }: RowProps) {
  const { table, myId } = parts;
  const t = useMessages('lobby');
  const items = seatActions(parts, seat, t);
  const isOpen = seat.kind === 'open';
  const name = isOpen ? t('openSeat') : seat.name;
  const roles = [isGuestName(name) ? t('guest') : '', roleWords(seat, myId, t, table.settings.teams)];
  const role = inARow(roles.filter(Boolean));
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      minHeight="14"
      borderBottom="1px solid color-mix(in srgb, var(--line) 55%, transparent)"
    >
      <span aria-hidden="true">
        <SeatFace seat={seat} size={38} isYou={seat.memberId === myId} />
      </span>
      <Flex
        as="span"
        flex="1"
        wrap="wrap"
        align="baseline"
        columnGap="2"
        minWidth="0"
        color={isOpen ? 'brass.fg' : undefined}
        font="600 15px / 1.3 var(--text)"
      >
        <Text as="span" truncate>
          {ownName(name)}
        </Text>
        {role !== '' && (
          <WithIcon color="brass.fg" font="500 12px / 1.3 var(--text)" css={SMALL_ICON}>
            {seat.isHost && <IconCrown aria-hidden="true" />}
            {role}
          </WithIcon>
        )}
      </Flex>
      <RowEnd seat={seat} parts={parts} />
      <Box as="span" flex="none" width="11" ml="-2" mr="-3.5">
        {items.length > 0 && (
          <MenuButton
            label={isOpen ? t('openSeatMenu') : t('seatMenu', { name })}
            items={items}
            trigger={(props) => (
              <IconActionButton label={t('rowMenu', { name })} boxSize="44px" {...props}>
                <IconMore aria-hidden="true" />
              </IconActionButton>
            )}
          />
        )}
      </Box>
    </Flex>
  );
}

const WithIcon = chakra('span', {
  base: { display: 'inline-flex', flex: 'none', alignItems: 'center', gap: '1.5' },
});

const SMALL_ICON = { '& svg': { boxSize: '3.5', color: 'brass.fg' } };

const STATE_COLOURS = {
  bot: 'fg.muted',
  taken: 'fg.muted',
  away: 'danger.fg',
  ready: 'ok.fg',
  notReady: 'fg.muted',
};

const STATE_ICONS = {
  bot: IconReady,
  taken: IconWaiting,
  away: IconPlugs,
  ready: IconReady,
  notReady: IconWaiting,
};

function RowEnd({ seat, parts }: RowProps) {
  const { table, myId, act } = parts;
  const t = useMessages('lobby');
  const state = seatState(seat);
  if (state !== 'open') {
    const Icon = STATE_ICONS[state];
    return (
      <WithIcon
        color={STATE_COLOURS[state]}
        fontSize="sm"
        css={{ '& svg': { boxSize: '18px', color: state === 'notReady' ? 'brass.fg' : undefined } }}
      >
        {state === 'bot' ? t('bot') : t('state', { state })}
        <Icon aria-hidden="true" />
      </WithIcon>
    );
  }
  if (table.status !== 'lobby') return null;
  if (table.hostId === myId)
    return (
      <Button
        minHeight="44px"
        fontSize="sm"
        onClick={(event) => {
          // The button goes with the open seat; the row's menu stays and keeps the focus.
          event.currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
          act({ type: 'addBot', seat: seat.seat });
        }}
      >
        {t('addBot')}
      </Button>
    );
  if (table.isLocked || table.seats.some((known) => known.memberId === myId))
    return (
      <Text as="span" flex="none" color="fg.muted" fontSize="sm">
        {table.isLocked ? t('locked') : t('state', { state })}
      </Text>
    );
  return (
    <Button minHeight="44px" fontSize="sm" onClick={() => act({ type: 'sit', seat: seat.seat })}>
      {t('sitHere')}
    </Button>
  );
}
