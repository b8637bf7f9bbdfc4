import { Fragment, useMemo, useState } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import type { PathSummary } from './pathSource.ts';

interface PathListProps {
  readonly paths: readonly PathSummary[];
  /** Number of the path that is played. */
  readonly shown: number;
  readonly onChoose: (number: number) => void;
}

const ROWS = 20;
const WORDS_TOLD = 6;

/** All paths of a machine, found by their number or by what happens in them. */
export function PathList({ paths, shown, onChoose }: PathListProps) {
  const [query, setQuery] = useState('');
  const [rows, setRows] = useState(ROWS);
  const found = useMemo(() => pathsFound(paths, query), [paths, query]);
  return (
    <Panel className="testbench-all">
      <div className="testbench-head">
        <h2>All paths</h2>
        <span className="num muted t14">
          {found.length === paths.length ? paths.length : `${found.length} of ${paths.length}`}
        </span>
      </div>
      <Field label="Find a path" hint="A number, or words such as “second 401”, “spec 4.7” or “→ refused”.">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setRows(ROWS);
            }}
          />
        )}
      </Field>
      {found.length === 0 ? (
        <p className="muted t14">No path has these words.</p>
      ) : (
        <ul className="testbench-list">
          {found.slice(0, rows).map(({ number, path, step }, at) => (
            <Fragment key={number}>
              {path.proves !== found[at - 1]?.path.proves && <GroupTitle path={path} />}
              <li>
                <button
                  type="button"
                  className="testbench-path"
                  aria-current={number === shown ? 'true' : undefined}
                  onClick={() => onChoose(number)}
                >
                  <span className="num">{number}</span>
                  <span className="testbench-path-words">{path.detail || wordsFrom(path, step)}</span>
                  <span className="muted t13">
                    {path.words.length} {path.words.length === 1 ? 'step' : 'steps'}
                  </span>
                </button>
              </li>
            </Fragment>
          ))}
        </ul>
      )}
      {found.length > rows && (
        <Button size="sm" onClick={() => setRows(rows + 5 * ROWS)}>
          Show more, {found.length - rows} left
        </Button>
      )}
    </Panel>
  );
}

const GroupTitle = ({ path: { proves, tags } }: { readonly path: PathSummary }) => (
  <li>
    <h3>
      {proves}
      {tags.length > 0 && <span className="muted t13"> {tags.join(', ')}</span>}
    </h3>
  </li>
);

export interface FoundPath {
  readonly number: number;
  readonly path: PathSummary;
  /** The first step with the words that were looked for, from 0. */
  readonly step: number;
}

/** The paths whose name, requirements or steps hold the words, or the one of that number; those that prove the same together. */
export function pathsFound(paths: readonly PathSummary[], query: string): readonly FoundPath[] {
  const asked = query.trim().toLowerCase();
  const numbered = paths.map((path, place) => ({ number: place + 1, path, step: 0 }));
  if (asked === '') return grouped(numbered);
  if (/^\d+$/.test(asked)) return numbered.filter(({ number }) => number === Number(asked));
  const found = numbered.flatMap((one) => {
    const { name, tags } = one.path;
    if ([name, ...tags].some((words) => words.toLowerCase().includes(asked))) return [one];
    const step = one.path.words.findIndex((words) => words.toLowerCase().includes(asked));
    return step < 0 ? [] : [{ ...one, step }];
  });
  return grouped(found);
}

function grouped(found: readonly FoundPath[]): readonly FoundPath[] {
  const groups = new Map<string, FoundPath[]>();
  for (const one of found) {
    const group = groups.get(one.path.proves);
    if (group) group.push(one);
    else groups.set(one.path.proves, [one]);
  }
  return [...groups.values()].flat();
}

/** A path is told by its last steps, which no other path has; one that was looked for by the steps that were found. */
function wordsFrom({ words }: PathSummary, step: number): string {
  const from = step > 0 ? Math.max(0, step - 1) : Math.max(0, words.length - WORDS_TOLD);
  const told = words.slice(from, from + WORDS_TOLD).join(', ');
  return `${from > 0 ? '… ' : ''}${told}${from + WORDS_TOLD < words.length ? ' …' : ''}`;
}
