import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { eventName } from '#src/machines/paths/words.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { clockWords, spanWords } from '../clockWords.ts';
import type { Timer } from './benchClock.ts';

interface ClockPanelProps {
  readonly nowMs: number;
  readonly timers: readonly Timer[];
  readonly onAdvance: (byMs: number) => void;
  readonly onNextTimer: () => void;
  readonly onReset: () => void;
}

/** The line is told to be lost after 2.5 s, a session refreshes after 5 min. */
const STEPS_MS = [2500, 60_000, 300_000] as const;

/** The simulated clock of a copy: it stands still until it is moved. */
export function ClockPanel({ nowMs, timers, onAdvance, onNextTimer, onReset }: ClockPanelProps) {
  const t = useMessages('testBench');
  const { whole, rest } = clockWords(nowMs);
  const [next] = timers;
  return (
    <TitledPanel
      title={t('clock')}
      end={
        <Button size="sm" variant="ghost" onClick={onReset}>
          {t('startOver')}
        </Button>
      }
    >
      <Flex wrap="wrap" align="center" columnGap="18px" rowGap="2.5">
        <Text textStyle="code" fontSize="32px" fontWeight="560" lineHeight="1" letterSpacing="-0.03em">
          {whole}
          <Box as="small" color="fg.subtle" fontSize="20px">
            {rest}
          </Box>
        </Text>
        <Text flex="1" ps={{ sm: '18px' }} borderStart={{ sm: 'line' }} color="fg.muted" textStyle="hint">
          {next
            ? t.rich('nextTimer', {
                mark: (words) => (
                  <Box as="b" color="fg">
                    {words}
                  </Box>
                ),
                timer: timerOf(next) ?? t('unnamedTimer'),
                span: spanWords(next.dueMs - nowMs),
                more: timers.length - 1,
              })
            : t('noTimer')}
        </Text>
      </Flex>
      <Flex wrap="wrap" gap="1.5">
        {STEPS_MS.map((byMs) => (
          <Button key={byMs} size="sm" variant="subtle" onClick={() => onAdvance(byMs)}>
            +{stepWords(byMs)}
          </Button>
        ))}
        <ActionButton size="sm" reason={next ? undefined : t('noTimer')} onClick={onNextTimer}>
          {t('toNextTimer')}
        </ActionButton>
      </Flex>
    </TitledPanel>
  );
}

const MINUTE_MS = 60_000;
const stepWords = (ms: number) => (ms < MINUTE_MS ? spanWords(ms) : `${ms / MINUTE_MS} min`);

/** `"refreshEvery" passes in session.signedIn.token.fresh` is told as `refreshEvery`. */
function timerOf({ event }: Timer): string | null {
  if (event === null) return null;
  const name = /^xstate\.after\.([^.]+)/.exec(event.type)?.[1];
  return name ?? [eventName(event.type), event.id].filter(Boolean).join(' ');
}
