import { Badge, HStack, Input, Skeleton, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Bench } from '#contract/admin/packs.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import type { PackOdds } from '#engine/packs/odds/odds.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Disclosure } from '../../editor/Disclosure.tsx';
import { averageWords, percentWords } from '../form/packForm.ts';
import { useNameSearch } from '../useNameSearch.ts';
import { FigureTable, RarityTable } from './FigureTable.tsx';
import { oddsByRarity } from './packFigures.ts';

interface OddsPanelProps {
  readonly odds: PackOdds | null;
  readonly isReckoning: boolean;
  readonly cards: readonly DraftCard[];
  readonly look: Bench['look'];
}

/** What a pack holds, exactly where a formula reaches, otherwise from simulated packs with their error. */
export function OddsPanel({ odds, isReckoning, cards, look }: OddsPanelProps) {
  const t = useMessages('adminPacks');
  if (odds === null)
    return (
      <TitledPanel title={t('odds')} layerStyle="flat" aria-busy={isReckoning}>
        {isReckoning && <Skeleton height="120px" />}
      </TitledPanel>
    );
  const { sizes, simulatedPacks: packs } = odds;
  const isExact = packs === 0;
  const state = (
    <HStack gap="3">
      {isReckoning && (
        <Text color="fg.muted" fontSize="13px">
          {t('reckoning')}
        </Text>
      )}
      <Badge size="xs" variant="subtle" colorPalette={isExact ? 'ok' : 'neutral'}>
        {isExact ? t('exact') : t('simulated', { packs, error: percentWords(odds.error) })}
      </Badge>
    </HStack>
  );
  return (
    <TitledPanel title={t('odds')} layerStyle="flat" aria-busy={isReckoning} end={state}>
      <RarityTable
        look={look}
        heads={[t('rarityHead'), t('inPack'), t('eachOnceIn')]}
        rows={oddsByRarity(odds, cards).map(({ rarity, expected, cards: count }) => ({
          rarity,
          cells: [
            averageWords(expected),
            expected > 0 ? t('packsForOne', packsForOne(expected / count)) : t('never'),
          ],
        }))}
      />
      <Text color="fg.muted" textStyle="dense">
        {sizes.length === 1
          ? t('everySize', { count: sizes[0]?.cards ?? 0 })
          : t('sizes', {
              sizes: formatFor().list(
                sizes.map(({ cards: count, chance }) => t('size', { count, chance: percentWords(chance) })),
              ),
            })}{' '}
        {odds.foilChance > 0 && t('foilIn', { share: percentWords(odds.foilChance) })}
      </Text>
      <OddsOfCards odds={odds} cards={cards} />
    </TitledPanel>
  );
}

/** How many packs one copy of a certain card takes on average: with a digit where that tells something. */
const packsForOne = (expected: number) => {
  const digits = expected > 0.1 ? 1 : 0;
  const packs = Number((1 / expected).toFixed(digits));
  return { count: packs };
};

const SHOWN_CARDS = 12;

function OddsOfCards({ odds, cards }: Pick<OddsPanelProps, 'cards'> & { readonly odds: PackOdds }) {
  const t = useMessages('adminPacks');
  const named = useMemo(
    () =>
      odds.cards
        .flatMap((each) => {
          const name = cards[each.card]?.name;
          return name === undefined ? [] : { ...each, name };
        })
        .toSorted((one, other) => other.chance - one.chance),
    [odds, cards],
  );
  const { found, input } = useNameSearch(named);
  return (
    <Disclosure title={t('cardByCard')} summary={formatFor().number(named.length)}>
      <Input {...input} aria-label={t('findCard')} placeholder={t('findCard')} />
      <FigureTable
        heads={[t('card'), t('inPackAtAll'), t('copies')]}
        rows={found.slice(0, SHOWN_CARDS).map(({ card, name, chance, expected, isExact }) => ({
          key: card,
          head: name,
          cells: [
            isExact ? percentWords(chance) : t('about', { share: percentWords(chance) }),
            formatFor().number(expected, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
          ],
        }))}
      />
      {found.length > SHOWN_CARDS && (
        <Text color="fg.muted" fontSize="13px">
          {t('moreCards', { count: found.length - SHOWN_CARDS })}
        </Text>
      )}
    </Disclosure>
  );
}
