import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { MOST_DECKS } from '#contract/decks/decks.ts';
import IconRemove from '~icons/ph/trash';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../../system/ActionButton.tsx';
import { FormInput } from '../../../system/forms/controls.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { DeckDialog } from '../DeckDialog.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { clockWords } from '../desk/deckWords.ts';
import { DeckRow, DeckRowList } from './DeckRow.tsx';

/** All decks of this pool: open one, remove one, begin another. */
export default function PoolDecksDialog({ onClose }: { readonly onClose: () => void }) {
  const { view, decks, removeDeck, keeping, document, main } = useDeckDesk();
  const t = useMessages('deck');
  const { isBusy, failure, run } = useBusyAction();
  const [removing, setRemoving] = useState<number | null>(null);
  const open = (number: number) => {
    onClose();
    keeping.openDeck(number);
  };
  const remove = (number: number) => {
    if (!isBusy) setRemoving(number);
    void run(() => removeDeck(number));
  };
  return (
    <DeckDialog title={t('decksTitle')} onClose={onClose}>
      <Stack gap="3.5">
        <DeckRowList>
          {decks.map(({ number, name, main: count, submittedAtMs }) => {
            const isOpen = number === view.number;
            const cards = t('cardsIn', { count: isOpen ? main.count : count, board: main.name });
            return (
              <DeckRow
                key={number}
                name={isOpen ? document.name : name}
                line={
                  submittedAtMs === null
                    ? cards
                    : t('submittedLine', { cards, time: clockWords(submittedAtMs) })
                }
              >
                {isOpen && (
                  <Text color="brass.fg" textStyle="dense">
                    {t('open')}
                  </Text>
                )}
                {!isOpen && submittedAtMs === null && (
                  <IconActionButton
                    size="sm"
                    label={t('removeName', { name })}
                    isBusy={isBusy && removing === number}
                    onClick={() => remove(number)}
                  >
                    <IconRemove aria-hidden="true" />
                  </IconActionButton>
                )}
                {!isOpen && (
                  <ActionButton size="sm" aria-label={t('openName', { name })} onClick={() => open(number)}>
                    {t('openDeck')}
                  </ActionButton>
                )}
              </DeckRow>
            );
          })}
        </DeckRowList>
        {failure !== '' && (
          <InlineAlert status="error" isAnnounced>
            {failure}
          </InlineAlert>
        )}
        {decks.length >= MOST_DECKS ? (
          <Text textStyle="dense">{t('decksFull', { most: MOST_DECKS })}</Text>
        ) : (
          <NewDeck onMade={open} />
        )}
      </Stack>
    </DeckDialog>
  );
}

function NewDeck({ onMade }: { readonly onMade: (number: number) => void }) {
  const { view, document, actor, whenSaved, keeping } = useDeckDesk();
  const t = useMessages('deck');
  const { isBusy, failure, run } = useBusyAction();
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name') ?? '').trim();
    if (name === '') return;
    const isCopy = form.get('from') === 'copy';
    void run(async () => {
      if (isCopy) await whenSaved().catch(() => undefined);
      const isSaved = actor.getSnapshot().context.version > 0;
      onMade(await keeping.addDeck({ name, from: isCopy && isSaved ? view.number : null }));
    });
  };
  return (
    <chakra.form display="flex" flexDirection="column" gap="2.5" color="fg" onSubmit={make}>
      <Heading as="h3" size="sm" fontSize="md">
        {t('anotherDeck')}
      </Heading>
      <FormInput
        name="name"
        aria-label={t('newDeckName')}
        defaultValue={`${document.name} 2`.slice(0, 60)}
        maxLength={60}
      />
      {(['copy', 'drafted'] as const).map((from) => (
        <chakra.label key={from} display="flex" alignItems="center" gap="2" minHeight="8" fontSize="15px">
          <chakra.input
            type="radio"
            name="from"
            value={from}
            defaultChecked={from === 'copy'}
            boxSize="18px"
            accentColor="var(--brass)"
          />
          {t(from === 'copy' ? 'copyOfDeck' : 'poolAsDrafted')}
        </chakra.label>
      ))}
      {failure !== '' && (
        <InlineAlert status="error" isAnnounced>
          {failure}
        </InlineAlert>
      )}
      <ActionButton type="submit" variant="solid" isBusy={isBusy}>
        {t('makeDeck')}
      </ActionButton>
    </chakra.form>
  );
}
