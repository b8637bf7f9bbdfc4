import { Badge, Box, Button, Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isSending, isUnsaved, type RecordActor } from '#src/machines/forms/recordEditor.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconBack from '~icons/ph/arrow-left';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import { LeaveGuard } from './LeaveGuard.tsx';
import { type EditedRecord, RecordBody } from './RecordBody.tsx';
import { useSaveKey } from './useSaveKey.ts';

interface PageWords {
  /** The title while it's made and has no name. */
  readonly newTitle: string;
  /** The title of one whose name was emptied. */
  readonly untitled: string;
  readonly back: string;
  readonly notSaved: string;
}

interface RecordPageProps<Row extends object, Form extends object> {
  readonly editor: RecordActor<Row, Form>;
  readonly nameOf: (form: Form) => string;
  readonly words: PageWords;
  readonly isReadOnly?: boolean;
  readonly onBack: () => void;
  /** Deletes it, and answers the activity by which that can be undone. */
  readonly remove?: ((record: Row) => Promise<string | null>) | undefined;
  readonly onRemoved?: (name: string, activityId: string | null) => void;
  /** Beside Save. */
  readonly acts?: ReactNode;
  /** What the form comes to, beside it. */
  readonly bench: (form: Form) => ReactNode;
  /** How wide form and bench are beside each other. */
  readonly columns?: string;
  readonly children: (edited: EditedRecord<Row, Form>) => ReactNode;
}

const BESIDE = '@media (min-width: 1181px)';

/** A record that fills its screen: the way back, whether it's saved, Undo, Save and Delete above its form and its bench. */
export function RecordPage<Row extends object, Form extends object>(props: RecordPageProps<Row, Form>) {
  const { editor, words, isReadOnly = false, remove, onRemoved } = props;
  const t = useMessages('admin');
  const { id, record, form, turn } = useSelector(editor, (snapshot) => snapshot.context);
  const isTyped = useSelector(editor, isUnsaved);
  const isChanged = !isReadOnly && (isTyped || id === null);
  const isSaved = useSelector(editor, ({ value }) => value === 'saved');
  const deletion = useBusyAction();
  const save = () => editor.send({ type: 'save.pressed' });
  useSaveKey(isChanged ? save : null);
  const isHeld = () => {
    const now = editor.getSnapshot();
    return !isReadOnly && isUnsaved(now) && now.value !== 'saved';
  };
  const deleteIt = (stored: Row) =>
    deletion.run(async () => {
      const activityId = (await remove?.(stored)) ?? null;
      editor.send({ type: 'discard.pressed' });
      onRemoved?.(props.nameOf(form), activityId);
    });
  const name = props.nameOf(form) || (id === null ? words.newTitle : words.untitled);
  return (
    <SystemProvider>
      <LeaveGuard isUnsaved={isHeld} />
      <Box as="header" display={STAYS} {...STICKY} top="-36px" gap="1" pb="2.5">
        <Flex justify="space-between" mx="-3">
          <Button size="sm" variant="ghost" onClick={props.onBack}>
            <IconBack aria-hidden="true" />
            {words.back}
          </Button>
          {remove !== undefined && record !== null && (
            <ActionButton
              size="sm"
              variant="ghost"
              colorPalette="danger"
              isBusy={deletion.isBusy}
              onClick={() => void deleteIt(record)}
            >
              {t('delete')}
            </ActionButton>
          )}
        </Flex>
        <Flex display={STAYS} wrap="wrap" align="center" gap="2" columnGap="3" pt="1.5">
          <Heading
            as="h1"
            textStyle="title.xl"
            flex="1"
            minWidth="0"
            mt={{ base: '-3', sm: '0' }}
            overflowWrap="anywhere"
            tabIndex={-1}
            outline="none"
            ref={focusOnOpen}
          >
            {name}
          </Heading>
          <SavingBar editor={editor} isReadOnly={isReadOnly} isChanged={isChanged} onSave={save}>
            {props.acts}
          </SavingBar>
        </Flex>
        <WhatIsWrong editor={editor} title={words.notSaved} failure={deletion.failure} />
      </Box>
      <Grid
        templateColumns="minmax(0, 1fr)"
        alignItems="start"
        gap="5"
        css={{
          [BESIDE]: { gridTemplateColumns: props.columns ?? 'minmax(0, 1fr) minmax(340px, 500px)' },
          '& :is(input, select, textarea, button, summary)': { scrollMarginBlock: '110px' },
        }}
      >
        <RecordBody editor={editor}>
          {(edited) => (
            <>
              <Stack
                key={turn}
                as="fieldset"
                gap="4"
                minWidth="0"
                {...{ disabled: isReadOnly || isSaved }}
                aria-label={name}
              >
                {props.children(edited)}
              </Stack>
              <Stack gap="4" minWidth="0">
                {props.bench(edited.form)}
              </Stack>
            </>
          )}
        </RecordBody>
      </Grid>
    </SystemProvider>
  );
}

