import { type ReactNode, useCallback } from 'react';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import { Spinner } from '#src/ui/kit/Spinner.tsx';
import { BENCH_MACHINES, BENCH_NAMES, type BenchName } from '../benchMachines.ts';
import type { BenchSearch } from '../benchSearch.ts';
import { AllPaths } from './AllPaths.tsx';
import './paths.css';
import { PathList } from './PathList.tsx';
import { PathPlayer } from './PathPlayer.tsx';
import type { PathSource, PathSummary } from './pathSource.ts';
import { usePathList, usePathSteps } from './usePaths.ts';

interface PathsTabProps {
  readonly search: BenchSearch;
  readonly onSearch: (change: Partial<BenchSearch>) => void;
  readonly source: PathSource;
}

const SEGMENTS = BENCH_NAMES.map((name) => ({ value: name, label: BENCH_MACHINES[name].title }));

/** The generated paths that the tests walk, played step by step. */
export function PathsTab({ search, onSearch, source }: PathsTabProps) {
  const bench = BENCH_MACHINES[search.machine];
  const { answer, isAsking, reload } = usePathList(source, bench);
  const choose = useCallback((machine: BenchName) => onSearch({ machine, path: 1, step: 0 }), [onSearch]);
  return (
    <div className="testbench-part">
      <div className="testbench-choice">
        <SegmentedControl label="Machine" value={search.machine} onChange={choose} segments={SEGMENTS} />
        <p className="muted t14">
          The same paths as <code>npm run paths</code>, with the same numbers. Every step is compared with
          what the model promises.
        </p>
      </div>
      {answer.kind === 'loading' && (
        <Panel className="testbench-wait" role="status">
          <Spinner />
          Making the paths of the {bench.title.toLowerCase()} machine
        </Panel>
      )}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="The paths could not be made"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {answer.kind === 'loaded' && (
        <Played
          key={search.machine}
          search={search}
          onSearch={onSearch}
          source={source}
          paths={answer.value}
          list={
            <PathList
              paths={answer.value}
              shown={search.path}
              onChoose={(path) => onSearch({ path, step: 0 })}
            />
          }
        />
      )}
    </div>
  );
}

/** The path of the address, as soon as its steps are there. */
function Played({
  search,
  onSearch,
  source,
  paths,
  list,
}: PathsTabProps & { readonly paths: readonly PathSummary[]; readonly list: ReactNode }) {
  const bench = BENCH_MACHINES[search.machine];
  const { known, fault } = usePathSteps(source, bench, search.path);
  const count = paths.length;
  if (search.path > count)
    return (
      <>
        <EmptyState title={`There is no path ${search.path}`}>
          This machine has {count} paths. Choose one of the list below.
        </EmptyState>
        {list}
      </>
    );
  if (fault !== null)
    return (
      <InlineNotice kind="error" title="This path could not be made." isSpoken>
        {fault}
      </InlineNotice>
    );
  if (known === null) return <Panel className="testbench-wait tall" aria-busy="true" />;
  return (
    <PathPlayer
      bench={bench}
      steps={known.steps}
      number={search.path}
      count={count}
      name={paths[search.path - 1]?.name ?? ''}
      step={known.number === search.path ? search.step : 0}
      below={list}
      beside={<AllPaths bench={bench} source={source} onChoose={(path) => onSearch({ path, step: 0 })} />}
      onPath={(path) => onSearch({ path, step: 0 })}
      onStep={(step) => onSearch({ step })}
    />
  );
}
