import { memo } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import text from '#src/ui/system/css/text.module.css';
import IconBot from '~icons/ph/robot-duotone';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../people/Avatar.tsx';
import styles from './tables.module.css';

type Seats = TableRow['seats'];

/** Every seat of a table: a face, a bot or a dashed ring. What they add up to is beside them in words. */
export const SeatPips = memo(function SeatPips({ seats, size = 24 }: { seats: Seats; size?: number }) {
  const t = useMessages('tables');
  return (
    <ul className={`seat-pips ${styles.pips}`} aria-label={t('seats')}>
      {seats.map((seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={place}>
          <Pip seat={seat} size={size} />
        </li>
      ))}
    </ul>
  );
});

export const PersonPip = ({ name, avatarUrl, size = 24 }: PersonPipProps) => (
  <Avatar seed={name} size={size} address={avatarUrl} />
);
interface PersonPipProps {
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly size?: number;
}

export const BotPip = ({ size = 24 }: { size?: number }) => (
  <span className={styles.pip} style={{ width: size, height: size }}>
    <IconBot aria-hidden="true" />
  </span>
);

export const FreePip = ({ size = 24 }: { size?: number }) => (
  <span className={styles.pip} style={{ width: size, height: size }} />
);

const Pip = ({ seat, size }: { seat: Seats[number]; size: number }) => {
  const t = useMessages('tables');
  const { kind, name } = seat;
  if (kind === 'member')
    return (
      <span title={name}>
        <PersonPip name={name} avatarUrl={seat.avatarUrl} size={size} />
        <span className={text.visuallyHidden}>{name}</span>
      </span>
    );
  const isBot = kind === 'bot';
  const title = isBot ? (name === '' ? t('bot') : t('botNamed', { name })) : t('free');
  return (
    <span title={title}>
      {isBot ? <BotPip size={size} /> : <FreePip size={size} />}
      <span className={text.visuallyHidden}>{isBot ? t('aBot') : t('isFree')}</span>
    </span>
  );
};
