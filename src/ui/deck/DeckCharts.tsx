import { useState } from 'react';
import { safeColour } from '../cards/gameLook.ts';
import { LaneGlyph } from '../cards/LaneGlyph.tsx';
import { Panel } from '../kit/Panel.tsx';
import type { StyleWithVariables } from '../theme/styleWithVariables.ts';
import { type CurveBar, costCurve, typeCounts } from './costCurve.ts';
import { useDeckDesk } from './deckDesk.ts';
import { cardsInWords } from './deckProblems.ts';
import { type LaneShares, laneShares } from './laneShares.ts';

const useMainFaces = () => useDeckDesk().main.entries.map(({ face }) => face);

const BASE = 122;
const TALLEST = 96;

/** Costs of the picks in the main deck; a bar finds its cards. */
export function CostCurvePanel() {
  const { look, queryText, ask } = useDeckDesk();
  const faces = useMainFaces();
  const { bars, average } = costCurve(faces, look);
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

/** What the picks need beside what the free cards give, and the types of the main deck. */
export function LanesPanel() {
  const { look, free } = useDeckDesk();
  const [isTable, setTable] = useState(false);
  const faces = useMainFaces();
  const shares = laneShares(faces, free, look);
  const types = typeCounts(faces);
  const title = `${look.laneWord.slice(0, 1).toUpperCase()}${look.laneWord.slice(1)}s`;
  return (
    <Panel pad="none" className="deck-panel deck-lanes" aria-labelledby="deck-lanes-title">
      <div className="deck-panel-head">
        <h3 id="deck-lanes-title" className="grow">
          {title}
        </h3>
        {shares.lanes.length > 0 && (
          <button
            type="button"
            className="deck-brass"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'As bars' : 'As table'}
          </button>
        )}
      </div>
      {isTable ? <LaneTable shares={shares} /> : <LaneBars shares={shares} />}
      <p className="t13 muted">{shares.verdict}</p>
      {types.length > 0 && (
        <dl className="deck-types">
          {types.map(({ type, count }) => (
            <div key={type}>
              <dt>{type}</dt>
              <dd className="num b">{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function LaneBars({ shares }: { readonly shares: LaneShares }) {
  const hasSources = shares.lanes.some(({ sourceCards }) => sourceCards > 0);
  return (
    <ul className="deck-lane-bars">
      {shares.lanes.map(({ lane, needed, sources }) => {
        const style: StyleWithVariables = { '--ink': safeColour(lane.hue) };
        return (
          <li key={lane.key} style={style}>
            <h4>
              <LaneGlyph lane={lane} size={16} />
              {lane.label}
            </h4>
            <LaneBar words="needed" share={needed} />
            {hasSources && <LaneBar words="sources" share={sources} isStriped />}
          </li>
        );
      })}
    </ul>
  );
}

const LaneBar = ({
  words,
  share,
  isStriped = false,
}: Readonly<{ words: string; share: number; isStriped?: boolean }>) => (
  <p className="deck-lane-bar">
    <span className="muted">{words}</span>
    <span className="deck-bar-track" aria-hidden="true">
      <i className={isStriped ? 'striped' : undefined} style={{ width: percent(share) }} />
    </span>
    <span className="num">{percent(share)}</span>
  </p>
);

function LaneTable({ shares }: { readonly shares: LaneShares }) {
  const { look } = useDeckDesk();
  return (
    <table className="deck-lane-table">
      <thead>
        <tr>
          <th scope="col">{look.laneWord}</th>
          <th scope="col">cards</th>
          <th scope="col">needed</th>
          <th scope="col">sources</th>
        </tr>
      </thead>
      <tbody>
        {shares.lanes.map(({ lane, cards, needed, sources, sourceCards }) => (
          <tr key={lane.key}>
            <th scope="row">{lane.label}</th>
            <td className="num">{Number.isInteger(cards) ? cards : cards.toFixed(1)}</td>
            <td className="num">{percent(needed)}</td>
            <td className="num">
              {sourceCards} ({percent(sources)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
