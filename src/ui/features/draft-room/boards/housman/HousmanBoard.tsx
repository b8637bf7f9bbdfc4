import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Ask, CardView } from '#contract/room/room.ts';
import { selectChosen } from '#src/machines/room/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/room/roomAsk.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { faceIn } from '../../useTaking.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { BoardHead, BoardNote } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { DecideButton, DecisionBar, DecisionWords } from '../pieces/DecisionBar.tsx';
import { PersonFace } from '../pieces/PersonFace.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { useEnterDecides } from '../pieces/useChoosing.ts';
import { whoIs } from '../pieces/words.ts';

/** Where there is room the open cards lie in two rows beside the hand in three, so that all are in sight. */
const OPEN = { widest: 134, rows: 2, leastColumns: 5 };
const HAND = { widest: 118, rows: 3, leastColumns: 2 };
const columnsIn = ({ rows, leastColumns }: typeof OPEN, cards: number) =>
  Math.max(leastColumns, Math.ceil(cards / rows));

/** In the narrow cells of a wide room rules take a line more. */
const RULES = { '--rules': '52', '--rules-tall': '64', '--rules-line': '1.25' };

type ExchangeAsk = Extract<Ask, { kind: 'exchange' }>;

/** The open cards, your hand, and who exchanged what. */
export default function HousmanBoard({ board, isWide }: BoardProps<'housman'>) {
  const t = useMessages('boards');
  const { view } = useTable();
  const ask = view.ask?.kind === 'exchange' ? view.ask : null;
  const chosen = useChosen(ask);
  const exchange = ask && chosen.give && chosen.take ? exchangeOf(ask, chosen.give, chosen.take) : null;
  const onKey = useEnterDecides(exchange);
  const { usesTextMode } = usePreferences();
  const isBeside = isWide && !usesTextMode;
  const columns = { open: columnsIn(OPEN, board.open.length), hand: columnsIn(HAND, board.hand.length) };
  const sentenceOf = ({ id }: CardView) =>
    id === chosen.give ? t('youGive') : id === chosen.take ? t('youTake') : undefined;
  const grid = { mayChoose: ask !== null, isLeft: true, sentenceOf };
  return (
    <>
      <BoardHead>
        <TurnLine
          turnSeat={board.turnSeat}
          nextSeats={board.nextSeats}
          words={(who) => t('turnExchange', who)}
        />
        <BoardNote my="0" mr="auto">
          {t('exchangeOf', { exchange: board.exchange + 1, exchanges: board.exchanges })}
        </BoardNote>
      </BoardHead>
      <Grid
        columnGap="7"
        rowGap="4"
        alignItems="start"
        templateColumns={isBeside ? `${columns.open}fr ${columns.hand}fr` : 'minmax(0, 1fr)'}
        css={isBeside ? RULES : {}}
        onKeyDownCapture={onKey}
      >
        <section aria-label={t('openCards')}>
          <SmallTitle>{t('onTable')}</SmallTitle>
          <CardGrid
            label={t('titleAndCards', { title: t('onTable'), count: board.open.length })}
            cards={board.open}
            {...grid}
            {...(isBeside && { columns: columns.open, widest: OPEN.widest })}
          />
        </section>
        {view.seat !== null && (
          <Box
            as="section"
            aria-label={t('yourHand')}
            layerStyle="glass"
            borderColor="border.hair"
            px="4"
            pt="2.5"
            pb="3.5"
            mt={isBeside ? '-11px' : '0'}
          >
            <SmallTitle note={t('onlyYouSee', { count: 1 })}>{t('yourHand')}</SmallTitle>
            <CardGrid
              label={t('titleAndCards', { title: t('yourHand'), count: board.hand.length })}
              cards={board.hand}
              {...grid}
              {...(isBeside && { columns: columns.hand, widest: HAND.widest })}
            />
          </Box>
        )}
      </Grid>
      <LastExchanges moves={board.moves} />
      {ask && <ExchangeBar ask={ask} exchange={exchange} {...chosen} />}
    </>
  );
}

const SmallTitle = ({ children, note }: Readonly<{ children: string; note?: string }>) => (
  <Heading as="h2" fontSize="md" mb="2.5">
    {children}{' '}
    {note !== undefined && (
      <Text as="span" textStyle="hint" fontFamily="body" color="fg.muted">
        {note}
      </Text>
    )}
  </Heading>
);

interface Chosen {
  readonly give: string | null;
  readonly take: string | null;
}

function useChosen(ask: ExchangeAsk | null): Chosen {
  const { room } = useRoomParts();
  const chosen = useSelector(room, selectChosen);
  const among = (cards: readonly string[] | undefined) => chosen.find((id) => cards?.includes(id)) ?? null;
  return { give: among(ask?.hand), take: among(ask?.open) };
}

const exchangeOf = (
  { turnId, turnNumber }: ExchangeAsk,
  give: string | null,
  take: string | null,
): DecisionCommand => ({ type: 'exchange', turnId, turnNumber, give, take });

interface ExchangeBarProps extends Chosen {
  readonly ask: ExchangeAsk;
  readonly exchange: DecisionCommand | null;
}

const bold = (words: ReactNode) => <b>{words}</b>;

function ExchangeBar({ ask, exchange, give, take }: ExchangeBarProps) {
  const t = useMessages('boards');
  const { view } = useTable();
  const nameOf = (id: string | null) => faceIn(view, id)?.name ?? null;
  const [gave, took] = [nameOf(give), nameOf(take)];
  return (
    <DecisionBar>
      <DecisionWords>
        {gave || took
          ? t.rich('giveTake', { gave: gave ?? '…', took: took ?? '…', b: bold })
          : t('chooseBoth')}
      </DecisionWords>
      <DecideButton command={exchangeOf(ask, null, null)} isMain={false}>
        {t('keepHand')}
      </DecideButton>
      <DecideButton command={exchange} reason={gave ? t('chooseOpen') : t('chooseHand')}>
        {t('exchange')}
      </DecideButton>
    </DecisionBar>
  );
}

/** What each seat did last, the newest first. */
function LastExchanges({ moves }: Pick<BoardOf<'housman'>, 'moves'>) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  if (moves.length === 0) return null;
  const nameOf = (card: CardView | null) => (card && view.faces[card.card]?.name) ?? t('someCard');
  return (
    <Box as="section" aria-label={t('lastExchanges')} mt="6" mb="4">
      <SmallTitle>{t('lastExchanges')}</SmallTitle>
      <Grid
        as="ol"
        templateColumns="repeat(auto-fill, minmax(280px, 1fr))"
        columnGap="5"
        rowGap="2"
        padding="0"
        listStyle="none"
        textStyle="dense"
        color="fg.muted"
        css={{ '& :is(b, i)': { color: 'fg', fontStyle: 'normal' } }}
      >
        {moves.toReversed().map(({ seat, gave, took }) => {
          const person = people[seat];
          if (!person) return null;
          const who = { ...whoIs(t, person), b: bold };
          return (
            <Flex as="li" key={seat} gap="2.5" align="center">
              <PersonFace person={person} size={22} />
              <Box as="span">
                {took === null
                  ? t.rich('keptHand', who)
                  : t.rich('gaveFor', {
                      ...who,
                      gave: nameOf(gave),
                      took: nameOf(took),
                      i: (words) => <i>{words}</i>,
                    })}
              </Box>
            </Flex>
          );
        })}
      </Grid>
    </Box>
  );
}
