import { Box, Button, SegmentGroup, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { EventPerson } from '#contract/events/eventView.ts';
import type { EventMatch } from '#engine/events/event.types.ts';
import { rematchesIn } from '#engine/events/meetings.ts';
import { Avatar, OpenSeat } from '#src/ui/components/people/Avatar.tsx';
import { ShortName } from '#src/ui/components/people/ShortName.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { formatFor } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import text from '../../../system/css/text.module.css';
import { type EventParts, personAt } from '../page/eventParts.ts';
import { matchScoreWords, matchStateOf, useRoundName } from '../page/eventWords.ts';
import { isWonBy } from './matches.ts';
import { ScoreDialog } from './ScoreDialog.tsx';

interface MatchesPanelProps extends EventParts {
  readonly shown: number;
  readonly onShow: (round: number) => void;
}

interface Ruled {
  readonly round: number;
  readonly match: EventMatch;
}

/** The pairings of a round with their results; the host may enter or change each. */
export function MatchesPanel({ view, isHost, asked, ask, shown, onShow }: MatchesPanelProps) {
  const t = useMessages('eventPages');
  const roundName = useRoundName();
  // With its round: another one may open by itself meanwhile.
  const [ruled, setRuled] = useState<Ruled | null>(null);
  const round = view.rounds[shown];
  if (!round) return null;
  const isRuled = isHost && view.phase !== 'closed';
  const rematches = rematchesIn(view.rounds, shown);
  const segments = view.rounds.map((known, place) => ({
    value: String(place),
    label: place === shown || known.kind === 'cut' ? roundName(known) : String(known.number),
  }));
  const nameOf = (player: number | null) => personAt(view, player)?.name ?? t('bye');
  const namesOf = ({ players: [first, second] }: EventMatch) => ({
    first: nameOf(first),
    second: nameOf(second),
  });
  const rounds = segments.length > 1 && (
    <SegmentGroup.Root
      aria-label={t('round')}
      value={String(shown)}
      onValueChange={({ value }) => onShow(Number(value))}
    >
      <SegmentGroup.Items items={segments} />
    </SegmentGroup.Root>
  );
  return (
    <TitledPanel title={t('matches')} end={rounds} isFlush>
      {isHost && rematches.length > 0 && (
        <Text px="5" color="fg.muted" textStyle="dense">
          {t('rematches', { count: rematches.length, tables: formatFor().list(rematches.map(String)) })}
        </Text>
      )}
      <Box as="ol" css={isRuled ? RULED : ROWS}>
        {round.matches.map((match) => (
          <li key={match.table} aria-label={t('table', { table: match.table })}>
            <span data-part="table">{match.table}</span>
            <Player person={personAt(view, match.players[0])} isWinner={isWonBy(match, 0)} />
            <b>{matchScoreWords(match)}</b>
            <Player person={personAt(view, match.players[1])} isWinner={isWonBy(match, 1)} />
            <span data-part={match.state.kind === 'final' ? 'final' : 'open'}>
              {t('matchState', { state: matchStateOf(match) })}
            </span>
            {isRuled && match.players[1] !== null && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('setResultOf', namesOf(match))}
                disabled={asked !== null}
                onClick={() => setRuled({ round: shown, match })}
              >
                {t('setResult')}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {ruled !== null && (
        <ScoreDialog
          title={t('setResultTitle', { table: ruled.match.table })}
          names={[nameOf(ruled.match.players[0]), nameOf(ruled.match.players[1])]}
          gamesToWin={view.rules.gamesToWin}
          words={t('setResultSubmit')}
          onClose={() => setRuled(null)}
          onScore={(score) => {
            ask({ type: 'rule', round: ruled.round, table: ruled.match.table, score });
            setRuled(null);
          }}
        />
      )}
    </TitledPanel>
  );
}

const columns = (end = '') => ({
  gridTemplateColumns: {
    base: '20px minmax(0, 1fr) 52px minmax(0, 1fr)',
    sm: `28px minmax(0, 1fr) 84px minmax(0, 1fr) 112px ${end}`,
  },
});

/** There may be many matches: the list alone carries their look. */
const ROWS: SystemStyleObject = {
  '& > li': {
    ...columns(),
    display: 'grid',
    alignItems: 'center',
    gap: '2',
    minHeight: '52px',
    px: { base: '3.5', sm: '5' },
    py: { base: '2', sm: '1' },
    borderTop: 'faint',
  },
  '& :is(b, [data-part=table])': { textStyle: 'code' },
  '& b': { textAlign: 'center' },
  '& [data-part=table]': { color: 'fg.muted', fontSize: 'sm' },
  '& :is([data-part=final], [data-part=open])': {
    gridColumn: { base: '2 / 4', sm: 'auto' },
    color: 'fg.muted',
    fontSize: 'sm',
    textAlign: { base: 'left', sm: 'right' },
  },
  '& [data-part=open]': { color: 'teal.fg' },
  '& [data-part=player]': { display: 'flex', alignItems: 'center', gap: '2.5' },
  // The second player faces the first one.
  '& [data-part=player] ~ [data-part=player]': { flexDirection: 'row-reverse' },
  '& [data-won]': { fontWeight: 'semibold' },
  '& [data-part=face]': { display: { base: 'none', sm: 'flex' } },
};

const RULED: SystemStyleObject = {
  ...ROWS,
  '& > li': { ...ROWS['& > li'], ...columns('52px'), pr: { base: '3.5', sm: '3' } },
  '& button': { gridColumn: { base: '4', sm: 'auto' }, justifySelf: { base: 'end', sm: 'auto' } },
};

interface PlayerProps {
  readonly person: EventPerson | null;
  readonly isWinner: boolean;
}

function Player({ person, isWinner }: PlayerProps) {
  const t = useMessages('eventPages');
  const name = person?.name ?? t('bye');
  return (
    <span data-part="player" data-won={isWinner || undefined}>
      <span data-part="face">
        {person ? <Avatar seed={name} address={person.avatarUrl} size={28} /> : <OpenSeat size={28} />}
      </span>
      <span className={text.truncated}>
        <ShortName name={name} />
      </span>
    </span>
  );
}
