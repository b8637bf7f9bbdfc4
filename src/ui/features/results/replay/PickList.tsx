import { VisuallyHidden } from '@chakra-ui/react';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { isHidden, type RoundSpan } from '#src/machines/replay/replayPlaces.ts';
import IconHidden from '~icons/ph/eye-slash';
import IconRobot from '~icons/ph/robot';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { secondsWords } from '../resultWords.ts';
import { toldWords } from './decisionWords.ts';
import styles from './replay.module.css';
import type { Replayed } from './useReplay.ts';

interface PickListProps extends Replayed {
  readonly round: RoundSpan;
}

/** The picks of one pack from the first to the last, each leading to its moment. */
export function PickList({ results, state, round, send }: PickListProps) {
  const t = useMessages('results');
  const { seat, index } = state.place;
  return (
    <ol className={styles.pickList}>
      {round.picks.map((record, at) => {
        const place = { seat, index: round.firstIndex + at };
        const hidden = isHidden(state, place, record);
        return (
          <li key={place.index} ref={place.index === index ? showRow : undefined}>
            <button
              type="button"
              aria-current={place.index === index || undefined}
              onClick={() => send({ type: 'pick.chosen', index: place.index })}
            >
              <span className={styles.number}>{record.kind === 'received' ? '' : record.pick}</span>
              <span className={styles.strips}>
                {hidden ? (
                  <span className={styles.noStrip}>
                    <IconHidden aria-hidden="true" />
                    {t('hidden')}
                  </span>
                ) : (
                  <Taken record={record} results={results} />
                )}
              </span>
              <Time record={record} isHidden={hidden} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** As the ref of a row: scrolls the list alone, never the page. */
function showRow(row: HTMLElement | null) {
  const list = row?.parentElement;
  if (!row || !list) return;
  const foot = row.offsetTop + row.offsetHeight;
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
  else if (foot > list.scrollTop + list.clientHeight) list.scrollTop = foot - list.clientHeight;
}

function Time({
  record: { kind, source, seconds },
  isHidden: isUnknown,
}: Readonly<{ record: PickRecord; isHidden: boolean }>) {
  const t = useMessages('results');
  const isBot = source === 'bot' && kind !== 'received';
  const isTimed = !isBot && !isUnknown && kind !== 'received' && seconds !== null;
  return (
    <span className={styles.number}>
      {isBot && (
        <>
          <IconRobot aria-hidden="true" />
          <VisuallyHidden>{t('byBot')}</VisuallyHidden>
        </>
      )}
      {isTimed && secondsWords(seconds)}
    </span>
  );
}

function Taken({ record, results }: Readonly<{ record: PickRecord; results: ResultsView }>) {
  const t = useMessages('results');
  const told = toldWords(record, results.seats);
  if (told !== null) return <span className={styles.told}>{told}</span>;
  const faces = record.taken.flatMap((id) => {
    const card = record.pack.find((shown) => shown.id === id);
    const face = card && results.faces[card.card];
    return face ? [{ id, face }] : [];
  });
  if (faces.length === 0) return <span className={styles.noStrip}>{t('nothingTaken')}</span>;
  return faces.map(({ id, face }) => <CardStrip key={id} face={face} look={results.look} />);
}
