import { Box, Button, EmptyState } from '@chakra-ui/react';
import { type ReactNode, Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import { type Asked, asked } from '#src/ui/components/answer.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { BenchWait } from '../BenchWait.tsx';
import { BENCH_MACHINES, BENCH_NAMES } from '../benchMachines.ts';
import type { BenchSearch } from '../benchSearch.ts';
import { Choice } from '../Choice.tsx';
import { AllPaths } from './AllPaths.tsx';
import { PathList } from './PathList.tsx';
import { PathPlayer } from './PathPlayer.tsx';
import type { PathSource, PathStep, PathSummary } from './pathSource.ts';

interface PathsTabProps {
  readonly search: BenchSearch;
  readonly onSearch: (change: Partial<BenchSearch>) => void;
  readonly source: PathSource;
}

/** The generated paths that the tests walk, played step by step. */
export function PathsTab({ search, onSearch, source }: PathsTabProps) {
  const t = useMessages('testBench');
  const [ask, setAsk] = useState(0);
  const { walked } = BENCH_MACHINES[search.machine];
  const list = useMemo(() => {
    void ask;
    return asked(source.list(walked));
  }, [source, walked, ask]);
  const steps = useMemo(() => {
    void ask;
    return asked(source.steps(walked, search.path).then((all) => ({ number: search.path, all })));
  }, [source, walked, search.path, ask]);
  return (
    <>
      <Choice
        label={t('machine')}
        value={search.machine}
        choices={BENCH_NAMES.map((name) => ({ value: name, label: t(name) }))}
        words={t.rich('pathsHint', { code: (words) => <Box as="code">{words}</Box> })}
        onChoose={(chosen) => {
          const machine = BENCH_NAMES.find((name) => name === chosen);
          if (machine !== undefined) onSearch({ machine, path: 1, step: 0 });
        }}
      />
      <Suspense
        key={search.machine}
        fallback={<BenchWait>{t('makingPaths', { machine: t(search.machine) })}</BenchWait>}
      >
        <Listed
          search={search}
          onSearch={onSearch}
          source={source}
          list={list}
          steps={steps}
          onRetry={() => setAsk(ask + 1)}
        />
      </Suspense>
    </>
  );
}

/** The steps of the path with this number. */
type PathSteps = Asked<{ readonly number: number; readonly all: readonly PathStep[] }>;

interface ListedProps extends PathsTabProps {
  readonly list: Asked<readonly PathSummary[]>;
  readonly steps: PathSteps;
  readonly onRetry: () => void;
}

function Listed({ list, onRetry, ...props }: ListedProps) {
  const t = useMessages('testBench');
  const answer = use(list);
  if (answer.kind === 'failed')
    return (
      <InlineAlert
        status="error"
        title={t('pathsFailed')}
        isAnnounced
        action={
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {errorWords(answer.error)}
      </InlineAlert>
    );
  return (
    <Played
      {...props}
      paths={answer.value}
      list={
        <PathList
          paths={answer.value}
          shown={props.search.path}
          onChoose={(path) => props.onSearch({ path, step: 0 })}
        />
      }
    />
  );
}

interface PlayedProps extends PathsTabProps {
  readonly steps: PathSteps;
  readonly paths: readonly PathSummary[];
  readonly list: ReactNode;
}

/** The path of the address, if there is one. */
function Played(props: PlayedProps) {
  const { search, paths, list } = props;
  const t = useMessages('testBench');
  const count = paths.length;
  if (search.path > count)
    return (
      <>
        <EmptyState.Root>
          <EmptyState.Content>
            <EmptyState.Title>{t('noPath', { number: search.path })}</EmptyState.Title>
            <EmptyState.Description>{t('noPathHint', { count })}</EmptyState.Description>
          </EmptyState.Content>
        </EmptyState.Root>
        {list}
      </>
    );
  return (
    <Suspense fallback={<BenchWait isTall />}>
      <Known {...props} />
    </Suspense>
  );
}

/** While another path is on its way the one before stays, so that nothing loses the focus. */
function Known({ search, onSearch, source, steps, paths, list }: PlayedProps) {
  const t = useMessages('testBench');
  const bench = BENCH_MACHINES[search.machine];
  const answer = use(useDeferredValue(steps));
  const open = (path: number) => onSearch({ path, step: 0 });
  if (answer.kind === 'failed')
    return (
      <InlineAlert status="error" title={t('pathFailed')} isAnnounced>
        {errorWords(answer.error)}
      </InlineAlert>
    );
  const { number, all } = answer.value;
  return (
    <PathPlayer
      bench={bench}
      steps={all}
      number={search.path}
      count={paths.length}
      name={paths[search.path - 1]?.name ?? ''}
      step={number === search.path ? search.step : 0}
      below={list}
      beside={<AllPaths bench={bench} source={source} onChoose={open} />}
      onPath={open}
      onStep={(step) => onSearch({ step })}
    />
  );
}
