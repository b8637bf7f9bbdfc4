import { useMessages } from '#src/ui/messages/useMessages.ts';
import { b, type ChartProps, sumOf } from './analyticsParts.ts';
import { ChartPanel, Legend } from './ChartPanel.tsx';
import { LineChart } from './LineChart.tsx';

/** Seconds that people take for a pick, by its number in the round. */
export function PickPace({ analytics: { pace }, onSave }: ChartProps) {
  const t = useMessages('adminAnalytics');
  const decisions = sumOf(pace, (pick) => pick.decisions);
  const [longest] = pace.toSorted((one, other) => other.median - one.median);
  const median = pace.map((pick) => pick.median);
  const slowest = pace.map((pick) => pick.slowest);
  return (
    <ChartPanel
      title={t('pace')}
      answer={
        longest === undefined
          ? t('paceLead')
          : t.rich('paceLongest', { pick: longest.pick, seconds: longest.median, b })
      }
      sample={t('paceSample', { count: decisions })}
      empty={decisions === 0 ? t('paceNone') : undefined}
      heads={[t('pick'), t('decisions'), t('quick'), t('median'), t('slow'), t('slowest')]}
      rows={pace.map((each) => [
        ...[each.pick, each.decisions, each.quick, each.median, each.slow, each.slowest],
      ])}
      onSave={() => onSave('pace')}
    >
      <LineChart
        label={t('paceChart')}
        lines={[
          { values: slowest, tone: 'alert', dashes: '1 6', end: t('paceSlowest') },
          { values: median, tone: 'sky', end: t('paceMiddle') },
        ]}
        band={{ low: pace.map(({ quick }) => quick), high: pace.map(({ slow }) => slow), tone: 'sky' }}
        below={(at) => t('pickBelow', { pick: pace[at]?.pick ?? 0 })}
      />
      <Legend entries={[['sky', t('paceBand')]]} isFaint />
    </ChartPanel>
  );
}
