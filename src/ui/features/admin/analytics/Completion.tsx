import { useMessages } from '#src/ui/messages/useMessages.ts';
import { b, type ChartProps, dayWords, FEW, shareWords, sumOf } from './analyticsParts.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { LineChart } from './LineChart.tsx';

/** Drafts per day, and how many of them were drafted to the end. */
export function Completion({ analytics: { days, before }, onSave }: ChartProps) {
  const t = useMessages('adminAnalytics');
  const [started, finished] = [days.map((day) => day.started), days.map((day) => day.finished)];
  const all = sumOf(started, (count) => count);
  const done = sumOf(finished, (count) => count);
  const over = done + sumOf(days, (day) => day.ended);
  const share = shareWords(done, over);
  return (
    <ChartPanel
      title={t('completion')}
      answer={
        over < FEW
          ? t.rich('completionFew', { finished: done, over, b })
          : t.rich('completionShare', { share, ...trendOf(done, over, before), b })
      }
      sample={t('completionSample', { started: all, open: Math.max(0, all - over) })}
      empty={all === 0 ? t('nothingDrafted') : undefined}
      heads={[t('day'), t('started'), t('finished'), t('ended')]}
      rows={days.map((day) => [dayWords(day.day), day.started, day.finished, day.ended])}
      onSave={() => onSave('drafts')}
    >
      <LineChart
        label={t('completionChart')}
        lines={[
          { values: started, tone: 'brass', end: t('startedEnd', { count: started.at(-1) ?? 0 }) },
          {
            values: finished,
            tone: 'sky',
            dashes: '6 5',
            end: t('finishedEnd', { count: finished.at(-1) ?? 0 }),
          },
        ]}
        band={{ low: finished, high: started, tone: 'brass' }}
        below={(at) => dayWords(days[at]?.day ?? '')}
      />
    </ChartPanel>
  );
}

/** Against the period before; not where too little was drafted then. */
function trendOf(finished: number, over: number, before: ChartProps['analytics']['before']) {
  const overBefore = before.finished + before.ended;
  const share = shareWords(before.finished, overBefore);
  if (overBefore < FEW) return { trend: 'none', before: share } as const;
  if (share === shareWords(finished, over)) return { trend: 'same', before: share } as const;
  const isUp = finished / over > before.finished / overBefore;
  return { trend: isUp ? 'up' : 'down', before: share } as const;
}
