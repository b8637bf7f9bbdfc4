import { Box, Grid, Stack } from '@chakra-ui/react';
import { memo } from 'react';
import type { Analytics, DeathPick, DeathStep } from '#contract/admin/analytics.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { b, type ChartProps, FEW, shareWords, sumOf } from './analyticsParts.ts';
import { ChartPanel, Legend } from './ChartPanel.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { belowAt, type Tone, toneOf } from './chartScale.ts';

type WhereProps = Pick<Analytics, 'steps' | 'picks'>;

const lostAt = ({ tables, seats }: DeathPick | DeathStep) => tables + seats;
const tablesOf = (steps: readonly DeathStep[]) => sumOf(steps, (step) => step.tables);
const seatsOf = (steps: readonly DeathStep[]) => sumOf(steps, (step) => step.seats);

/** Where tables were given up and players left their seat to a bot: round by round, and by the pick in the round. */
export function WhereTablesEnd({ analytics: { steps, picks }, onSave }: ChartProps) {
  const t = useMessages('adminAnalytics');
  const named = new Set(belowAt(picks.length));
  const columns = picks.map((pick, at) => ({
    title: t('pickTitle', pick),
    parts: [
      { count: pick.tables, tone: 'sea' as const },
      { count: pick.seats, tone: 'sky' as const },
    ],
    below: named.has(at) ? t('pickBelow', pick) : undefined,
  }));
  return (
    <ChartPanel
      title={t('steps')}
      answer={<WhereAnswer steps={steps} picks={picks} />}
      sample={t('stepsSample', { tables: tablesOf(steps), seats: seatsOf(steps) })}
      empty={sumOf(steps, lostAt) === 0 ? t('stepsNone') : undefined}
      heads={[t('step'), t('tablesGivenUp'), t('seatsLeft')]}
      rows={[
        ...steps.map((step) => [step.step, step.tables, step.seats]),
        ...picks.map((pick) => [t('pickOfRound', pick), pick.tables, pick.seats]),
      ]}
      onSave={() => onSave('steps')}
    >
      <Rounds steps={steps} />
      {sumOf(picks, lostAt) > 0 && <ColumnChart label={t('picksChart')} height={84} columns={columns} />}
    </ChartPanel>
  );
}

/** Where most is lost, in a sentence or two. */
export function WhereAnswer({ steps, picks }: WhereProps) {
  const t = useMessages('adminAnalytics');
  const [worst] = steps.toSorted((one, other) => other.tables - one.tables);
  const [pick] = picks.toSorted((one, other) => lostAt(other) - lostAt(one));
  if (sumOf(steps, lostAt) === 0) return t('stepsAllDone');
  return (
    <>
      {worst === undefined || worst.tables === 0
        ? t.rich('stepsSeats', { seats: seatsOf(steps), b })
        : t.rich('stepsMost', {
            step: worst.step.toLowerCase(),
            count: worst.tables,
            tables: tablesOf(steps),
            b,
          })}
      {pick !== undefined && lostAt(pick) > 0 && <> {t.rich('stepsPick', { pick: pick.pick, b })}</>}
    </>
  );
}

/** What was lost in each round: the worst for tables stands out. */
export const Rounds = memo(function Rounds({ steps }: Pick<WhereProps, 'steps'>) {
  const t = useMessages('adminAnalytics');
  const tables = tablesOf(steps);
  const most = Math.max(1, ...steps.map(lostAt));
  const worst = Math.max(...steps.map((step) => step.tables));
  return (
    <>
      <Grid as="ul" gap="2.5">
        {steps.map((step) => (
          <Grid
            as="li"
            key={step.step}
            templateColumns={{ base: '92px minmax(20px, 1fr) 84px', sm: '136px minmax(40px, 1fr) 96px' }}
            alignItems="center"
            gap="2.5"
            textStyle="dense"
          >
            <Box textAlign="right">{step.step}</Box>
            <Stack direction="row" gap="2px" aria-hidden="true">
              <Bar tone={step.tables === worst ? 'alert' : 'sea'} share={step.tables / most} />
              <Bar tone="sky" share={step.seats / most} />
            </Stack>
            <Box textStyle="code" fontSize="13px">
              {t('stepCounts', step)}
              {tables >= FEW && ` ${shareWords(step.tables, tables)}`}
            </Box>
          </Grid>
        ))}
      </Grid>
      <Legend
        entries={[
          ['sea', t('tablesGivenUp')],
          ['sky', t('seatsLeft')],
        ]}
      />
    </>
  );
});

const Bar = ({ tone, share }: { readonly tone: Tone; readonly share: number }) => (
  <Box width={`${share * 100}%`} height="18px" borderRadius="3px" bg={toneOf(tone)} />
);
