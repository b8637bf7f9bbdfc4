import { Text } from '@chakra-ui/react';
import type { ImportSource } from '#contract/admin/imports.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface FetchedFromProps {
  readonly source: ImportSource;
}

/** Where an import was fetched, with which sets, and what it allowed. */
export function FetchedFrom({ source: { name, sets, missing, allowed, licence } }: FetchedFromProps) {
  const t = useMessages('imports');
  const lines = [
    t('fetchedFrom', { name, sets: sets.join(', ') }),
    ...(missing.length > 0 ? [t('fetchedMissing', { name, sets: missing.join(', ') })] : []),
    ...(allowed.length > 0 ? [t('fetchedAllowed', { hosts: allowed.join(', ') })] : []),
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
