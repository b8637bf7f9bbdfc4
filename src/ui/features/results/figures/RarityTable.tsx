import { Box, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { rarityOf } from '../../../components/cards/gameLook.ts';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Defined } from './Defined.tsx';
import styles from './figures.module.css';
import { averageWords, percent } from './figureWords.ts';
import { type Figure, rarityFigures } from './seatFigures.ts';

/** When cards of each rarity went, and how often they came back: at all seats that are open to the reader. */
export function RarityTable({ results }: { readonly results: ResultsView }) {
  const t = useMessages('cardFigures');
  const { seats, faces, look } = results;
  const open = useMemo(() => seats.filter(({ isOpen, picks }) => isOpen && picks.length > 0), [seats]);
  const rows = useMemo(
    () => rarityFigures(open, (card) => faces[card]?.rarity ?? '').filter(({ rarity }) => rarity !== ''),
    [open, faces],
  );
  if (rows.length === 0) return null;
  const ordered = [...rows].sort((a, b) => rarityOf(look, b.rarity).order - rarityOf(look, a.rarity).order);
  return (
    <Box as="section" aria-label={t('whenTaken')}>
      <Heading as="h3" textStyle="label" fontSize="15px" lineHeight="28px">
        {t('whenTaken')}
      </Heading>
      <Text color="fg.muted" textStyle="hint">
        {t('openSeats', { count: open.length })}
      </Text>
      <table className={styles.rarities}>
        <thead>
          <tr>
            <th scope="col">{t('rarity')}</th>
            <th scope="col">
              <Defined label={t('averagePick')}>{t('averagePickMeans')}</Defined>
            </th>
            <th scope="col">
              <Defined label={t('cameBack')}>{t('cameBackMeans')}</Defined>
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ rarity, averagePick, cameBack }) => (
            <tr key={rarity}>
              <th scope="row">
                <RarityMark rarity={rarityOf(look, rarity)} />
                {rarityOf(look, rarity).name}
              </th>
              <Cell figure={averagePick} wordsOf={averageWords} />
              <Cell figure={cameBack} wordsOf={percent} />
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

interface CellProps {
  readonly figure: Figure;
  readonly wordsOf: (value: number) => string;
}

function Cell({ figure: { value, count }, wordsOf }: CellProps) {
  const t = useMessages('cardFigures');
  return (
    <td>
      {value !== null && <b>{wordsOf(value)}</b>}
      <span>{value === null ? t('notEnoughOf', { count }) : t('ofNumber', { count })}</span>
    </td>
  );
}
