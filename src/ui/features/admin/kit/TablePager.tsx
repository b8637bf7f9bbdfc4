import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { PAGE_ROWS } from '#contract/admin/table.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconBack from '~icons/ph/caret-left-bold';
import IconNext from '~icons/ph/caret-right-bold';
import type { TableAsk } from './tableParts.ts';

interface TablePagerProps {
  readonly ask: Pick<TableAsk, 'page' | 'pageRows'>;
  readonly askFor: (changes: Partial<TableAsk>) => void;
  readonly total: number;
}

/** Which rows are shown of how many, rows a page, and the way on. */
export const TablePager = memo(function TablePager({ ask, askFor, total }: TablePagerProps) {
  const t = useMessages('admin');
  const { page, pageRows } = ask;
  const pages = Math.max(1, Math.ceil(total / pageRows));
  const first = Math.min((page - 1) * pageRows + 1, total);
  const last = Math.min(page * pageRows, total);
  return (
    <SystemProvider>
      <Flex
        as="nav"
        aria-label={t('pages')}
        wrap="wrap"
        align="center"
        gap="2.5"
        columnGap={{ base: '3', md: '5' }}
      >
        <Text role="status" flex={{ base: '1 1 60px', md: '1 1 140px' }} color="fg.muted" textStyle="dense">
          {t.rich('pageRows', {
            first,
            last,
            total,
            n: (words) => (
              <Box as="span" textStyle="code" _last={{ color: 'fg', fontWeight: 'semibold' }}>
                {words}
              </Box>
            ),
          })}
        </Text>
        <HStack gap="2" textStyle="dense">
          <Text color="fg.muted" whiteSpace="nowrap" aria-hidden="true">
            {t('rows')}
          </Text>
          <FormSelect
            aria-label={t('rowsPerPage')}
            size="sm"
            minWidth="76px"
            value={pageRows}
            onChange={(event) => askFor({ pageRows: Number(event.target.value) })}
          >
            {PAGE_ROWS.map((rows) => (
              <option key={rows}>{rows}</option>
            ))}
          </FormSelect>
        </HStack>
        <HStack gap="2">
          <IconActionButton
            label={t('previousPage')}
            size="sm"
            variant="outline"
            reason={page <= 1 ? t('isFirstPage') : undefined}
            onClick={() => askFor({ page: page - 1 })}
          >
            <IconBack aria-hidden="true" />
          </IconActionButton>
          <Text as="span" textStyle="code" fontSize="sm">
            {t('pageOf', { page, pages })}
          </Text>
          <IconActionButton
            label={t('nextPage')}
            size="sm"
            variant="outline"
            reason={page >= pages ? t('isLastPage') : undefined}
            onClick={() => askFor({ page: page + 1 })}
          >
            <IconNext aria-hidden="true" />
          </IconActionButton>
        </HStack>
      </Flex>
    </SystemProvider>
  );
});
