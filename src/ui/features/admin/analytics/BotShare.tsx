import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Muted } from '../kit/Muted.tsx';
import { b, type ChartProps, dayWords, FEW, shareWords } from './analyticsParts.ts';
import { ChartPanel, Legend } from './ChartPanel.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { belowAt } from './chartScale.ts';

/** How many seats and decisions are bots', week by week. */
export function BotShare({ analytics: { bots, weeks }, onSave }: ChartProps) {
  const t = useMessages('adminAnalytics');
  const { seatsOfPeople, seatsOfBots, byPeople, byClock, byBots, shared, solo } = bots;
  const seats = seatsOfPeople + seatsOfBots;
  const decisions = byPeople + byClock + byBots;
  const drafts = shared + solo;
  const named = new Set(belowAt(weeks.length));
  const columns = weeks.map((each, at) => {
    const week = dayWords(each.week);
    return {
      title: t('weekTitle', { ...each, week }),
      parts: [
        { count: each.bots, tone: 'sea' },
        { count: each.people, tone: 'brass' },
      ],
      words: shareWords(each.bots, each.bots + each.people),
      below: named.has(at) ? week : undefined,
    } as const;
  });
  return (
    <ChartPanel
      title={t('bots')}
      answer={
        seats < FEW
          ? t.rich('botsFew', { bots: seatsOfBots, seats, b })
          : t.rich('botsShare', { share: shareWords(seatsOfBots, seats), solo: shareWords(solo, drafts), b })
      }
      sample={t('botsSample', { seats, drafts })}
      empty={seats === 0 ? t('nothingDrafted') : undefined}
      heads={[t('what'), t('count')]}
      rows={[
        [t('seatsOf', { who: 'people' }), seatsOfPeople],
        [t('seatsOf', { who: 'bots' }), seatsOfBots],
        [t('decisionsOf', { who: 'people' }), byPeople],
        [t('decisionsOf', { who: 'clock' }), byClock],
        [t('decisionsOf', { who: 'bots' }), byBots],
        [t('draftsOf', { who: 'shared' }), shared],
        [t('draftsOf', { who: 'alone' }), solo],
        ...columns.map(({ title, words }) => [title, words]),
      ]}
      onSave={() => onSave('bots')}
    >
      <ColumnChart label={t('botsChart')} height={190} isShare columns={columns} />
      <Legend
        entries={[
          ['brass', t('peopleEnd', { share: shareWords(seatsOfPeople, seats) })],
          ['sea', t('botsEnd', { share: shareWords(seatsOfBots, seats) })],
        ]}
      />
      {decisions >= FEW && (
        <Muted textStyle="hint">
          {t('decisionsBy', {
            people: shareWords(byPeople, decisions),
            clock: shareWords(byClock, decisions),
            bots: shareWords(byBots, decisions),
          })}
        </Muted>
      )}
    </ChartPanel>
  );
}
