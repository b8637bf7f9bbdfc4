import { Box, Center, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { type ComponentType, type ReactNode, type SVGProps, useId } from 'react';
import { fromPromise } from 'xstate';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { inspected } from '#src/inspection.ts';
import { type SealReport, sealedOpening } from '#src/machines/seal/sealedOpening.ts';
import { readSealKept } from '#src/machines/seal/sealStore.ts';
import IconClosed from '~icons/ph/lock-simple-fill';
import IconSearch from '~icons/ph/magnifying-glass';
import IconSound from '~icons/ph/seal-check-fill';
import IconSeal from '~icons/ph/seal-fill';
import IconUnsound from '~icons/ph/seal-warning-fill';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { CopyButton, copyText } from '../CopyButton.tsx';
import { Fold } from '../Fold.tsx';
import { REST } from '../ResultsFrame.tsx';
import { shortHash } from '../resultWords.ts';
import { sealSteps, sealTotals, sealTroubles } from './sealWords.ts';

interface SealPanelProps {
  readonly results: ResultsView;
  readonly fetchLog: () => Promise<DraftLogFile>;
}

const opening = sealedOpening<DraftLogFile>();

/** What this window saw at the table before the draft; else what the table says it showed. */
function shownBefore({ seal, table }: ResultsView) {
  const kept = readSealKept(table.draftId);
  return { seedHash: kept?.seedHash ?? seal.hash, lock: kept?.lock ?? table.seal.lock };
}

const openingOf = (results: ResultsView, fetchLog: SealPanelProps['fetchLog']) =>
  opening.provide({
    actors: {
      fetchLog: fromPromise(fetchLog),
      deal: fromPromise(async ({ input: { log } }: { input: { log: DraftLogFile | null } }) => {
        const { checkSeal } = await import('./sealCheck.ts');
        if (log === null) throw new Error('deal needs a log.');
        return checkSeal(results, log, shownBefore(results));
      }),
    },
  });

/** Whether the packs are those that were sealed: in words, then dealt again in this browser. */
export function SealPanel({ results, fetchLog }: SealPanelProps) {
  const { seal, mayReadLog } = results;
  return mayReadLog && seal.seed !== null ? (
    <OpenSeal results={results} seed={seal.seed} fetchLog={fetchLog} />
  ) : (
    <ClosedSeal hash={seal.hash} />
  );
}

function OpenSeal({ results, seed, fetchLog }: SealPanelProps & { readonly seed: string }) {
  const t = useMessages('results');
  const [snapshot, send] = useMachine(openingOf(results, fetchLog), inspected(opening.id));
  const { report, failure } = snapshot.context;
  const isOpening = snapshot.hasTag('opening');
  const look = snapshot.matches('sound') ? SOUND : snapshot.matches('unsound') ? UNSOUND : SEALED;
  return (
    <SealFrame {...look} title={t(look.title)}>
      <Stack as="ol" gap="3" textStyle="control">
        {sealSteps(results, report).map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of the proof never move
          <Grid as="li" key={place} templateColumns="26px 1fr" gap="2.5" lineHeight="21px">
            <Center
              boxSize="26px"
              borderRadius="full"
              background="colorPalette.muted"
              color="colorPalette.fg"
              textStyle="label"
              aria-hidden="true"
            >
              {place + 1}
            </Center>
            {step}
          </Grid>
        ))}
      </Stack>
      {failure !== null && (
        <InlineAlert status="error" title={t('checkFailed')} isAnnounced>
          {failure}
        </InlineAlert>
      )}
      <Flex wrap="wrap" gap="2" mt="1">
        <ActionButton size="sm" isBusy={isOpening} onClick={() => send({ type: 'open.pressed' })}>
          {!isOpening && <IconSearch aria-hidden="true" />}
          {isOpening ? t('checking') : report === null ? t('checkSeal') : t('checkAgain')}
        </ActionButton>
        <CopyButton
          size="sm"
          variant="ghost"
          copy={() => copyText(seed)}
          words={t('copySeed')}
          copied={t('seedCopied')}
          announced={t('seedCopied')}
          refused={t('seedRefused')}
        />
      </Flex>
      <Box role="status">{report !== null && <Totals report={report} />}</Box>
      <Numbers results={results} seed={seed} />
    </SealFrame>
  );
}

const SEALED = { Icon: IconSeal, colorPalette: 'brass', title: 'sealed' } as const;
const SOUND = { Icon: IconSound, colorPalette: 'ok', title: 'sealSound', borderColor: 'ok.line' } as const;
const UNSOUND = {
  Icon: IconUnsound,
  colorPalette: 'danger',
  title: 'sealUnsound',
  borderColor: 'danger.border',
} as const;

interface SealFrameProps {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly colorPalette: string;
  readonly borderColor?: string;
  readonly title: string;
  readonly children: ReactNode;
}

function SealFrame({ Icon, title, children, ...look }: SealFrameProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="panel"
      gap="3"
      p={{ base: '4', sm: '5' }}
      {...REST}
      {...look}
    >
      <Flex align="center" gap="3">
        <Center
          flex="none"
          boxSize="11"
          borderRadius="full"
          background="colorPalette.muted"
          color="colorPalette.fg"
          fontSize="xl"
        >
          <Icon aria-hidden="true" />
        </Center>
        <Heading as="h2" id={id} fontSize="19px">
          {title}
        </Heading>
      </Flex>
      {children}
    </Stack>
  );
}

function Totals({ report }: { readonly report: SealReport }) {
  const { compared, differ } = sealTotals(report);
  const troubles = sealTroubles(report);
  return (
    <>
      <Flex justify="space-between" gap="3" pt="3" borderTop="line" color="fg.muted" textStyle="dense">
        <Box as="span">{compared}</Box>
        <Box as="span" color="colorPalette.fg">
          {differ}
        </Box>
      </Flex>
      {troubles.length > 0 && (
        <Stack as="ul" gap="1" mt="2" color="danger.fg" textStyle="dense">
          {troubles.map((trouble) => (
            <Box as="li" key={trouble}>
              {trouble}
            </Box>
          ))}
        </Stack>
      )}
    </>
  );
}

function Numbers({ results: { seal, table }, seed }: Readonly<{ results: ResultsView; seed: string }>) {
  const t = useMessages('results');
  const numbers = [
    [t('fingerprint'), seal.hash],
    [t('lock'), table.seal.lock ?? t('noLock')],
    [t('seed'), seed],
  ] as const;
  return (
    <Fold title={t('sealDetails')}>
      <Text>{t('sealDetailsHint')}</Text>
      <Box as="dl">
        {numbers.map(([name, number]) => (
          <Box key={name} mt="2">
            <Text as="dt" color="fg.subtle" textStyle="hint">
              {name}
            </Text>
            <Text as="dd" color="fg" textStyle="code" fontSize="xs" overflowWrap="anywhere">
              {number}
            </Text>
          </Box>
        ))}
      </Box>
    </Fold>
  );
}

function ClosedSeal({ hash }: { readonly hash: string }) {
  const t = useMessages('results');
  return (
    <SealFrame Icon={IconClosed} colorPalette="brass" title={t('seedClosed')}>
      <Text color="fg.muted">
        {t.rich('seedClosedHint', {
          hash: shortHash(hash),
          code: (shown) => (
            <Text as="span" textStyle="code" title={hash}>
              {shown}
            </Text>
          ),
        })}
      </Text>
    </SealFrame>
  );
}
