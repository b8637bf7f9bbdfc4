import { useMemo, useState } from 'react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import { safeColour } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import type { StyleWithVariables } from '../../../theme/styleWithVariables.ts';
import { useDeckControls, useDeckDesk } from '../desk/deckDesk.ts';
import { typeCounts } from './costCurve.ts';
import { type LaneShares, laneShares } from './laneShares.ts';

/** What the picks need beside what the free cards give, and the types of the main deck. */
export function LanesPanel() {
  const { look, free, main, view } = useDeckDesk();
  const hasFree = view.freeFaces.length > 0;
  const [isTable, setTable] = useState(false);
  const { shares, types } = useMemo(() => {
    const faces = main.entries.map(({ face }) => face);
    return { shares: laneShares(faces, free, look, hasFree), types: typeCounts(faces) };
  }, [main.entries, free, look, hasFree]);
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
      {shares.verdict && <p className="t13 muted">{shares.verdict}</p>}
      {types.length > 0 && (
        <dl className="deck-types">
          {types.map(({ type, count }) => (
            <div key={type}>
              <dt>
                <Finder query={`t:${quoted(type)}`} words={`${type}: ${cardsInWords(count)}`}>
                  {type}
                </Finder>
              </dt>
              <dd className="num b">{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

const quoted = (text: string): string => (/\s/.test(text) ? `"${text}"` : text);

interface FinderProps {
  readonly query: string;
  readonly words: string;
  readonly children: React.ReactNode;
}

/** A part of a chart that finds its cards; a second press lets them go. */
function Finder({ query, words, children }: FinderProps) {
  const { queryText, ask } = useDeckControls();
  const isAsked = queryText === query;
  return (
    <button
      type="button"
      className={isAsked ? 'deck-finder asked' : 'deck-finder'}
      aria-pressed={isAsked}
      title={words}
      onClick={() => ask(isAsked ? '' : query)}
    >
      {children}
    </button>
  );
}

const hasSourcesIn = ({ lanes }: LaneShares) => lanes.some(({ sourceCards }) => sourceCards > 0);

const percent = (share: number) => `${Math.round(share * 100)}%`;

function LaneBars({ shares }: { readonly shares: LaneShares }) {
  const hasSources = hasSourcesIn(shares);
  return (
    <ul className="deck-lane-bars">
      {shares.lanes.map(({ lane, needed, sources }) => {
        const style: StyleWithVariables = { '--ink': safeColour(lane.hue) };
        return (
          <li key={lane.key} style={style}>
            <h4>
              <Finder query={`lane:${quoted(lane.key)}`} words={`Find ${lane.label}`}>
                <LaneGlyph lane={lane} size={16} />
                {lane.label}
              </Finder>
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
  const hasSources = hasSourcesIn(shares);
  return (
    <table className="deck-lane-table">
      <thead>
        <tr>
          <th scope="col">{look.laneWord}</th>
          <th scope="col">cards</th>
          <th scope="col">needed</th>
          {hasSources && <th scope="col">sources</th>}
        </tr>
      </thead>
      <tbody>
        {shares.lanes.map(({ lane, cards, needed, sources, sourceCards }) => (
          <tr key={lane.key}>
            <th scope="row">{lane.label}</th>
            <td className="num">{Number.isInteger(cards) ? cards : cards.toFixed(1)}</td>
            <td className="num">{percent(needed)}</td>
            {hasSources && (
              <td className="num">
                {sourceCards} ({percent(sources)})
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
