import { Flex, Text } from '@chakra-ui/react';
import { HISTORY_PAGE_ROWS } from '#contract/results/history.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import type { HistoryPages } from '../profilePorts.ts';

interface PageButtonsProps extends HistoryPages {
  /** Drafts on all pages. */
  readonly total: number;
}

/** One page of finished drafts to the next. */
export function PageButtons({ page, total, onPage }: PageButtonsProps) {
  const t = useMessages('profile');
  const pages = Math.ceil(total / HISTORY_PAGE_ROWS);
  if (pages <= 1) return null;
  return (
    <Flex as="nav" align="center" justify="center" gap="3" pt="2" pb="3" aria-label={t('historyPages')}>
      <ActionButton
        size="sm"
        reason={page === 1 ? t('newestShown') : undefined}
        onClick={() => onPage(page - 1)}
      >
        {t('newer')}
      </ActionButton>
      <Text as="span" color="fg.muted" textStyle="dense">
        {t('pageOf', { page, pages })}
      </Text>
      <ActionButton
        size="sm"
        reason={page === pages ? t('oldestShown') : undefined}
        onClick={() => onPage(page + 1)}
      >
        {t('older')}
      </ActionButton>
    </Flex>
  );
}
