import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../messages/useMessages.ts';
import { type EventsPages, eventsSearch } from './eventsSearch.ts';

const PAGE_ROWS = 24;

interface EventPagesProps {
  /** Which of the two lists is turned; the other one keeps its page. */
  readonly list: keyof EventsPages;
  readonly pages: EventsPages;
  readonly total: number;
}

/** The pages of a list, each with an address of its own. */
export function EventPages({ list, pages, total }: EventPagesProps) {
  const t = useMessages('eventPages');
  const count = Math.ceil(total / PAGE_ROWS);
  const page = pages[list];
  if (count <= 1) return null;
  const turn = (to: number, words: string, endWords: string) => {
    const isEnd = to < 1 || to > count;
    return (
      <Button asChild size="sm" title={isEnd ? endWords : undefined}>
        {/* At an end it keeps its place and the focus, and leads nowhere. */}
        <Link
          to="/drafts"
          search={eventsSearch({ ...pages, [list]: to })}
          resetScroll={false}
          disabled={isEnd}
          tabIndex={0}
        >
          {words}
        </Link>
      </Button>
    );
  };
  return (
    <Flex
      as="nav"
      aria-label={t(list === 'own' ? 'ownPages' : 'openPages')}
      align="center"
      justify="center"
      gap="4"
      px="5"
      py="3"
      borderTop="line"
    >
      {turn(page - 1, t('newer'), t('newestShown'))}
      <Text as="span" color="fg.muted" textStyle="dense">
        {t('pageOf', { page, pages: count })}
      </Text>
      {turn(page + 1, t('older'), t('oldestShown'))}
    </Flex>
  );
}
