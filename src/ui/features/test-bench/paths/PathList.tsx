import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Fragment, useMemo, useState } from 'react';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
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
  const t = useMessages('testBench');
  const [query, setQuery] = useState('');
  const [rows, setRows] = useState(ROWS);
  const found = useMemo(() => pathsFound(paths, query), [paths, query]);
  return (
    <TitledPanel
      title={t('allPaths')}
      end={
        <Text color="fg.muted" textStyle="code" fontSize="14px">
          {t('foundOf', { found: found.length, all: paths.length })}
        </Text>
      }
    >
      <FormField label={t('findPath')} hint={t('findPathHint')}>
        <FormInput
          type="search"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setRows(ROWS);
          }}
        />
      </FormField>
      {found.length === 0 ? (
        <Text color="fg.muted" textStyle="dense">
          {t('noPathFound')}
        </Text>
      ) : (
        <Stack as="ul" gap="1.5">
          {found.slice(0, rows).map(({ number, path, step }, at) => (
            <Fragment key={number}>
              {path.proves !== found[at - 1]?.path.proves && <GroupTitle path={path} />}
              <li>
                <PathButton
                  type="button"
                  aria-current={number === shown ? 'true' : undefined}
                  onClick={() => onChoose(number)}
                >
                  <Text as="span" color="brass.fg" fontFamily="mono">
                    {number}
                  </Text>
                  <Text as="span" fontSize="13.5px" overflowWrap="anywhere" lineClamp="2">
                    {path.detail || wordsFrom(path, step)}
                  </Text>
                  <Text as="span" color="fg.muted" fontSize="13px">
                    {t('steps', { count: path.words.length })}
                  </Text>
                </PathButton>
              </li>
            </Fragment>
          ))}
        </Stack>
      )}
      {found.length > rows && (
        <Button size="sm" alignSelf="flex-start" onClick={() => setRows(rows + 5 * ROWS)}>
          {t('showMore', { left: found.length - rows })}
        </Button>
      )}
    </TitledPanel>
  );
}

const GroupTitle = ({ path: { proves, tags } }: { readonly path: PathSummary }) => (
  <li>
    <h3>
      {proves}
      {tags.length > 0 && (
        <Text as="span" color="fg.muted" font="400 13px var(--text)">
          {' '}
          {tags.join(', ')}
        </Text>
      )}
    </h3>
  </li>
);

const PathButton = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '3',
    width: 'full',
    px: '3',
    py: '2',
    border: 'line',
    borderRadius: 'small',
    background: 'bg.muted',
    textAlign: 'left',
    _hover: { borderColor: 'border.control' },
    '&[aria-current]': {
      borderColor: 'border.hair',
      background: 'color-mix(in srgb, var(--brass) 10%, var(--s2))',
    },
  },
});

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