/** On a phone only its bar stays while one scrolls, so the boxes around it don't hold it. */
const STAYS = { base: 'contents', sm: 'flex' };
const STICKY = { flexDirection: 'column', position: 'sticky', zIndex: 20, bg: 'bg' } as const;

interface SavingBarProps<Row extends object, Form extends object> {
  readonly editor: RecordActor<Row, Form>;
  readonly isReadOnly: boolean;
  readonly isChanged: boolean;
  readonly onSave: () => void;
  readonly children?: ReactNode;
}

function SavingBar<Row extends object, Form extends object>(props: SavingBarProps<Row, Form>) {
  const { editor, isReadOnly, isChanged } = props;
  const t = useMessages('admin');
  const { id, discarded } = useSelector(editor, (snapshot) => snapshot.context);
  const isBusy = useSelector(editor, isSending);
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="2"
      columnGap={{ sm: '3' }}
      {...ON_A_PHONE}
      position={{ base: 'sticky', sm: 'static' }}
    >
      <Box role="status" flex={{ base: '1', sm: 'none' }}>
        {!isReadOnly && (
          <Badge colorPalette={isChanged ? 'warn' : 'ok'}>{isChanged ? t('notSaved') : t('saved')}</Badge>
        )}
      </Box>
      {props.children}
      {!isReadOnly && isChanged && id !== null && (
        <ActionButton
          variant="ghost"
          reason={isBusy ? t('saving') : undefined}
          onClick={() => editor.send({ type: 'discard.pressed' })}
        >
          <IconUndo aria-hidden="true" />
          {t('undoChanges')}
        </ActionButton>
      )}
      {!isReadOnly && !isChanged && discarded !== null && (
        <Button variant="ghost" onClick={() => editor.send({ type: 'redo.pressed' })}>
          <IconRedo aria-hidden="true" />
          {t('redoChanges')}
        </Button>
      )}
      {!isReadOnly && (
        <ActionButton
          variant="solid"
          isBusy={isBusy}
          reason={isChanged || isBusy ? undefined : t('nothingChanged')}
          aria-keyshortcuts="Control+S"
          onClick={props.onSave}
        >
          {t('save')}
        </ActionButton>
      )}
    </Flex>
  );
}

const ON_A_PHONE = {
  zIndex: 20,
  top: 0,
  mt: { base: '-2', sm: '0' },
  mx: { base: 'calc(-1 * var(--margin))', sm: '0' },
  py: { base: '2', sm: '0' },
  px: { base: 'var(--margin)', sm: '0' },
  borderBottom: { base: 'line', sm: 'none' },
  bg: { base: 'bg', sm: 'transparent' },
} as const;

interface WhatIsWrongProps<Row extends object, Form extends object> {
  readonly editor: RecordActor<Row, Form>;
  readonly title: string;
  /** Why it couldn't be deleted, '' otherwise. */
  readonly failure: string;
}

/** Each sentence once: a fault of a part belongs to its whole, so its own field may not show it. */
function WhatIsWrong<Row extends object, Form extends object>(props: WhatIsWrongProps<Row, Form>) {
  const t = useMessages('admin');
  const { faults, failure, isConflict } = useSelector(props.editor, (snapshot) => snapshot.context);
  const isOpen = useSelector(props.editor, ({ value }) => value !== 'unreadable');
  const words = isConflict
    ? t('conflict')
    : [...new Set(Object.values(faults).flat())].join(' ') || failure || props.failure;
  if (words === '' || !isOpen) return null;
  return (
    <InlineAlert status="error" title={props.failure === '' ? props.title : undefined} isAnnounced>
      {words}
    </InlineAlert>
  );
}

/** Moves the focus to the title, unless somebody has moved it already. */
const focusOnOpen = (title: HTMLElement | null) => {
  if (document.activeElement === document.body) title?.focus();
};
