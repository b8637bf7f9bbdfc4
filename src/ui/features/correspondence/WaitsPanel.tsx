import { Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { SeatWait, TableWaits } from '#contract/tables/clocks.ts';
import type { Port } from '#src/machines/ports.ts';
import IconMoon from '~icons/ph/moon-stars-duotone';
import { useLookup } from '../../components/useLookup.ts';
import { formatFor } from '../../messages/format.ts';
import { agoWords } from '../../messages/moments.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { durationInWords, momentInWords } from './waitWords.ts';

/** What someone at the table may do for a seat that is waited for; each resolves to whether it was done. */
export interface WaitActions {
  readonly nudge: (seat: number) => Promise<boolean>;
  readonly handToBot: (seat: number) => Promise<boolean>;
}

export interface WaitsPanelProps {
  readonly load: Port<number, TableWaits>;
  /** Absent where one only looks on. */
  readonly actions?: WaitActions | undefined;
  /** Another value asks again. */
  readonly version?: number | undefined;
}

/** Nothing else tells how the time runs down. */
const LOOK_MS = 60_000;

/** Who holds packs at a correspondence table: how many, since when, the time left and whether it is quiet there. */
export function WaitsPanel({ load, actions, version = 0 }: WaitsPanelProps) {
  const t = useMessages('correspondence');
  const { asked, found, failure, isAsking, ask, retry } = useLookup(version, load);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (asked !== version) ask(version);
    const timer = window.setInterval(() => ask(version), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [asked, ask, version]);
  if (!found && failure !== null)
    return (
      <InlineAlert
        status="error"
        title={t('failed')}
        isAnnounced
        action={
          <ActionButton size="sm" isBusy={isAsking} onClick={retry}>
            {t('retry')}
          </ActionButton>
        }
      >
        {failure} {t('failedHint')}
      </InlineAlert>
    );
  if (!found)
    return (
      <Stack gap="0.5" aria-busy="true">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} height="48px" />
        ))}
      </Stack>
    );
  const { seats, nowMs, mayHandToBot, isPaused } = found.value;
  const act = async (action: Promise<boolean>, words: string) => {
    if (await action) setTold(words);
    ask(version);
  };
  return (
    <Stack gap="2.5">
      {isPaused && <Text fontWeight="semibold">{t('paused')}</Text>}
      <Stack as="ul" gap="0.5">
        {[...seats].sort(byLongestWait).map((wait) => (
          <Wait key={wait.seat} wait={wait} nowMs={nowMs}>
            {actions && !wait.isMine && wait.mayBeNudgedAtMs !== null && (
              <Flex flex="none" wrap="wrap" justify="flex-end" gap="1.5">
                <NudgeButton
                  wait={wait}
                  nowMs={nowMs}
                  isPaused={isPaused}
                  onNudge={(words) => void act(actions.nudge(wait.seat), words)}
                />
                {mayHandToBot && (
                  <ActionButton
                    size="sm"
                    variant="ghost"
                    aria-label={t('toBotLabel', { name: wait.name })}
                    onClick={() => void act(actions.handToBot(wait.seat), t('botPlays', { name: wait.name }))}
                  >
                    {t('toBot')}
                  </ActionButton>
                )}
              </Flex>
            )}
          </Wait>
        ))}
      </Stack>
      <Text role="status" minHeight="1.4em" color="fg.muted" fontSize="sm">
        {told}
      </Text>
    </Stack>
  );
}

/** The longest wait comes first, then the rest by seat. */
const byLongestWait = (a: SeatWait, b: SeatWait): number =>
  (a.sinceMs ?? Number.MAX_SAFE_INTEGER) - (b.sinceMs ?? Number.MAX_SAFE_INTEGER) || a.seat - b.seat;

interface SeatProps {
  readonly wait: SeatWait;
  readonly nowMs: number;
}

interface NudgeButtonProps extends SeatProps {
  readonly isPaused: boolean;
  /** Given what to say once it is done. */
  readonly onNudge: (words: string) => void;
}

function NudgeButton({ wait, nowMs, isPaused, onNudge }: NudgeButtonProps) {
  const t = useMessages('correspondence');
  const { name, mayBeNudgedAtMs, nudgeDueMs, asleepUntilMs } = wait;
  const moment = (atMs: number) => ({ time: momentInWords(atMs, nowMs) });
  const reasonNow = () => {
    if (isPaused) return t('isPaused');
    if (mayBeNudgedAtMs === null) return t('nobodyWaits');
    if (nudgeDueMs !== null) return t('quietThere', moment(nudgeDueMs));
    return mayBeNudgedAtMs > nowMs ? t('nudgeAgain', moment(mayBeNudgedAtMs)) : undefined;
  };
  const done =
    asleepUntilMs === null ? t('nudgeSent', { name }) : t('nudgeLater', { name, ...moment(asleepUntilMs) });
  return (
    <ActionButton
      size="sm"
      reason={reasonNow()}
      aria-label={t('nudgeLabel', { name })}
      onClick={() => onNudge(done)}
    >
      {t('nudge')}
    </ActionButton>
  );
}

function Wait({ wait, nowMs, children }: SeatProps & { readonly children: ReactNode }) {
  const t = useMessages('correspondence');
  const { name, isMine, isBot, packs, sinceMs, leftMs, asleepUntilMs, nudgedAtMs, nudgeDueMs } = wait;
  const held = () => {
    if (packs === 0) return isBot ? t('bot') : t('noPack');
    if (sinceMs === null) return t('packs', { packs });
    return t('packsFor', { packs, time: durationInWords(nowMs - sinceMs) });
  };
  const time = leftMs === null ? '' : durationInWords(leftMs);
  const facts = [
    held(),
    leftMs !== null && (packs > 0 ? t('left', { time }) : t('banked', { time })),
    nudgedAtMs !== null &&
      (nudgeDueMs === null
        ? t('nudged', { ago: agoWords(nudgedAtMs, nowMs) })
        : t('nudgeDue', { time: momentInWords(nudgeDueMs, nowMs) })),
  ];
  return (
    <Flex
      as="li"
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      justify="space-between"
      gap="3"
      py="2.5"
      pl="3.5"
      borderBottom="line"
      _last={{ borderBottom: 'none' }}
      borderLeft="3px solid transparent"
      borderLeftColor={packs > 0 && !isBot ? 'brass.solid' : 'transparent'}
    >
      <Stack gap="0.5" minWidth="0" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <Text color="fg" fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
          {isMine ? t('you', { name }) : name}
        </Text>
        <Text>
          {formatFor().list(
            facts.filter((fact) => fact !== false),
            { type: 'unit' },
          )}
        </Text>
        {asleepUntilMs !== null && (
          <Flex align="center" gap="1.5">
            <IconMoon aria-hidden="true" />
            {t('quiet', { time: momentInWords(asleepUntilMs, nowMs) })}
          </Flex>
        )}
      </Stack>
      {children}
    </Flex>
  );
}
