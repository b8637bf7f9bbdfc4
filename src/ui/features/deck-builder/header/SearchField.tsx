import { Badge, Flex, Input, VisuallyHidden } from '@chakra-ui/react';
import { memo, useId, useRef } from 'react';
import IconSearch from '~icons/ph/magnifying-glass';
import IconClose from '~icons/ph/x';
import { useListener } from '../../../components/useListener.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { useDeckDesk, useDeckSearch } from '../desk/deckDesk.ts';
import { KeyMark } from '../KeyMark.tsx';

/** Dims what does not match and rings what does; takes nothing away. "/" goes here, Escape clears. */
export const SearchField = memo(function SearchField() {
  const { query, hits, pool } = useDeckDesk();
  const { queryText, ask } = useDeckSearch();
  const t = useMessages('deck');
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useListener(window, 'keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    field.current?.focus();
  });
  const isAsking = query.terms.length > 0;
  return (
    <Flex
      flex={{ sm: '0 1 300px' }}
      align="center"
      gap="2"
      minWidth="0"
      pl="3"
      pr="1"
      border="control"
      borderRadius="control"
      background="bg.well"
      color="fg.muted"
      css={{
        '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
        '& svg': { flex: 'none' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    >
      <IconSearch aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        flex="1"
        minWidth="60px"
        px="0"
        height={{ base: '42px', sm: '38px' }}
        border="none"
        outline="none"
        appearance="none"
        background="none"
        {...(queryText !== '' && { fontFamily: 'mono' })}
        _focusVisible={{ outline: 'none' }}
        value={queryText}
        placeholder={t('search')}
        aria-label={t('search')}
        aria-describedby={hintId}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (queryText === '') event.currentTarget.blur();
          else ask('');
        }}
      />
      <VisuallyHidden id={hintId}>{t('searchHint')}</VisuallyHidden>
      <VisuallyHidden role="status">
        {isAsking && t('hits', { count: hits.size, total: pool.size })}
      </VisuallyHidden>
      {isAsking && (
        <Badge variant="subtle" size="xs" colorPalette="brass" aria-hidden="true">
          {t('hits', { count: hits.size, total: pool.size })}
        </Badge>
      )}
      {queryText === '' ? (
        <KeyMark>/</KeyMark>
      ) : (
        <IconActionButton
          size="sm"
          label={t('clearSearch')}
          onClick={() => {
            ask('');
            field.current?.focus();
          }}
        >
          <IconClose aria-hidden="true" />
        </IconActionButton>
      )}
    </Flex>
  );
});

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
