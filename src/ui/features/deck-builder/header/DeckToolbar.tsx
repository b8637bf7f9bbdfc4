import { Box, chakra, Flex, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import { selectIsRedoable, selectIsUndoable } from '#src/machines/decks/deckEditor.ts';
import { afterPress } from '#src/ui/components/hooks/afterPress.ts';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import IconHistory from '~icons/ph/clock-counter-clockwise';
import IconExport from '~icons/ph/export';
import IconLands from '~icons/ph/mountains';
import IconColumns from '~icons/ph/sort-ascending';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, type ActionButtonProps } from '../../../system/ActionButton.tsx';
import { COLUMNS } from '../boards/deckColumns.ts';
import { useDeckArranging, useDeckDesk } from '../desk/deckDesk.ts';
import { useIsNarrow } from '../desk/useIsNarrow.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** What is done most: beside the title, and on a phone within reach of a thumb. */
export function DeckToolbar() {
  const { actor, view, undo, redo, openExtra } = useDeckDesk();
  const t = useMessages('deck');
  const isUndoable = useSelector(actor, selectIsUndoable);
  const isRedoable = useSelector(actor, selectIsRedoable);
  const press = (step: () => void) => (event: MouseEvent<HTMLElement>) =>
    afterPress(event.currentTarget, step);
  return (
    <Flex role="toolbar" aria-label={t('toolbar')} align="center" gap={{ sm: '2' }} css={TOOLBAR}>
      {view.isMine && (
        <>
          <Tool
            words={t('undo')}
            isIcon
            title={t('undoTitle')}
            reason={isUndoable ? undefined : t('nothingToUndo')}
            data-step="undo"
            onClick={press(undo)}
          >
            <IconUndo aria-hidden="true" />
          </Tool>
          <Tool
            words={t('redo')}
            isIcon
            title={t('redoTitle')}
            reason={isRedoable ? undefined : t('nothingToRedo')}
            data-step="redo"
            onClick={press(redo)}
          >
            <IconRedo aria-hidden="true" />
          </Tool>
          <Tool
            words={t('history')}
            variant="ghost"
            hideBelow="sm"
            aria-haspopup="dialog"
            onClick={() => openExtra('history')}
          >
            <IconHistory aria-hidden="true" />
          </Tool>
          {view.freeFaces.length > 0 && (
            <Tool
              words={t('basicLands')}
              hideFrom="sm"
              aria-haspopup="dialog"
              onClick={() => openExtra('lands')}
            >
              <IconLands aria-hidden="true" />
            </Tool>
          )}
        </>
      )}
      <ColumnsTool />
      <ExportMenu>
        <Tool words={t('export')}>
          <IconExport aria-hidden="true" />
        </Tool>
      </ExportMenu>
      {view.isMine && <SubmitButton hideBelow="sm" />}
    </Flex>
  );
}

interface ToolProps extends ActionButtonProps {
  readonly words: string;
  /** Without its words where there is a title to say them. */
  readonly isIcon?: boolean;
  readonly children: ReactNode;
}

/** On a phone its words are below its icon. */
const Tool = ({ words, isIcon = false, children, ...props }: ToolProps) => {
  const isNarrow = useIsNarrow();
  return (
    <ActionButton
      variant={isNarrow ? 'ghost' : 'outline'}
      flex={{ base: 1, sm: 'none' }}
      flexDirection={{ base: 'column', sm: 'row' }}
      gap={{ base: '1', sm: '2' }}
      minWidth="0"
      height={{ base: '52px', sm: '40px' }}
      px={{ base: '1', sm: isIcon ? '2.5' : '4' }}
      fontSize={{ base: '12.5px', sm: '15px' }}
      {...props}
    >
      {children}
      <Box as="span" {...(isIcon && { srOnly: { base: false, sm: true } })}>
        {words}
      </Box>
    </ActionButton>
  );
};

/** The browser's own list under a tool's look. */
function ColumnsTool() {
  const { arrangement, arrange } = useDeckArranging();
  const t = useMessages('deck');
  const { columnsBy } = arrangement;
  return (
    <Flex
      hideFrom="sm"
      position="relative"
      flex="1"
      direction="column"
      align="center"
      justify="center"
      gap="1"
      minWidth="0"
      height="52px"
      borderRadius="control"
      color="fg.muted"
      fontSize="12.5px"
      fontWeight="semibold"
      lineHeight="1"
      whiteSpace="nowrap"
      _focusWithin={{ outline: '2px solid var(--focus)', outlineOffset: '-2px' }}
    >
      <IconColumns aria-hidden="true" />
      <Text aria-hidden="true">{t('byColumns', { by: columnsBy })}</Text>
      <chakra.select
        position="absolute"
        inset="0"
        width="full"
        opacity="0"
        aria-label={t('columns')}
        value={columnsBy}
        onChange={({ target }) => {
          const chosen = COLUMNS.find((key) => key === target.value);
          if (chosen) arrange({ columnsBy: chosen });
        }}
      >
        {COLUMNS.map((key) => (
          <option key={key} value={key}>
            {t('columnsBy', { by: key })}
          </option>
        ))}
      </chakra.select>
    </Flex>
  );
}

const TOOLBAR: SystemStyleObject = {
  smDown: {
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: '20',
    px: '2',
    pt: '2',
    pb: 'calc(10px + env(safe-area-inset-bottom))',
    borderTop: 'hair',
    background: 'bg.panel',
    boxShadow: '0 -14px 30px -16px #000a',
    '& svg': { boxSize: '22px' },
  },
  '@media print': { display: 'none' },
  // A colour that slides draws the page for as long as it does, and that with the deck that a step changed.
  '& [data-step]': { transition: 'none' },
  '& [data-step]:is([data-pressed], [data-held])': {
    background: 'color-mix(in srgb, var(--fg) 14%, transparent)',
  },
};
