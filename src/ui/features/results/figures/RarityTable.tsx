import { Box, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { rarityOf } from '../../../components/cards/gameLook.ts';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { RowTable } from '../../../system/RowTable.ts';
import { Defined } from './Defined.tsx';
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
      <RowTable lines="below" css={RARITIES}>
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
      </RowTable>
    </Box>
  );
}

const RARITIES = {
  '--cell': '6px 8px 6px 0',
  '& :is(th, td)': { fontWeight: 'medium', verticalAlign: 'top' },
  '& tbody th svg': { display: 'inline', boxSize: '13px', mr: '2', verticalAlign: '-1px' },
  '& td > b': { mr: '6px', fontFamily: 'mono' },
  '& td > span': { color: 'fg.muted', fontSize: '13px', fontWeight: 'normal' },
};

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
