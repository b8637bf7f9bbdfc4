import { Flex, Heading, Input, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import IconDecks from '~icons/ph/cards';
import IconPencil from '~icons/ph/pencil-simple';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';

/** The deck's name; a press turns it into a field, Enter or leaving keeps what was written, Escape does not. */
export function DeckTitle() {
  const { document, rename, view, decks, openExtra } = useDeckDesk();
  const t = useMessages('deck');
  const [isEditing, setEditing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isDropped = useRef(false);
  const edit = () => {
    // A field that Escape takes away is not left, so that nothing else would take this back.
    isDropped.current = false;
    setEditing(true);
  };
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => frame.current?.querySelector('button')?.focus());
  };
  if (!isEditing) {
    return (
      <Flex ref={frame} align="center" gap={{ base: '0.5', sm: '2' }} minWidth="0">
        <Heading as="h1" size="lg" fontSize={{ base: '20px', sm: '2xl' }} truncate>
          {document.name}
        </Heading>
        {view.isMine && (
          <>
            <IconActionButton size="sm" my={{ base: '-10px', sm: '0' }} label={t('rename')} onClick={edit}>
              <IconPencil aria-hidden="true" />
            </IconActionButton>
            <IconActionButton
              size="sm"
              hideBelow="sm"
              width="auto"
              gap="1"
              label={t('otherDecks', { count: decks.length })}
              aria-haspopup="dialog"
              onClick={() => openExtra('decks')}
            >
              <IconDecks aria-hidden="true" />
              {decks.length > 1 && decks.length}
            </IconActionButton>
          </>
        )}
      </Flex>
    );
  }
  return (
    <Flex ref={frame}>
      <VisuallyHidden as="h1">{document.name}</VisuallyHidden>
      <Input
        autoFocus
        maxWidth="420px"
        fontFamily="heading"
        fontSize="24px"
        aria-label={t('nameOfDeck')}
        defaultValue={document.name}
        maxLength={60}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          if (!isDropped.current) rename(event.currentTarget.value);
          isDropped.current = false;
          setEditing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          isDropped.current = event.key === 'Escape';
          close();
          if (event.key === 'Enter') rename(event.currentTarget.value);
        }}
      />
    </Flex>
  );
}
