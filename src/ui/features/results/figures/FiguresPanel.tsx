import { useMemo } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { picksOf } from '../replay.ts';
import { Defined } from './Defined.tsx';
import './figures.css';
import { countWords, type FigureTelling, valueWords } from './figureWords.ts';
import { LaneBars } from './LaneBars.tsx';
import { RarityTable } from './RarityTable.tsx';
import { tellingsOf } from './tellings.ts';

interface FiguresPanelProps {
  readonly results: ResultsView;
  readonly seat: number;
}

/** What one seat's draft and the whole table come to in numbers: each with what it counts and what it means. */
export function FiguresPanel({ results, seat }: FiguresPanelProps) {
  const { seats, mySeat } = results;
  const picks = picksOf(seats, seat);
  const tellings = useMemo(() => tellingsOf(picks).filter(({ figure }) => figure.count > 0), [picks]);
  const shown = seats[seat];
  if (shown === undefined || !picks.some(({ pack }) => pack.length > 0)) return null;
  const whose = seat === mySeat ? 'your seat' : shown.seat.name;
  return (
    <Panel pad="none" className="figures" aria-labelledby="figures-title">
      <div className="figures-head">
        <h2 id="figures-title">This draft in figures</h2>
        <p className="t14 muted">Of {whose}. Press a name to read what it counts.</p>
      </div>
      <dl className="figure-tiles">
        {tellings.map((telling) => (
          <Tile key={telling.key} telling={telling} />
        ))}
      </dl>
      <div className="figures-more">
        <LaneBars results={results} picks={picks} />
        <RarityTable results={results} />
      </div>
    </Panel>
  );
}

const Tile = ({ telling }: { readonly telling: FigureTelling }) => {
  const isTold = telling.figure.value !== null;
  return (
    <div className={isTold ? 'figure-tile' : 'figure-tile thin'}>
      <dt>
        <Defined label={telling.label}>{telling.definition}</Defined>
      </dt>
      <dd>
        <b className={isTold ? 'num' : undefined}>{valueWords(telling)}</b>
        <span className="t13 muted">{countWords(telling)}</span>
      </dd>
    </div>
  );
};
