import { Fragment, memo } from 'react';
import { Chevrons } from '#src/ui/components/brand/Chevrons.tsx';
import { Avatar, BotAvatar } from '#src/ui/components/people/Avatar.tsx';
import { ShortName } from '#src/ui/components/people/ShortName.tsx';
import { classNames } from '#src/ui/system/css/classNames.ts';
import text from '#src/ui/system/css/text.module.css';
import IconPlugs from '~icons/ph/plugs-duotone';
import { inARow } from '../../messages/inARow.ts';
import type { FeatureSentences } from '../../messages/language.ts';
import { type ReactTranslator, useMessages } from '../../messages/useMessages.ts';
import { packsWord } from './roomWords.ts';
import { type Person, stripOrder, waitedFor } from './seating.ts';
import { PackStack } from './seats/PackStack.tsx';
import styles from './seats.module.css';
import { useTableLater } from './useTable.ts';

/** Everybody in pass order with you in the middle, and how many packs each holds. */
export const SeatStrip = memo(function SeatStrip() {
  const { view, people } = useTableLater('seats');
  const t = useMessages('room');
  const own = view.seat ?? 0;
  const order = stripOrder(people.length, own);
  const acting = view.pack === null && view.phase === 'drafting' ? waitedFor(view) : [];
  const near = new Set([own - 1, own + 1].map((seat) => (seat + people.length) % people.length));
  return (
    <nav className={styles.strip} aria-label={t('seatsInOrder')}>
      <ol data-many={people.length > 12 ? 'most' : people.length > 8 ? 'more' : undefined}>
        {order.map((seat, place) => {
          const person = people[seat];
          return person === undefined ? null : (
            <Fragment key={seat}>
              {place > 0 && view.direction !== 'none' && (
                <li aria-hidden="true" className={styles.between}>
                  <Chevrons direction={view.direction} count={1} />
                </li>
              )}
              <SeatPill
                person={person}
                look={person.isYou ? 'you' : near.has(seat) ? 'near' : 'far'}
                isActing={acting.includes(seat) && person.packs > 0}
              />
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
});

interface SeatPillProps {
  readonly person: Person;
  readonly look: 'you' | 'near' | 'far';
  readonly isActing: boolean;
}

const FACE_PX = { you: 36, near: 32, far: 28 } as const;

const SeatPill = memo(
  function SeatPill({ person, look, isActing }: SeatPillProps) {
    const t = useMessages('room');
    return (
      <li className={classNames(styles.seat, styles[look], isActing && styles.acting)}>
        <Face person={person} size={FACE_PX[look]} />
        <span className={styles.words}>
          <span className={`${styles.name} ${text.truncated}`}>
            <ShortName
              name={person.isYou ? t('you') : person.name}
              end={person.team === undefined ? '' : ` · ${person.team}`}
            />
          </span>
          <span className={styles.packs}>
            <PackStack packs={person.packs} isYours={person.isYou} />
            {person.packs === 0 ? <em>{t('seatWaiting')}</em> : <b aria-hidden="true">{person.packs}</b>}
            <span className={text.visuallyHidden}>{seatWords(t, person)}</span>
          </span>
        </span>
      </li>
    );
  },
  (before, after) =>
    before.look === after.look &&
    before.isActing === after.isActing &&
    isSamePerson(before.person, after.person),
);

const isSamePerson = (a: Person, b: Person) =>
  a.packs === b.packs &&
  a.isBot === b.isBot &&
  a.isAway === b.isAway &&
  a.name === b.name &&
  a.avatarUrl === b.avatarUrl &&
  a.isYou === b.isYou;

function seatWords(t: ReactTranslator<FeatureSentences<'room'>>, { packs, isBot, isAway }: Person): string {
  const parts = [packs > 0 && packsWord(packs), isBot && t('seatBot'), isAway && t('seatAway')];
  return inARow(parts.filter((part) => part !== false));
}

/** A face with its pack count on phones, and a plug on it while its line is away. */
export function Face({ person, size }: Readonly<{ person: Person; size: number }>) {
  const t = useMessages('room');
  return (
    <span className={classNames(styles.face, person.isAway && styles.away)}>
      {person.isBot ? (
        <BotAvatar size={size} />
      ) : (
        <Avatar seed={person.name} address={person.avatarUrl} size={size} />
      )}
      {person.isAway && (
        <span className={styles.plug} title={t('seatAwayTitle')}>
          <IconPlugs aria-hidden="true" />
        </span>
      )}
      <i className={styles.count} aria-hidden="true">
        {person.packs}
      </i>
    </span>
  );
}
