import { Box, Grid, SegmentGroup } from '@chakra-ui/react';
import { useState } from 'react';
import { guessKey, isHidden, picksOf, roundsOf } from '#src/machines/replay/replayPlaces.ts';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { Fold } from '../Fold.tsx';
import { WIDE } from '../ResultsFrame.tsx';
import type { ResultCalls } from '../resultCalls.ts';
import { timeWords } from '../resultWords.ts';
import { allOfRoundWords, pickHeading, roundWord, roundWords, toldWords } from './decisionWords.ts';
import { PickList } from './PickList.tsx';
import { ReplayActs } from './ReplayActs.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayHead } from './ReplayHead.tsx';
import { ShownPick } from './ShownPick.tsx';
import { type Replayed, useReplayKeys } from './useReplay.ts';

interface ReplayPanelProps extends Replayed {
  /** Null where nothing can be asked of the server: a draft from a file, or somebody else's. */
  readonly calls: Pick<ResultCalls, 'playOn' | 'askOthers'> | null;
}

/** One seat's draft, decision by decision. */
export function ReplayPanel({ results, state, send, calls }: ReplayPanelProps) {
  const t = useMessages('results');
  const isNarrow = useMedia('(max-width: 640px)');
  useReplayKeys(send);
  const { seat, index } = state.place;
  const { format } = results.table.template;
  const picks = picksOf(results.seats, seat);
  const record = picks[index];
  const rounds = roundsOf(picks);
  const round = rounds.find((span) => span.round === record?.round);
  if (record === undefined || round === undefined) return null;
  const list = <PickList results={results} state={state} round={round} send={send} />;
  return (
    <TitledPanel
      id="replay"
      title={t('replay')}
      end={<ReplayHead results={results} state={state} send={send} />}
      {...WIDE}
      scrollMarginTop="4"
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '316px minmax(0, 1fr)' }}
        gap={{ base: '3.5', md: '6' }}
      >
        <Box minWidth="0">
          {rounds.length > 1 && (
            <RoundChooser
              label={roundWord(format)}
              rounds={rounds.map((span) => ({
                value: String(span.round),
                label: roundWords(format, span.round),
              }))}
              round={String(record.round)}
              onRound={(chosen) => send({ type: 'round.chosen', round: Number(chosen) })}
            />
          )}
          {!isNarrow && list}
        </Box>
        <Box minWidth="0" order={{ sm: '-1', md: '0' }}>
          <ShownPick results={results} state={state} send={send} isNarrow={isNarrow} />
          {calls !== null && (
            <ReplayActs
              key={`${seat}:${record.seq}`}
              results={results}
              seat={seat}
              record={record}
              calls={calls}
            />
          )}
        </Box>
      </Grid>
      <ReplayControls format={format} state={state} rounds={rounds} count={picks.length} send={send} />
      {isNarrow && <Fold title={allOfRoundWords(round, format)}>{list}</Fold>}
      <Announced results={results} state={state} />
    </TitledPanel>
  );
}

const SEGMENTS_AT_MOST = 4;

interface RoundChooserProps {
  readonly label: string;
  readonly rounds: readonly { readonly value: string; readonly label: string }[];
  readonly round: string;
  readonly onRound: (round: string) => void;
}

const RoundChooser = ({ label, rounds, round, onRound }: RoundChooserProps) =>
  rounds.length <= SEGMENTS_AT_MOST ? (
    <SegmentGroup.Root
      aria-label={label}
      width="full"
      mb="2"
      value={round}
      onValueChange={({ value }) => value !== null && onRound(value)}
    >
      <SegmentGroup.Items items={[...rounds]} flex="1" justifyContent="center" />
    </SegmentGroup.Root>
  ) : (
    <Box mb="2">
      <FormSelect aria-label={label} value={round} onChange={(event) => onRound(event.currentTarget.value)}>
        {rounds.map((span) => (
          <option key={span.value} value={span.value}>
            {span.label}
          </option>
        ))}
      </FormSelect>
    </Box>
  );

/** Said after a move, never on arrival. */
function Announced({ results, state }: Pick<Replayed, 'results' | 'state'>) {
  const t = useMessages('results');
  const [startKey] = useState(guessKey(state.place));
  const { seat, index } = state.place;
  const record = picksOf(results.seats, seat)[index];
  if (record === undefined) return null;
  const taken = record.pack.filter(({ id }) => record.taken.includes(id));
  const took =
    toldWords(record, results.seats) ?? taken.map(({ card }) => results.faces[card]?.name ?? '').join(', ');
  const words = isHidden(state, state.place, record)
    ? t('hidden')
    : [took, timeWords(record)].filter(Boolean).join(', ');
  const heading = pickHeading(record, results.table.template.format);
  return <LiveRegion text={guessKey(state.place) === startKey ? '' : t('announced', { heading, words })} />;
}
