import { chakra, Flex, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { type DeckContents, MOST_SNAPSHOTS } from '#contract/decks/decks.ts';
import IconPlus from '~icons/ph/plus-bold';
import IconRemove from '~icons/ph/trash';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useLookup } from '../../../components/useLookup.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../../system/ActionButton.tsx';
import { FormInput } from '../../../system/forms/controls.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { DeckDialog } from '../DeckDialog.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { countFree } from '../desk/deckEntries.ts';
import { clockWords } from '../desk/deckWords.ts';
import { KeyMark } from '../KeyMark.tsx';
import { DeckRow, DeckRowList } from './DeckRow.tsx';

/** Named moments of this deck, and the deck as it was drafted; one press brings any of them back. */
export default function Snapshots({ onClose }: { readonly onClose: () => void }) {
  const { keeping, document, main, pool, restore } = useDeckDesk();
  const t = useMessages('deck');
  const { found, failure, isAsking, ask } = useLookup(null, keeping.snapshots);
  const { isBusy, failure: changeFailure, run } = useBusyAction();
  const kept = found?.value ?? null;
  const trouble = changeFailure || failure;
  const change = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      ask(null);
    });
  const rowOf = ({ buckets, free }: DeckContents) => {
    const cards = buckets[main.key] ?? [];
    return {
      line: t('mainCount', { picks: cards.length, lands: countFree({ buckets, free }) }),
      picture: cards.map((id) => pool.get(id)?.face.image ?? null).find(Boolean) ?? null,
    };
  };
  const restoreButton = (name: string, contents: DeckContents) => (
    <ActionButton
      size="sm"
      aria-label={t('restoreName', { name })}
      onClick={() => {
        restore(contents, t('saidRestored', { name }));
        onClose();
      }}
    >
      {t('restore')}
    </ActionButton>
  );
  return (
    <DeckDialog title={t('snapshots')} onClose={onClose}>
      <Stack gap="3">
        <NewSnapshot
          isFull={(kept?.snapshots.length ?? 0) >= MOST_SNAPSHOTS}
          isBusy={isBusy}
          onSave={(name) => change(() => keeping.takeSnapshot({ name, contents: document.contents }))}
        />
        {trouble && (
          <InlineAlert
            status="error"
            isAnnounced
            action={
              <ActionButton size="sm" onClick={() => ask(null)}>
                {t('retry')}
              </ActionButton>
            }
          >
            {trouble}
          </InlineAlert>
        )}
        {kept === null && isAsking && (
          <Stack gap="2" role="status">
            <VisuallyHidden>{t('snapshotsLoading')}</VisuallyHidden>
            <Skeleton height="46px" />
            <Skeleton height="46px" />
          </Stack>
        )}
        {kept !== null && (
          <DeckRowList>
            <DeckRow name={t('now')} {...rowOf(document.contents)} isCurrent>
              <Text color="brass.fg" textStyle="dense">
                {t('open')}
              </Text>
            </DeckRow>
            {kept.snapshots.map(({ id, name, takenAtMs, contents }) => {
              const { line, picture } = rowOf(contents);
              const dated = t('snapshotLine', { time: clockWords(takenAtMs), contents: line });
              return (
                <DeckRow key={id} name={name} line={dated} picture={picture}>
                  <IconActionButton
                    size="sm"
                    label={t('removeName', { name })}
                    onClick={() => void change(() => keeping.removeSnapshot(id))}
                  >
                    <IconRemove aria-hidden="true" />
                  </IconActionButton>
                  {restoreButton(name, contents)}
                </DeckRow>
              );
            })}
            <DeckRow name={t('asDrafted')} {...rowOf(kept.asDrafted)}>
              {restoreButton(t('asDrafted'), kept.asDrafted)}
            </DeckRow>
          </DeckRowList>
        )}
        <Flex justify="space-between" textStyle="hint">
          {t('undoSteps')}
          <Flex hideBelow="sm" gap="1" aria-hidden="true">
            {t.rich('undoKeys', { key: (key) => <KeyMark>{key}</KeyMark> })}
          </Flex>
        </Flex>
      </Stack>
    </DeckDialog>
  );
}

interface NewSnapshotProps {
  readonly isFull: boolean;
  readonly isBusy: boolean;
  readonly onSave: (name: string) => Promise<void>;
}

function NewSnapshot({ isFull, isBusy, onSave }: NewSnapshotProps) {
  const { main } = useDeckDesk();
  const t = useMessages('deck');
  const [isNaming, setNaming] = useState(false);
  if (!isNaming) {
    return (
      <ActionButton
        alignSelf="flex-start"
        reason={isFull ? t('snapshotsFull', { most: MOST_SNAPSHOTS }) : undefined}
        onClick={() => setNaming(true)}
      >
        <IconPlus aria-hidden="true" />
        {t('saveSnapshot')}
      </ActionButton>
    );
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return;
    await onSave(name);
    setNaming(false);
  };
  return (
    <chakra.form display="flex" gap="2" onSubmit={(event) => void save(event)}>
      <FormInput
        autoFocus
        name="name"
        aria-label={t('snapshotName')}
        defaultValue={t('snapshotFirstName', {
          cards: t('cards', { count: main.count }),
          time: clockWords(Date.now()),
        })}
        maxLength={60}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ActionButton type="submit" variant="solid" isBusy={isBusy}>
        {t('save')}
      </ActionButton>
    </chakra.form>
  );
}
