import { type ReactNode, useId } from 'react';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import css from './clockLadder.module.css';
import { ladderSeconds } from './ladderSeconds.ts';

interface ClockLadderProps {
  readonly clock: ClockPreset;
  readonly pace?: TableSettings['pace'];
  /** Cards in a full pack: one bar for each pick. */
  readonly cards: number;
  readonly height: number;
  /** The longest time of all ladders that are beside each other; one alone fills its height. */
  readonly longestSeconds?: number;
  readonly hasLegend?: boolean;
}

const bold = (words: ReactNode) => <b>{words}</b>;
const WIDTH = 252;
const GAP = 3;

/** The seconds of each pick as bars, from the full pack to the last card. */
export function ClockLadder(props: ClockLadderProps) {
  const { clock, pace, cards, height, longestSeconds, hasLegend = true } = props;
  const t = useMessages('common');
  const fade = useId();
  const seconds = ladderSeconds(clock, cards, pace);
  if (seconds === null) return null;
  const [first, last] = [seconds[0] ?? 0, seconds.at(-1) ?? 0];
  const step = (WIDTH + GAP) / seconds.length;
  return (
    <figure className={css.ladder}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        style={{ height }}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('ladderLabel', { first, last })}
      >
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1" gradientUnits="objectBoundingBox">
          <stop className={css.top} offset="0" />
          <stop className={css.foot} offset="1" />
        </linearGradient>
        {seconds.map((time, pick) => {
          const tall = Math.max(2, (time / (longestSeconds ?? first)) * height);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the pick of its number.
              key={pick}
              x={pick * step}
              y={height - tall}
              width={Math.max(1, step - GAP)}
              height={tall}
              rx="2.5"
              fill={`url(#${fade})`}
            />
          );
        })}
      </svg>
      {hasLegend && (
        <figcaption aria-hidden="true">
          <span>{t.rich('ladderFirst', { first, b: bold })}</span>
          <span>{t.rich('ladderLast', { last, b: bold })}</span>
        </figcaption>
      )}
    </figure>
  );
}
