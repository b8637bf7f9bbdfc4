import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ImportView } from '#contract/admin/imports.ts';
import { ImportChanges } from '#src/ui/features/imports/ImportChanges.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { contentsOf, totalOf } from './importParts.ts';
import { Lines } from './Lines.tsx';

const SHOWN_WARNINGS = 3;

/** What an import comes to, in four figures, and what should be known of it. */
export function Findings({ view }: { readonly view: ImportView }) {
  const t = useMessages('adminImport');
  const { nameOnly, nameOnlyNames, warnings, rejected } = view;
  const figures = [
    { what: 'create', count: totalOf(view, 'create'), tone: 'ok.fg' },
    { what: 'update', count: totalOf(view, 'update'), tone: 'teal.fg' },
    { what: 'skip', count: totalOf(view, 'skip'), tone: 'fg' },
    { what: 'reject', count: rejected, tone: 'danger.fg' },
  ] as const;
  const names = formatFor().list(nameOnlyNames, { type: 'unit' });
  const unnamed = nameOnly - nameOnlyNames.length;
  return (
    <>
      <SimpleGrid
        as="dl"
        columns={{ base: 2, sm: 4 }}
        gap="1px"
        border="line"
        borderRadius="panel"
        overflow="hidden"
        background="border"
      >
        {figures.map(({ what, count, tone }) => (
          <Flex key={what} direction="column-reverse" px="18px" py="14px" background="bg.panel">
            <Text as="dt" color="fg.muted" textStyle="dense">
              {t('figure', { what, count })}
            </Text>
            <Box
              as="dd"
              m="0"
              textStyle="code"
              fontSize="26px"
              lineHeight="1.2"
              color={count === 0 ? 'fg.subtle' : tone}
            >
              {formatFor().number(count)}
            </Box>
          </Flex>
        ))}
      </SimpleGrid>
      <Text color="fg.muted" textStyle="dense">
        {contentsOf(t, view)}
      </Text>
      <ImportChanges view={view} />
      {nameOnly > 0 && (
        <InlineAlert status="warning" title={t('nameOnly', { count: nameOnly })}>
          <Lines
            summary={t('nameOnlyHint')}
            lines={[unnamed > 0 ? t('namesAndMore', { names, more: unnamed }) : names]}
          />
        </InlineAlert>
      )}
      {warnings.length > 0 && (
        <InlineAlert status="info" title={t('warnings', { count: warnings.length })}>
          <Lines lines={warnings.slice(0, SHOWN_WARNINGS)} />
          <Lines
            summary={t('more', { count: warnings.length - SHOWN_WARNINGS })}
            lines={warnings.slice(SHOWN_WARNINGS)}
          />
        </InlineAlert>
      )}
    </>
  );
}
