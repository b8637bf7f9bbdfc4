import { Text } from '@chakra-ui/react';
import type { ImportSource } from '#contract/admin/imports.ts';
import type { CubeChange } from '#contract/sources/sources.ts';
import { inARow } from '../../messages/inARow.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface FetchedFromProps {
  readonly source: ImportSource;
  readonly change: CubeChange | null;
}

/** Where an import was fetched, with which sets, and what it allowed. */
export function FetchedFrom({ source, change }: FetchedFromProps) {
  const { name, sets, missing, allowed, licence } = source;
  const t = useMessages('imports');
  const lines = [
    t('fetchedFrom', { name, sets: inARow(sets) }),
    ...(change === null ? [] : [t('cubeChanged', { in: change.in, out: change.out })]),
    ...(missing.length > 0 ? [t('fetchedMissing', { name, sets: inARow(missing) })] : []),
    ...(allowed.length > 0 ? [t('fetchedAllowed', { hosts: inARow(allowed) })] : []),
    licence,
  ];
  return (
    <SystemProvider>
      {lines.map((line) => (
        <Text key={line} color="fg.muted" textStyle="hint">
          {line}
        </Text>
      ))}
    </SystemProvider>
  );
}
