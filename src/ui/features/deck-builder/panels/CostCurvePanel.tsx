import { Box, Text } from '@chakra-ui/react';
import { memo, useMemo } from 'react';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { formatFor } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useDeckDesk, useDeckSearch } from '../desk/deckDesk.ts';
import styles from './charts.module.css';
import { type CurveBar, costCurve } from './costCurve.ts';
import { DENSE } from './SuggestedDeck.tsx';

const BASE = 122;
const TALLEST = 96;

/** Costs of the picks in the main deck; a bar finds its cards. */
export function CostCurvePanel() {
  const { look, main } = useDeckDesk();
  const t = useMessages('deck');
  const { bars, average } = useMemo(
    () =>
      costCurve(
        main.entries.map(({ face }) => face),
        look,
      ),
    [main.entries, look],
  );
  if (bars.length === 0) return null;
  return (
    <TitledPanel
      {...DENSE}
      title={t('curve')}
      end={
        average !== null && (
          <Text color="fg.muted" textStyle="dense">
            {t.rich('average', {
              cost: formatFor().number(average, ONE_DIGIT),
              figure: (cost) => (
                <Box as="span" color="fg" textStyle="code">
                  {cost}
                </Box>
              ),
            })}
          </Text>
        )
      }
    >
      <svg className={styles.curve} viewBox="0 0 312 150" role="group" aria-label={t('curve')}>
        <path d={`M2 ${BASE + 0.5}H${8 + bars.length * stepOf(bars)}`} className={styles.base} />
        <Bars bars={bars} featuredType={look.featuredType} />
        {look.featuredType !== null && (
          <g className={styles.key} transform="translate(256 56)">
            <rect width="10" height="10" rx="2" className={styles.other} />
            <text x="16" y="9.500">
              {t('otherTypes')}
            </text>
            <rect y="22" width="10" height="10" rx="2" className={styles.featured} />
            <text x="16" y="31.500">
              {look.featuredType}
            </text>
          </g>
        )}
      </svg>
    </TitledPanel>
  );
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const stepOf = (bars: readonly CurveBar[]) => Math.min(39, 240 / bars.length);

interface BarsProps {
  readonly bars: readonly CurveBar[];
  readonly featuredType: string | null;
}

function Bars({ bars, featuredType }: BarsProps) {
  const { queryText, ask } = useDeckSearch();
  const most = Math.max(1, ...bars.map(({ featured, other }) => featured + other));
  const step = stepOf(bars);
  return bars.map((bar, place) => (
    <Bar
      key={bar.label}
      bar={bar}
      x={8 + place * step}
      width={step * 0.72}
      unit={TALLEST / most}
      featuredType={featuredType}
      isAsked={queryText === bar.query}
      ask={ask}
    />
  ));
}

interface BarProps {
  readonly bar: CurveBar;
  readonly x: number;
  readonly width: number;
  readonly unit: number;
  readonly featuredType: string | null;
  readonly isAsked: boolean;
  readonly ask: (query: string) => void;
}

const Bar = memo(function Bar({ bar, x, width, unit, featuredType, isAsked, ask }: BarProps) {
  const t = useMessages('deck');
  const { label: cost, featured, other } = bar;
  const onAsk = () => ask(isAsked ? '' : bar.query);
  const [low, high] = [featured * unit, other * unit];
  const gap = featured > 0 && other > 0 ? 1.5 : 0;
  const total = featured + other;
  const cards = t('cards', { count: total });
  const words =
    featuredType !== null && total > 0
      ? t('barOfType', { cost, cards, count: featured, type: featuredType })
      : t('bar', { cost, cards });
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={words}
      aria-pressed={isAsked}
      className={styles.bar}
      onClick={onAsk}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onAsk();
      }}
    >
      <title>{words}</title>
      <rect x={x - 4} y={4} width={width + 8} height={144} rx="6" className={styles.place} />
      <rect x={x} y={BASE - low} width={width} height={low} rx="2" className={styles.featured} />
      <rect x={x} y={BASE - low - high - gap} width={width} height={high} rx="2" className={styles.other} />
      <text x={x + width / 2} y={BASE - low - high - gap - 7} textAnchor="middle" className={styles.count}>
        {total === 0 ? '' : total}
      </text>
      <text x={x + width / 2} y={142} textAnchor="middle">
        {cost}
      </text>
    </g>
  );
});
