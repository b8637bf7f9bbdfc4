import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useSyncExternalStore } from 'react';
import { transitionsOfMachine } from '#src/machines/paths/transitions.ts';
import { eventName } from '#src/machines/paths/words.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import { ElsewhereRow } from '../copy/EventPanel.tsx';
import { Measure } from '../Measure.tsx';
import { shortId } from '../stateLook.ts';
import type { PathSource } from './pathSource.ts';
import { type AllWalked, createWalkOfAll } from './walkAll.ts';

interface AllPathsProps {
  readonly bench: BenchMachine;
  readonly source: PathSource;
  readonly onChoose: (number: number) => void;
}

/** Walks all paths of a machine here and now, and tells which transitions nobody walked. */
export function AllPaths({ bench, source, onChoose }: AllPathsProps) {
  const t = useMessages('testBench');
  const walk = useMemo(() => createWalkOfAll(bench, source), [bench, source]);
  const { walked, isWalking, fault } = useSyncExternalStore(walk.subscribe, walk.getState);
  const all = useMemo(
    () => new Map(transitionsOfMachine(bench.model).map((transition) => [transition.name, transition])),
    [bench],
  );
  const missing = [...all.values()].filter(({ name }) => !walked?.transitions.has(name));
  const verdict = ({ failed, inAll }: AllWalked) =>
    failed.length > 0
      ? t('failedPaths', { failed: failed.length, all: inAll })
      : missing.length > 0
        ? t('unwalked', { count: missing.length })
        : t('allWalked', { all: inAll });
  const isDone = walked !== null && walked.paths === walked.inAll && !isWalking;
  return (
    <TitledPanel
      title={t('walkAllTitle')}
      end={
        <Button size="sm" onClick={() => (isWalking ? walk.stop() : void walk.begin())}>
          {isWalking ? t('stop') : walked ? t('walkAgain') : t('walkAll')}
        </Button>
      }
    >
      <Text color="fg.muted" textStyle="dense">
        {t('walkAllHint')}
      </Text>
      {fault !== null && (
        <InlineAlert status="error" title={t('walkEnded')} isAnnounced>
          {fault}
        </InlineAlert>
      )}
      {walked && (
        <>
          <Measure
            label={t('pathsWalked')}
            words={t('countOf', { count: walked.paths, all: walked.inAll })}
            value={walked.paths}
            max={walked.inAll}
            colorPalette="ok"
          />
          <Measure
            label={t('transitionsWalked')}
            words={t('countOf', { count: all.size - missing.length, all: all.size })}
            value={all.size - missing.length}
            max={all.size}
          />
        </>
      )}
      {isDone && (
        <InlineAlert
          status={walked.failed.length === 0 && missing.length === 0 ? 'success' : 'error'}
          title={verdict(walked)}
          isAnnounced
        />
      )}
      {walked && walked.failed.length > 0 && (
        <Flex wrap="wrap" align="center" gap="1" textStyle="dense">
          {t('notAsPromisedList')}
          {walked.failed.map((number) => (
            <Button key={number} size="sm" variant="ghost" onClick={() => onChoose(number)}>
              {t('pathNumber', { number })}
            </Button>
          ))}
        </Flex>
      )}
      {isDone && missing.length > 0 && (
        <Stack as="ul" gap="1.5">
          {missing.map(({ name, source: from, eventType }) => (
            <ElsewhereRow
              key={name}
              event={eventName(eventType)}
              words={t('inState', { state: shortId(from) })}
            />
          ))}
        </Stack>
      )}
    </TitledPanel>
  );
}
