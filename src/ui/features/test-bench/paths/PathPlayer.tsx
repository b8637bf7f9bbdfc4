import { Badge, Box, Flex, SegmentGroup } from '@chakra-ui/react';
import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { exactWords } from '#src/machines/paths/words.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton, IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import IconEnd from '~icons/ph/fast-forward-fill';
import IconPause from '~icons/ph/pause-fill';
import IconPlay from '~icons/ph/play-fill';
import IconStart from '~icons/ph/rewind-fill';
import IconBack from '~icons/ph/skip-back-fill';
import IconNext from '~icons/ph/skip-forward-fill';
import { BenchBoard } from '../BenchBoard.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import { Inspector } from '../copy/Inspector.tsx';
import { MachinePanel } from '../drawing/MachinePanel.tsx';
import { Measure } from '../Measure.tsx';
import { PathSteps } from './PathSteps.tsx';
import type { PathStep } from './pathSource.ts';
import { createWalk } from './pathWalk.ts';
import { usePlaying } from './usePlaying.ts';

interface PathPlayerProps {
  readonly bench: BenchMachine;
  readonly steps: readonly PathStep[];
  /** Number of the path, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** What the path proves. */
  readonly name: string;
  /** How many steps are walked. */
  readonly step: number;
  /** Stand below the diagram, and below the player. */
  readonly below: ReactNode;
  readonly beside: ReactNode;
  readonly onPath: (path: number) => void;
  readonly onStep: (step: number) => void;
}

/** One path on a copy under a simulated clock: step by step, back, by itself, or to its end at once. */
export function PathPlayer(props: PathPlayerProps) {
  const { bench, steps, number, count, name, step: wanted, below, beside, onPath, onStep } = props;
  const t = useMessages('testBench');
  const walk = useMemo(() => createWalk(bench, steps), [bench, steps]);
  const step = Math.min(wanted, steps.length);
  useEffect(() => walk.goTo(step), [walk, step]);
  const { at, walked, copy } = useSyncExternalStore(walk.subscribe, walk.getState);
  const isAtEnd = at >= steps.length;
  const next = useCallback(() => onStep(at + 1), [onStep, at]);
  const { isPlaying, setPlaying, speed, setSpeed } = usePlaying(isAtEnd, at, next);
  const failed = walked.filter(({ isAsPromised }) => !isAsPromised).length;
  const jump = (to: number) => {
    setPlaying(false);
    onStep(to);
  };
  const last = walked.at(-1);
  const verdict =
    failed > 0 ? t('failedSteps', { count: failed }) : at === 0 ? t('notStarted') : t('asPromised');
  const notStarted = at === 0 ? t('notStartedYet') : undefined;
  const over = isAtEnd ? t('pathEnded') : undefined;
  return (
    <>
      <BenchBoard
        main={<MachinePanel bench={bench} value={copy.snapshot.value} last={copy.log.at(-1)} />}
        side={
          <>
            <TitledPanel
              layerStyle="lit"
              title={t('pathOf', { number, count })}
              end={
                <Badge
                  variant="subtle"
                  size="xs"
                  colorPalette={failed > 0 ? 'danger' : at > 0 ? 'ok' : 'neutral'}
                >
                  {verdict}
                </Badge>
              }
            >
              <p>{name}</p>
              <Flex wrap="wrap" align="center" gap="1.5">
                <ActionButton
                  size="sm"
                  variant="subtle"
                  reason={number <= 1 ? t('firstPath') : undefined}
                  onClick={() => onPath(number - 1)}
                >
                  {t('pathBefore')}
                </ActionButton>
                <ActionButton
                  size="sm"
                  variant="subtle"
                  reason={number >= count ? t('lastPath') : undefined}
                  onClick={() => onPath(number + 1)}
                >
                  {t('pathAfter')}
                </ActionButton>
                <SegmentGroup.Root
                  aria-label={t('speed')}
                  ms="auto"
                  value={speed}
                  onValueChange={({ value }) => setSpeed(value === 'quick' ? 'quick' : 'slow')}
                >
                  <SegmentGroup.Items
                    items={[
                      { value: 'slow', label: '1×' },
                      { value: 'quick', label: '4×' },
                    ]}
                  />
                </SegmentGroup.Root>
              </Flex>
              <Flex wrap="wrap" align="center" gap="1.5" role="group" aria-label={t('playing')}>
                <IconActionButton {...SMALL} label={t('toStart')} reason={notStarted} onClick={() => jump(0)}>
                  <IconStart aria-hidden="true" />
                </IconActionButton>
                <IconActionButton
                  {...SMALL}
                  label={t('stepBack')}
                  reason={notStarted}
                  onClick={() => jump(at - 1)}
                >
                  <IconBack aria-hidden="true" />
                </IconActionButton>
                <ActionButton variant="solid" size="sm" reason={over} onClick={() => setPlaying(!isPlaying)}>
                  {isPlaying ? <IconPause aria-hidden="true" /> : <IconPlay aria-hidden="true" />}
                  {isPlaying ? t('pause') : t('play')}
                </ActionButton>
                <ActionButton size="sm" reason={over} onClick={() => jump(at + 1)}>
                  <Box display={{ base: 'none', sm: 'contents' }}>
                    <IconNext aria-hidden="true" />
                  </Box>
                  {t('nextEvent')}
                </ActionButton>
                <IconActionButton
                  {...SMALL}
                  label={t('toEnd')}
                  reason={over}
                  onClick={() => jump(steps.length)}
                >
                  <IconEnd aria-hidden="true" />
                </IconActionButton>
              </Flex>
              <Measure
                label={t('stepsWalked')}
                words={t('countOf', { count: at, all: steps.length })}
                value={at}
                max={steps.length}
              />
              <PathSteps steps={steps} walked={walked} onChoose={jump} />
            </TitledPanel>
            {beside}
            <Inspector snapshot={copy.snapshot} isLive={false} />
          </>
        }
        below={below}
      />
      <LiveRegion
        text={
          last && !isPlaying
            ? `${stepWords(steps[at - 1])} ${t(last.isAsPromised ? 'asPromised' : 'notAsPromised')}`
            : ''
        }
        turn={at}
      />
    </>
  );
}

const SMALL = { variant: 'outline', size: 'sm' } as const;

const stepWords = (step: PathStep | undefined) => (step ? `${exactWords(step.event)}:` : '');
