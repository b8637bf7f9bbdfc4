import { useRef, useState } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { Select } from '../../kit/Select.tsx';
import '../../kit/field.css';
import { allOfRoundWords, pickHeading, roundWord, toldWords } from './decisionWords.ts';
import { PickList } from './PickList.tsx';
import { type ReplayActPorts, ReplayActs } from './ReplayActs.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayHead } from './ReplayHead.tsx';
import {
  guessKey,
  isHidden,
  picksOf,
  type ReplayEvent,
  type ReplayState,
  type RoundSpan,
  roundsOf,
} from './replay.ts';
import { timeWords } from './resultWords.ts';
import { ShownPick } from './ShownPick.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useReplayKeys } from './useReplay.ts';
import './replay.css';

interface ReplayPanelProps {
  readonly results: ResultsView;
  readonly state: ReplayState;
  readonly send: (event: ReplayEvent) => void;
  /** Null where nothing can be asked of the server: a draft out of a file. */
  readonly acts: ReplayActPorts | null;
}

/** One seat's draft, decision by decision. */
export function ReplayPanel({ results, state, send, acts }: ReplayPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  useReplayKeys(panel, send);
  const { seat, index } = state.place;
  const { format } = results.table.template;
  const picks = picksOf(results.seats, seat);
  const record = picks[index];
  const rounds = roundsOf(picks);
  if (record === undefined) return null;
  const round = rounds.find((span) => span.round === record.round);
  return (
    <Panel ref={panel} pad="none" className="replay" id="replay" aria-labelledby="replay-title">
      <ReplayHead results={results} state={state} send={send} isNarrow={isNarrow} />
      <div className="replay-body">
        <div className="replay-side">
          {rounds.length > 1 && (
            <RoundChooser rounds={rounds} round={record.round} word={roundWord(format)} send={send} />
          )}
          {!isNarrow && round && <PickList results={results} state={state} round={round} send={send} />}
        </div>
        <div className="replay-main">
          <ShownPick
            results={results}
            state={state}
            send={send}
            isMine={seat === results.mySeat}
            isNarrow={isNarrow}
          />
          {acts !== null && (
            <ReplayActs
              key={`${seat}:${record.seq}`}
              results={results}
              seat={seat}
              record={record}
              ports={acts}
            />
          )}
        </div>
      </div>
      <ReplayControls format={format} state={state} rounds={rounds} count={picks.length} send={send} />
      {isNarrow && round && (
        <details className="replay-fold">
          <summary>{allOfRoundWords(round, format)}</summary>
          <PickList results={results} state={state} round={round} send={send} />
        </details>
      )}
      <Spoken results={results} state={state} />
    </Panel>
  );
}

const SEGMENTS_AT_MOST = 4;

interface RoundChooserProps {
  readonly rounds: readonly RoundSpan[];
  readonly round: number;
  readonly word: string;
  readonly send: (event: ReplayEvent) => void;
}

const RoundChooser = ({ rounds, round, word, send }: RoundChooserProps) => {
  const choose = (value: string) => send({ type: 'roundChosen', round: Number(value) });
  if (rounds.length <= SEGMENTS_AT_MOST)
    return (
      <SegmentedControl
        label={word}
        segments={rounds.map((span) => ({ value: String(span.round), label: `${word} ${span.round}` }))}
        value={String(round)}
        onChange={choose}
      />
    );
  return (
    <Select
      aria-label={word}
      className="replay-round"
      value={String(round)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {rounds.map((span) => (
        <option key={span.round} value={span.round}>
          {word} {span.round}
        </option>
      ))}
    </Select>
  );
};

/** Told after a move, never on arrival. */
function Spoken({ results, state }: Readonly<{ results: ResultsView; state: ReplayState }>) {
  const [startKey] = useState(guessKey(state.place));
  const { seat, index } = state.place;
  const record = picksOf(results.seats, seat)[index];
  if (record === undefined) return null;
  const faces = record.taken.flatMap((id) => {
    const card = record.pack.find((shown) => shown.id === id);
    return card ? [results.faces[card.card]?.name ?? ''] : [];
  });
  const took = toldWords(record, results.seats) ?? faces.join(' and ');
  const words = isHidden(state, state.place, record)
    ? 'hidden'
    : [took, timeWords(record)].filter(Boolean).join(', ');
  const heading = pickHeading(record, results.table.template.format);
  const text = guessKey(state.place) === startKey ? '' : `${heading}: ${words}`;
  return <LiveRegion text={text} />;
}
