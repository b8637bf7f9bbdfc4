import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { isHidden, type RoundSpan } from '#src/machines/replay/replayPlaces.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { timeWords } from '../resultWords.ts';
import { pickHeading, roundWords } from './decisionWords.ts';
import { thoughtHeights } from './packMarks.ts';
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
    <Bar
      ref={bar}
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
    </Bar>
  );
}

/** There is a bar for each pick of a draft: this alone carries the look of all. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    py: { base: '2', sm: '0' },
    borderRadius: 'tag',
    cursor: 'pointer',
    touchAction: 'pan-y',
    _focusVisible: { outlineOffset: '6px' },
    '& > div': { flex: 'var(--picks)', minWidth: '0' },
    '& > [data-now=false]': { display: { base: 'none', sm: 'block' } },
    '& > div > div': { display: 'flex', alignItems: 'flex-end', gap: '0.5', height: '30px' },
    '& i': {
      flex: '1',
      minWidth: '0.5',
      borderRadius: '2px',
      background: 'color-mix(in srgb, var(--control) 55%, var(--s1))',
    },
    '& [data-look=done]': { background: 'color-mix(in srgb, var(--brass-fg) 75%, var(--s1))' },
    '& [data-look=current]': {
      background: 'focus',
      boxShadow: '0 0 0 2px var(--s1), 0 0 0 4px var(--focus)',
    },
    '& span': {
      display: 'block',
      height: '18px',
      mt: '5px',
      overflow: 'hidden',
      color: 'fg.muted',
      fontSize: '13px',
      lineHeight: '18px',
      whiteSpace: 'nowrap',
    },
    '& [data-now=true] span': { color: 'fg' },
  },
});

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
    <div data-now={isNow} style={style}>
      <div>
        {span.picks.map((record, at) => {
          const place = span.firstIndex + at;
          const height = `${Math.round((heights[place] ?? 0) * 100)}%`;
          const look = place === index ? 'current' : place < index ? 'done' : undefined;
          return (
            <i key={`${record.kind}${record.seq}`} data-index={place} data-look={look} style={{ height }} />
          );
        })}
      </div>
      <span>{name}</span>
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
