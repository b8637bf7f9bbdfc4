import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { CardStrip } from '../../../../components/cards/CardStrip.tsx';
import { formatFor } from '../../../../messages/format.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';
import { PersonFace } from '../pieces/PersonFace.tsx';
import { nameOf } from '../pieces/words.ts';
import styles from './bidTable.module.css';

type Sale = BoardOf<'silentAuction'>['lastSales'][number];

const LAST_LOT = 'last-lot';

/** How the last lot was sold: winner and price of each card, and all bids on request. */
export function LastSales({ sales }: { readonly sales: readonly Sale[] }) {
  const t = useMessages('boards');
  if (sales.length === 0) return null;
  const sold = sales.filter(({ seat }) => seat !== null).length;
  return (
    <Box as="section" id={LAST_LOT} aria-label={t('lastLot')} layerStyle="glass" my="6" p="4">
      <Heading as="h2" fontSize="md">
        {t('lastLot')}{' '}
        <Text as="span" textStyle="hint" fontFamily="body" color="fg.muted">
          {t('lastLotSold', { sold, unsold: sales.length - sold })}
        </Text>
      </Heading>
      <Grid
        as="ul"
        templateColumns="repeat(auto-fill, minmax(280px, 1fr))"
        columnGap="5"
        rowGap="2"
        my="3"
        padding="0"
        listStyle="none"
      >
        {sales.map((sale) => (
          <SaleLine key={sale.card.id} sale={sale} />
        ))}
      </Grid>
      <details>
        <Box as="summary" textStyle="label" color="brass.fg" cursor="pointer">
          {t('allBids')}
        </Box>
        <BidTable sales={sales} />
      </details>
    </Box>
  );
}

/** What you bought in the last lot, in a line above the new one. */
export function LastLotLine({ sales }: { readonly sales: readonly Sale[] }) {
  const t = useMessages('boards');
  const { view } = useTable();
  if (sales.length === 0) return null;
  const bought = sales
    .filter(({ seat }) => seat !== null && seat === view.seat)
    .map(({ card, price }) => t('boughtFor', { card: view.faces[card.card]?.name ?? t('someCard'), price }));
  const words =
    view.seat === null
      ? t('lastLotWatched', { count: sales.length })
      : bought.length === 0
        ? t('lastLotNothing')
        : t('lastLotBought', { bought: formatFor().list(bought) });
  return (
    <Text textStyle="dense" mt="-1.5" mb="3.5">
      {words}{' '}
      <Button
        variant="plain"
        size="sm"
        px="1"
        onClick={() => document.getElementById(LAST_LOT)?.scrollIntoView({ block: 'nearest' })}
      >
        {t('whoBought')}
      </Button>
    </Text>
  );
}

function SaleLine({ sale }: { readonly sale: Sale }) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const face = view.faces[sale.card.card];
  const winner = sale.seat === null ? undefined : people[sale.seat];
  return (
    <Grid as="li" templateColumns="minmax(0, 1fr) minmax(96px, 0.7fr)" gap="2.5" alignItems="center">
      {face && <CardStrip face={face} look={view.look} isDimmed={winner === undefined} />}
      <Flex
        align="center"
        gap="1.5"
        minWidth="0"
        textStyle="dense"
        color={winner?.isYou ? 'brass.fg' : 'fg.muted'}
      >
        {winner ? (
          <>
            <PersonFace person={winner} size={22} />
            <Text as="span" truncate>
              {nameOf(t, winner)}
            </Text>
            <Text as="b" textStyle="code" fontWeight="semibold" ml="auto" color="fg">
              {sale.price}
            </Text>
          </>
        ) : (
          t('noBid')
        )}
      </Flex>
    </Grid>
  );
}

function BidTable({ sales }: { readonly sales: readonly Sale[] }) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
    <div className={styles.frame} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('card')}</th>
            {people.map((person) => (
              <th scope="col" key={person.seat}>
                {nameOf(t, person)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.map(({ card, seat, bids }) => (
            <tr key={card.id}>
              <th scope="row">{view.faces[card.card]?.name}</th>
              {people.map((person) => (
                <td key={person.seat} className={person.seat === seat ? styles.won : undefined}>
                  {bids[person.seat] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
