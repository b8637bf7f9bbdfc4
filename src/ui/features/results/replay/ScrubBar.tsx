import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { isHidden, type RoundSpan } from '#src/machines/replay/replayPlaces.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { timeWords } from '../resultWords.ts';
import { pickHeading, roundWords } from './decisionWords.ts';
import { thoughtHeights } from './packMarks.ts';
import styles from './replay.module.css';
import { type Replayed, replayEventOfKey } from './useReplay.ts';

interface ScrubBarProps extends Pick<Replayed, 'state' | 'send'> {
  readonly format: string;
  readonly rounds: readonly RoundSpan[];
}

/** With more rounds than this there is room for their numbers only. */
const NAMED_ROUNDS = 6;

/** Every pick as a bar, as high as the thought it took: click, drag or arrow keys move along it. */
export function ScrubBar({ format, state, rounds, send }: ScrubBarProps) {
  const t = useMessages('results');
  const bar = useRef<HTMLDivElement>(null);
  const { index } = state.place;
  const picks = rounds.flatMap((span) => span.picks);
  const heights = thoughtHeights(picks);
  const record = picks[index];
  const goTo = (event: PointerEvent) => {
    const found = bar.current && nearestBar(bar.current, event.clientX);
    if (found !== null && found !== index) send({ type: 'pick.chosen', index: found });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = replayEventOfKey(event.key);
    if (!found || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send(found);
  };
  if (record === undefined) return null;
  const isNamed = rounds.length <= NAMED_ROUNDS;
  const time = isHidden(state, state.place, record) ? '' : timeWords(record);
  return (
    <div
      ref={bar}
      className={styles.scrub}
      role="slider"
      tabIndex={0}
      aria-label={t('pick')}
      title={picks.some(({ seconds }) => seconds !== null) ? t('barHint') : undefined}
      aria-valuemin={1}
      aria-valuemax={picks.length}
      aria-valuenow={index + 1}
      aria-valuetext={[pickHeading(record, format), time].filter(Boolean).join(', ')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
      }}
    >
      {rounds.map((span) => (
        <RoundBars
          key={span.round}
          span={span}
          index={index}
          heights={heights}
          isNow={span.round === record.round}
          name={isNamed ? roundWords(format, span.round) : String(span.round)}
        />
      ))}
    </div>
  );
}

interface RoundBarsProps {
  readonly span: RoundSpan;
  readonly index: number;
  readonly heights: readonly number[];
  readonly isNow: boolean;
  readonly name: string;
}

const RoundBars = ({ span, index, heights, isNow, name }: RoundBarsProps) => {
  const style: StyleWithVariables = { '--picks': span.picks.length };
  return (
    <div className={styles.scrubRound} data-now={isNow} style={style}>
      <div className={styles.scrubBars}>
        {span.picks.map((record, at) => {
          const place = span.firstIndex + at;
          const height = `${Math.round((heights[place] ?? 0) * 100)}%`;
          const look = place === index ? styles.current : place < index ? styles.done : undefined;
          return (
            <i key={`${record.kind}${record.seq}`} data-index={place} className={look} style={{ height }} />
          );
        })}
      </div>
      <span className={styles.scrubName}>{name}</span>
    </div>
  );
};

/** The pick whose bar is nearest to a point; bars of rounds that aren't shown have no width. */
function nearestBar(bar: HTMLElement, x: number): number | null {
  let best: { readonly index: number; readonly distance: number } | null = null;
  for (const element of bar.querySelectorAll<HTMLElement>('[data-index]')) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0) continue;
    const distance = x < left ? left - x : Math.max(0, x - right);
    if (best === null || distance < best.distance) best = { index: Number(element.dataset.index), distance };
  }
  return best?.index ?? null;
}
