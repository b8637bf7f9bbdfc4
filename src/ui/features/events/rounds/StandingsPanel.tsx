import { Box, Button, Flex, type SystemStyleObject, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { championOf, finalOrder } from '#engine/events/places.ts';
import { type Standing, standingsOf } from '#engine/events/standings.ts';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { RowTable } from '../../../system/RowTable.ts';
import { Person } from '../Person.tsx';
import { type EventParts, personAt, stateOf } from '../page/eventParts.ts';
import { Definitions } from './Definitions.tsx';
import { recordWords } from './matches.ts';

/** Everyone's place, with every tie-break and what it means. */
export function StandingsPanel({ view, me }: EventParts) {
  const t = useMessages('eventPages');
  const [isExplained, setExplained] = useState(false);
  const isLive = view.rounds.at(-1)?.matches.some(({ state }) => state.kind !== 'final') ?? false;
  const hasCut = view.rounds.some(({ kind }) => kind === 'cut');
  return (
    <TitledPanel
      title={t('standings')}
      end={
        <Text as="span" color="fg.muted" textStyle="dense">
          {t('standingsState', { state: isLive ? 'live' : hasCut ? 'cut' : 'round' })}
        </Text>
      }
      gap="0"
      isFlush
    >
      <Champion view={view} hasCut={hasCut} />
      <Box overflowX="auto" mt="3.5">
        <RowTable lines="faint" head="filled" data-explained={isExplained || undefined} css={STANDINGS}>
          <thead>
            <tr>
              <th scope="col">{t('rank')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col">{t('record')}</th>
              <th scope="col">{t('points')}</th>
              <th scope="col" data-rate title={t('opponentsRate')}>
                {t('opponents')}
              </th>
              <th scope="col" data-rate title={t('gameRateHint')}>
                {t('gameRate')}
              </th>
              <th scope="col" data-rate title={t('opponentGamesRate')}>
                {t('opponentGames')}
              </th>
            </tr>
          </thead>
          <tbody>
            {standingsOf(stateOf(view)).map((row) => (
              <Row
                key={row.player}
                row={row}
                person={personAt(view, row.player)}
                isMe={view.people[row.player]?.playerId === me.userId}
              />
            ))}
          </tbody>
        </RowTable>
      </Box>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" px="5" py="2.5" borderTop="line">
        <Text flex="1 1 220px" color="fg.muted" textStyle="dense">
          {t('pointsSum')}
        </Text>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          {t(isExplained ? 'explainLess' : 'explain')}
        </Button>
      </Flex>
      {isExplained && <Definitions />}
    </TitledPanel>
  );
}

function Champion({ view, hasCut }: Pick<EventParts, 'view'> & { readonly hasCut: boolean }) {
  const t = useMessages('eventPages');
  const state = stateOf(view);
  const champion = personAt(view, championOf(state))?.name;
  if (champion === undefined) return null;
  const second = hasCut ? personAt(view, finalOrder(state)[1] ?? null)?.name : undefined;
  const name = (words: ReactNode) => (
    <Text as="b" fontWeight="semibold">
      {words}
    </Text>
  );
  return (
    <Text data-part="champion" mt="3.5" px="5" py="3" borderTop="line" background="brass.muted">
      {second === undefined
        ? t.rich('champion', { champion, name })
        : t.rich('championBefore', { champion, second, name })}
    </Text>
  );
}

const PHONE: SystemStyleObject = {
  '--cell': '8px 6px',
  '& :is(thead th, tbody td):first-of-type': { pl: '3.5' },
  '& :is(thead th:nth-of-type(4), td:nth-of-type(3))': { pr: '3.5' },
  '& [data-rate]': { display: 'none' },
  '&[data-explained] [data-rates]': { display: 'block' },
};

const STANDINGS: SystemStyleObject = {
  '--cell': '8px 7px',
  '& :is(th, td)': { fontWeight: 'normal', textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { fontSize: '13px', fontWeight: 'semibold' },
  '& :is(thead th, tbody td):first-of-type': { pl: '5' },
  '& tr > :last-child': { pr: '5' },
  '& :is(thead th:nth-of-type(2), tbody th)': { textAlign: 'left' },
  '& td': { color: 'fg.muted', fontFamily: 'mono', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  '& td:nth-of-type(3)': { color: 'fg', fontWeight: 'semibold' },
  // The name takes the room that is left, and is cut there.
  '& tbody th': { width: 'full', maxWidth: '0' },
  '& tr[aria-current] > *': { background: 'brass.muted' },
  '& tr[data-dropped] b': { color: 'fg.muted', textDecoration: 'line-through' },
  '& [data-rates]': { display: 'none', color: 'fg.muted', fontSize: '13px', whiteSpace: 'normal' },
  smDown: PHONE,
};

interface RowProps {
  readonly row: Standing;
  readonly person: ReturnType<typeof personAt>;
  readonly isMe: boolean;
}

function Row({ row, person, isMe }: RowProps) {
  const t = useMessages('eventPages');
  const { opponentsMatchRate: opponents, gameRate: games, opponentsGameRate: opponentGames } = row;
  return (
    <tr aria-current={isMe || undefined} data-dropped={row.hasDropped || undefined}>
      <td>{row.rank}</td>
      <th scope="row">
        <Person person={person} isMe={isMe} size={24}>
          {row.hasDropped && <small>{t('dropped')}</small>}
        </Person>
        <small data-rates>{t('rates', { opponents, games, opponentGames })}</small>
      </th>
      <td>{recordWords(row)}</td>
      <td>{row.points}</td>
      {[opponents, games, opponentGames].map((rate, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order.
        <td key={column} data-rate>
          {t('rate', { rate })}
        </td>
      ))}
    </tr>
  );
}
