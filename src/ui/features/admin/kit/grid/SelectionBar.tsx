import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import IconClose from '~icons/ph/x';

interface SelectionBarProps {
  readonly count: number;
  readonly total: number;
  readonly isAllMatching: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** How many rows are selected and what can be done with them; it stays in sight while one scrolls. */
export function SelectionBar({ count, total, isAllMatching, onAll, onClear, children }: SelectionBarProps) {
  const t = useMessages('admin');
  return (
    <Flex
      as="section"
      aria-label={t('selectedRows')}
      position="sticky"
      zIndex="20"
      bottom={{ base: '76px', md: '4' }}
      wrap="wrap"
      align="center"
      alignSelf="center"
      gap="1.5"
      columnGap="2.5"
      maxWidth="full"
      px="3.5"
      py="2.5"
      border="hair"
      borderRadius="panel"
      background="bg.emphasized"
      boxShadow="sheet"
    >
      <Text role="status" textStyle="control">
        {t.rich('selected', {
          count,
          b: (words) => (
            <Text as="b" textStyle="code">
              {words}
            </Text>
          ),
        })}
      </Text>
      {!isAllMatching && count < total && (
        <Button variant="plain" size="sm" onClick={onAll}>
          {t('selectAll', { total })}
        </Button>
      )}
      {children}
      <IconActionButton label={t('selectNone')} size="sm" onClick={onClear}>
        <IconClose aria-hidden="true" />
      </IconActionButton>
    </Flex>
  );
}
