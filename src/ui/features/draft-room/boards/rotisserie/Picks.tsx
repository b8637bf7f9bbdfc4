import { Text } from '@chakra-ui/react';
import { ShortName } from '#src/ui/components/people/ShortName.tsx';
import text from '#src/ui/system/css/text.module.css';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import { PersonFace } from '../pieces/PersonFace.tsx';
import { Strip } from '../pieces/Strips.tsx';
import { nameOf } from '../pieces/words.ts';
import type { TablePick } from './openTable.ts';
import styles from './picks.module.css';

interface PicksProps {
  readonly picks: readonly TablePick[];
  /** Picks of all seats together. */
  readonly inAll: number;
  readonly isWide: boolean;
}

/** Who took what: a column a seat and a row a round where there is room, else the picks in order, the newest first. */
export function Picks(props: PicksProps) {
  const t = useMessages('boards');
  if (props.picks.length === 0) return <Text color="fg.muted">{t('noPicksYet')}</Text>;
  return props.isWide ? <PicksBySeat {...props} /> : <PicksInOrder {...props} />;
}

function PicksBySeat({ picks, inAll }: PicksProps) {
  const t = useMessages('boards');
  const { people } = useTable();
  const seats = people.length;
  const rounds = Math.ceil(Math.min(inAll, picks.length + 1) / seats);
  const byPlace = new Map(picks.map((pick) => [`${Math.floor(pick.turn / seats)}/${pick.seat}`, pick]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by key
    <section className={styles.picks} aria-label={t('picksBySeat')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('round')}</th>
            {people.map((person) => (
              <th key={person.seat} scope="col">
                <span className={styles.who}>
                  <PersonFace person={person} size={24} /> {nameOf(t, person)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, row) => rounds - 1 - row).map((round) => (
            <tr key={round}>
              <th scope="row" className={text.number}>
                {round + 1} <span aria-hidden="true">{round % 2 === 0 ? '→' : '←'}</span>
              </th>
              {people.map(({ seat }) => {
                const pick = byPlace.get(`${round}/${seat}`);
                return (
                  <td key={seat}>
                    {pick ? (
                      <Strip card={pick.card} />
                    ) : (
                      <span className={text.visuallyHidden}>{t('notYet')}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PicksInOrder({ picks }: PicksProps) {
  const t = useMessages('boards');
  return (
    <ol className={styles.order} reversed aria-label={t('picksInOrder')}>
      {picks.toReversed().map((pick) => (
        <li key={pick.turn}>
          <span className={text.number}>{pick.turn + 1}</span>
          <Taker seat={pick.seat} size={22} />
          <Strip card={pick.card} />
        </li>
      ))}
    </ol>
  );
}

/** The last picks of all, the newest first. */
export function LastPicks({ picks }: { readonly picks: readonly TablePick[] }) {
  const t = useMessages('boards');
  if (picks.length === 0) return null;
  return (
    <ol className={styles.last} aria-label={t('lastPicks')}>
      {picks.toReversed().map(({ turn, seat, card }) => (
        <li key={turn}>
          <Taker seat={seat} size={20} />
          <Strip card={card} />
        </li>
      ))}
    </ol>
  );
}

function Taker({ seat, size }: Readonly<{ seat: number; size: number }>) {
  const t = useMessages('boards');
  const { people } = useTable();
  const person = people[seat];
  return (
    <span className={styles.who}>
      {person && <PersonFace person={person} size={size} />}
      <span className={text.truncated}>
        <ShortName name={nameOf(t, person)} />
      </span>
    </span>
  );
}
