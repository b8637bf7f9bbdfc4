import { useMemo } from 'react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { useDeckControls, useDeckDesk } from '../desk/deckDesk.ts';
import { type CurveBar, costCurve } from './costCurve.ts';

const BASE = 122;
const TALLEST = 96;

/** Costs of the picks in the main deck; a bar finds its cards. */
export function CostCurvePanel() {
  const { look, main } = useDeckDesk();
  const { queryText, ask } = useDeckControls();
  const { bars, average } = useMemo(
    () =>
      costCurve(
        main.entries.map(({ face }) => face),
        look,
      ),
    [main.entries, look],
  );
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.map(({ featured, other }) => featured + other));
  const step = Math.min(39, 240 / bars.length);
  return (
    <Panel pad="none" className="deck-panel" aria-labelledby="deck-curve-title">
      <div className="deck-panel-head">
        <h3 id="deck-curve-title" className="grow">
          Cost curve
        </h3>
        {average !== null && (
          <span className="t14 muted">
            average <span className="num deck-figure">{average.toFixed(1)}</span>
          </span>
        )}
      </div>
      <svg className="deck-curve" viewBox="0 0 312 150" role="group" aria-label="Cost curve">
        <path d={`M2 ${BASE + 0.5}H${8 + bars.length * step}`} className="deck-curve-base" />
        {bars.map((bar, place) => (
          <Bar
            key={bar.label}
            bar={bar}
            x={8 + place * step}
            width={step * 0.72}
            unit={TALLEST / most}
            featuredType={look.featuredType}
            isAsked={queryText === bar.query}
            onAsk={() => ask(queryText === bar.query ? '' : bar.query)}
          />
        ))}
        {look.featuredType !== null && (
          <g className="deck-curve-key" transform="translate(256 56)">
            <rect width="10" height="10" rx="2" className="other" />
            <text x="16" y="9.500">
              Other
            </text>
            <rect y="22" width="10" height="10" rx="2" className="featured" />
            <text x="16" y="31.500">
              {look.featuredType}
            </text>
          </g>
        )}
      </svg>
    </Panel>
  );
}

interface BarProps {
  readonly bar: CurveBar;
  readonly x: number;
  readonly width: number;
  readonly unit: number;
  readonly featuredType: string | null;
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

function Bar({ bar, x, width, unit, featuredType, isAsked, onAsk }: BarProps) {
  const { label, featured, other } = bar;
  const [low, high] = [featured * unit, other * unit];
  const gap = featured > 0 && other > 0 ? 1.5 : 0;
  const total = featured + other;
  const words = `Cost ${label}: ${cardsInWords(total)}${featuredType !== null && total > 0 ? `, ${featured} ${featuredType}` : ''}`;
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={words}
      aria-pressed={isAsked}
      className={isAsked ? 'deck-bar asked' : 'deck-bar'}
      onClick={onAsk}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onAsk();
      }}
    >
      <title>{words}</title>
      <rect x={x - 4} y={4} width={width + 8} height={144} rx="6" className="deck-bar-place" />
      <rect x={x} y={BASE - low} width={width} height={low} rx="2" className="featured" />
      <rect x={x} y={BASE - low - high - gap} width={width} height={high} rx="2" className="other" />
      <text x={x + width / 2} y={BASE - low - high - gap - 7} textAnchor="middle" className="deck-bar-count">
        {total === 0 ? '' : total}
      </text>
      <text x={x + width / 2} y={142} textAnchor="middle" className="deck-bar-cost">
        {label}
      </text>
    </g>
  );
}
