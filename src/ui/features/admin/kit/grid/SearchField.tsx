import { Box, chakra, HStack, Input } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTypedSearch } from '#src/ui/components/hooks/useTypedSearch.ts';
import { isFreeKey } from '#src/ui/components/keys/freeKeys.ts';
import { useListener } from '#src/ui/components/useListener.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { isDialogOpen } from '#src/ui/system/isDialogOpen.ts';
import IconSearch from '~icons/ph/magnifying-glass';

interface SearchFieldProps {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Asks when typing pauses. When the address changes by itself, as with Back, the field follows. */
export function SearchField({ label, words, onWords }: SearchFieldProps) {
  const t = useMessages('admin');
  const field = useRef<HTMLInputElement>(null);
  const { typed, setTyped } = useTypedSearch(words, onWords);
  // `/` and Ctrl+K, or Cmd+K, lead here from anywhere on the screen.
  useListener(document, 'keydown', (event) => {
    const isSlash = event.key === '/' && isFreeKey(event);
    const isCtrlK = event.key === 'k' && (event.ctrlKey || event.metaKey) && !isDialogOpen();
    if (!isSlash && !isCtrlK) return;
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <Box
      as="search"
      position="relative"
      containerType="inline-size"
      flex={{ base: '1 1 100%', md: '1 1 170px' }}
      maxWidth={{ md: '300px' }}
      css={{
        '& > svg': {
          position: 'absolute',
          top: '50%',
          left: '12px',
          width: '18px',
          height: '18px',
          color: 'fg.subtle',
          pointerEvents: 'none',
          transform: 'translateY(-50%)',
        },
        '& > div': { display: 'none' },
        '@container (min-width: 240px)': {
          '@media (pointer: fine)': {
            '& > input:placeholder-shown:not(:focus)': { paddingRight: '104px' },
            '& > input:placeholder-shown:not(:focus) + div': { display: 'flex' },
          },
        },
      }}
    >
      <IconSearch aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        // oxlint-disable-next-line passleft/bare-sentence -- names of keys, as browsers know them
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder={label}
        maxLength={200}
        paddingLeft="38px"
        textOverflow="ellipsis"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <HStack
        hideBelow="sm"
        aria-hidden="true"
        title={t('searchKeys')}
        position="absolute"
        top="0"
        right="2.5"
        height="full"
        gap="1"
        css={{ '& kbd': { px: '6px', border: 'line', borderRadius: 'tag', background: 'bg.muted' } }}
        color="fg.subtle"
        textStyle="code"
        fontSize="xs"
      >
        <chakra.kbd>/</chakra.kbd>
        <chakra.kbd>{t('searchKey')}</chakra.kbd>
      </HStack>
    </Box>
  );
}
