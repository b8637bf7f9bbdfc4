import { Button, Flex, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { isGuestName, ownName } from '#contract/naming/guestNames.ts';
import type { Seat } from '#contract/tables/tables.ts';
import { MenuButton } from '#src/ui/components/menus/MenuButton.tsx';
import text from '#src/ui/system/css/text.module.css';
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
import css from './seats.module.css';

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
          {t('seats')} <span className={css.count}>{t('seatsShort', { taken, all: seats.length })}</span>
        </Heading>
        {direction !== 'none' && (
          <span className={css.direction}>
            <Arrow aria-hidden="true" />
            {t('passing', { direction })}
          </span>
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
    <li className={css.row}>
      <span aria-hidden="true">
        <SeatFace seat={seat} size={38} isYou={seat.memberId === myId} />
      </span>
      <span className={css.name} data-open={isOpen || undefined}>
        <span className={text.truncated}>{ownName(name)}</span>
        {role !== '' && (
          <span className={css.role}>
            {seat.isHost && <IconCrown aria-hidden="true" />}
            {role}
          </span>
        )}
      </span>
      <RowEnd seat={seat} parts={parts} />
      <span className={css.more}>
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
      </span>
    </li>
  );
}

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
      <span className={css.state} data-state={state}>
        {state === 'bot' ? t('bot') : t('state', { state })}
        <Icon aria-hidden="true" />
      </span>
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
    return <span className={css.state}>{table.isLocked ? t('locked') : t('state', { state })}</span>;
  return (
    <Button minHeight="44px" fontSize="sm" onClick={() => act({ type: 'sit', seat: seat.seat })}>
      {t('sitHere')}
    </Button>
  );
}
