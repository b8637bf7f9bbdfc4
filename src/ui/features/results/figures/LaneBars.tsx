import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { laneOf, safeColour } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import type { StyleWithVariables } from '../../../theme/styleWithVariables.ts';
import { roundWord } from '../decisionWords.ts';
import { Defined } from './Defined.tsx';
import { cardsWords, percent } from './figureWords.ts';
import { LEAST_TAKEN, laneShares, type RoundShares } from './seatFigures.ts';

interface LaneBarsProps {
  readonly results: ResultsView;
  readonly picks: readonly PickRecord[];
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const NEUTRAL = { key: '', label: 'Neutral', hue: '#8d9c93', glyph: '' };

/** The lanes of what was taken, a bar for each pack: how early a seat settled. */
export function LaneBars({ results, picks }: LaneBarsProps) {
  const { look, faces, table } = results;
  const rounds = laneShares(picks, (card) => faces[card]?.lanes ?? []).filter(({ count }) => count > 0);
  const used = [...new Set(rounds.flatMap(({ shares }) => [...shares.keys()]))];
  const lanes = [...look.lanes, NEUTRAL].filter(({ key }) => used.includes(key));
  if (look.lanes.length === 0 || rounds.length === 0) return null;
  return (
    <section className="lane-bars" aria-label={`${capitalised(look.laneWord)}s by pack`}>
      <h3>
        <Defined
          label={`${capitalised(look.laneWord)}s by ${roundWord(table.template.format).toLowerCase()}`}
        >
          The share of each among the cards this seat took in that round. A card of two counts for each with
          one half; a card of none is neutral.
        </Defined>
      </h3>
      <ul className="lane-key" aria-hidden="true">
        {lanes.map((lane) => (
          <li key={lane.key}>
            <i style={hueOf(lane.hue)} />
            {lane.key !== '' && <LaneGlyph lane={laneOf(look, lane.key) ?? lane} size={14} />}
            {lane.label}
          </li>
        ))}
      </ul>
      <ul className="lane-rounds">
        {rounds.map((round) => (
          <Bar key={round.round} shown={round} lanes={lanes} word={roundWord(table.template.format)} />
        ))}
      </ul>
    </section>
  );
}

const hueOf = (hue: string): StyleWithVariables => ({ '--hue': safeColour(hue, NEUTRAL.hue) });

interface BarProps {
  readonly shown: RoundShares;
  readonly lanes: readonly { readonly key: string; readonly label: string; readonly hue: string }[];
  readonly word: string;
}

const Bar = ({ shown: { round, count, shares }, lanes, word }: BarProps) => {
  const parts = lanes.filter(({ key }) => (shares.get(key) ?? 0) > 0);
  const words = parts.map(({ key, label }) => `${label} ${percent(shares.get(key) ?? 0)}`).join(', ');
  return (
    <li>
      <span className="t14">
        {word} {round}
      </span>
      {count < LEAST_TAKEN ? (
        <span className="t13 muted lane-few">not enough: {cardsWords(count)}</span>
      ) : (
        <span className="lane-bar" role="img" aria-label={words}>
          {parts.map(({ key, label, hue }) => (
            <i
              key={key}
              title={`${label} ${percent(shares.get(key) ?? 0)}`}
              style={{ ...hueOf(hue), flexGrow: shares.get(key) ?? 0 }}
            >
              {(shares.get(key) ?? 0) >= 0.18 ? percent(shares.get(key) ?? 0) : ''}
            </i>
          ))}
        </span>
      )}
      <span className="t13 muted num">{count}</span>
    </li>
  );
};
