import { Box, Flex, Input } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { capitalised } from '../../../../components/capitalised.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { ActionButton } from '../../../../system/ActionButton.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { BoardNote, BoardTitle, CardGroup, Segments } from '../pieces/BoardParts.tsx';
import { DecideButton, DecisionBar } from '../pieces/DecisionBar.tsx';
import { groupCards, type OpenOrder } from '../pieces/groupCards.ts';
import { useWaiting } from '../pieces/useWaiting.ts';
import { ClaimGrid } from './ClaimGrid.tsx';
import { TeamCounts, TeamPanel } from './TeamPanel.tsx';
import { type Claims, useClaims } from './useClaims.ts';

type Board = BoardOf<'teamSealed'>;

/** The pile of the own team, what everybody of it has claimed, and the other teams in counts. */
export default function TeamSealedBoard({ board }: BoardProps<'teamSealed'>) {
  return (
    <>
      <TeamCounts board={board} />
      {board.own && <OwnTeam board={board} own={board.own} />}
    </>
  );
}

function OwnTeam({ board, own }: { readonly board: Board; readonly own: NonNullable<Board['own']> }) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const { view } = useTable();
  const waiting = useWaiting();
  const seatState = useSelector(room, selectSeatState);
  const mayClaim = view.ask?.kind === 'claim' && view.phase === 'drafting' && seatState !== 'handed';
  const ids = useMemo(() => new Set<string>(own.pile.map(({ id }) => id)), [own.pile]);
  const claims = useClaims(mayClaim, ids);
  const isDone = view.seat !== null && board.done[view.seat] === true;
  return (
    <>
      {isDone && view.phase === 'drafting' && (
        <BoardNote role="status">{t('teamDone', { waiting })}</BoardNote>
      )}
      <Pile own={own} claims={claims} mayClaim={mayClaim} />
      <TeamPanel board={board} own={own} claims={claims} mayClaim={mayClaim} />
      {mayClaim && <Deciding claims={claims} isDone={isDone} />}
    </>
  );
}

interface PileProps {
  readonly own: NonNullable<Board['own']>;
  readonly claims: Claims;
  readonly mayClaim: boolean;
}

function Pile({ own, claims, mayClaim }: PileProps) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { faces, look } = view;
  const [query, setQuery] = useState('');
  const [by, setBy] = useState<OpenOrder>('lane');
  const wanted = useDeferredValue(query);
  const groups = useMemo(
    () => groupCards({ cards: own.pile, faces, look }, wanted, by),
    [own.pile, faces, look, wanted, by],
  );
  const found = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const all = own.pile.length;
  return (
    <Box as="section" aria-label={t('teamPile')}>
      <Flex as="search" wrap="wrap" align="center" columnGap="4" rowGap="2.5">
        <BoardTitle count={found === all ? found : t('foundOf', { found, left: all })}>
          {t('unclaimed')}
        </BoardTitle>
        <Input
          type="search"
          flex="1 1 200px"
          width="auto"
          maxWidth="340px"
          aria-label={t('findInPile')}
          placeholder={t('findInPile')}
          value={query}
          maxLength={200}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Segments
          label={t('groupPile')}
          value={by}
          onChange={setBy}
          items={[
            { value: 'lane', label: capitalised(look.laneWord) },
            { value: 'cost', label: t('byCost') },
            { value: 'type', label: t('byType') },
            { value: 'rarity', label: t('byRarity') },
          ]}
        />
      </Flex>
      {found === 0 && <BoardNote>{all === 0 ? t('allClaimed') : t('noneFound')}</BoardNote>}
      {groups.map(({ key, label, cards }) => (
        <CardGroup key={`${by} ${key}`} title={label} count={cards.length}>
          <ClaimGrid
            label={t('titleAndCards', { title: label, count: cards.length })}
            cards={cards}
            claims={claims}
            mayClaim={mayClaim}
          />
        </CardGroup>
      ))}
    </Box>
  );
}

function Deciding({ claims, isDone }: { readonly claims: Claims; readonly isDone: boolean }) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { ask } = view;
  const { chosen, claim } = claims;
  const count = chosen.length;
  const done =
    ask?.kind === 'claim'
      ? ({ type: 'choose', turnId: ask.turnId, turnNumber: ask.turnNumber, option: 'done' } as const)
      : null;
  return (
    <DecisionBar>
      <ActionButton
        variant={count > 0 || !isDone ? 'solid' : 'outline'}
        size="lg"
        reason={count === 0 ? t('chooseToClaim') : undefined}
        onClick={() => claim(chosen)}
      >
        {count === 0 ? t('claimCards') : t('claim', { count })}
      </ActionButton>
      {!isDone && (
        <DecideButton command={done} isMain={false}>
          {t('imDone')}
        </DecideButton>
      )}
    </DecisionBar>
  );
}
