import { exactWords, stateWords } from '#src/machines/paths/words.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconDone from '~icons/ph/check-circle-fill';
import IconWrong from '~icons/ph/x-circle-fill';
import { momentWords } from '../clockWords.ts';
import type { PathStep } from './pathSource.ts';
import styles from './paths.module.css';
import type { WalkedStep } from './pathWalk.ts';

interface PathStepsProps {
  readonly steps: readonly PathStep[];
  readonly walked: readonly WalkedStep[];
  /** Goes to just after a step, counted from 1. */
  readonly onChoose: (at: number) => void;
}

/** The steps of a path: walked ones with their moment, the last one lit, the others to come. */
export function PathSteps({ steps, walked, onChoose }: PathStepsProps) {
  const at = walked.length;
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => {
        const done = walked[place];
        const number = place + 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a path never move
            key={place}
            ref={place === Math.max(0, at - 1) ? scrollToRow : undefined}
            aria-current={number === at ? 'step' : undefined}
          >
            <button
              type="button"
              className={styles.step}
              data-done={done ? '' : undefined}
              onClick={() => onChoose(number)}
            >
              <span className={styles.mark}>{done ? <Mark isAsPromised={done.isAsPromised} /> : number}</span>
              <span className={styles.words}>
                <code>{exactWords(step.event)}</code>
                <span>→ {stateWords(step.after)}</span>
                {done?.fault && <b>{done.fault}</b>}
              </span>
              {done && <time>{momentWords(done.atMs)}</time>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** As the ref of a row: the list scrolls, never the page, where the row is not seen. */
function scrollToRow(row: HTMLElement | null) {
  const box = row?.parentElement;
  if (!row || !box) return;
  const top = row.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = top - box.clientHeight / 2;
}

function Mark({ isAsPromised }: Pick<WalkedStep, 'isAsPromised'>) {
  const t = useMessages('testBench');
  return isAsPromised ? (
    <IconDone className={styles.right} role="img" aria-label={t('asPromised')} />
  ) : (
    <IconWrong className={styles.wrong} role="img" aria-label={t('notAsPromised')} />
  );
}
