import { Box, chakra, useSlotRecipe } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import IconClose from '~icons/ph/x';
import { useDocumentClass } from '../components/hooks/useDocumentClass.ts';
import { partWords } from '../messages/partWords.ts';
import { ActionButton, IconActionButton } from './ActionButton.tsx';

export interface DialogChoice {
  /** The verb; "Confirm" without it. */
  readonly words?: string;
  /** The verb while it works, such as "Deleting". */
  readonly busyWords?: string;
  /** What is done cannot be undone: a red button, and the focus starts on Cancel. */
  readonly isDestructive?: boolean;
  /** Why it cannot be confirmed yet. */
  readonly reason?: string | undefined;
  readonly onConfirm: () => void;
}

export interface ModalDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Gives the dialog its Cancel and Confirm pair. */
  readonly confirm?: DialogChoice;
  readonly cancelWords?: string;
  /** Cannot be closed while it is loading: Cancel, close button, Escape and the scrim are all off. */
  readonly isPersistent?: boolean;
  readonly isLoading?: boolean;
  /** `choice` is for rows of choice cards. */
  readonly width?: 'question' | 'form' | 'choice';
  /** Stands left in the foot: what happens next. */
  readonly foot?: ReactNode;
}

const SIZES = { question: 'sm', form: 'md', choice: 'lg' } as const;
/** The look is that of Chakra's dialog; the element is the browser's own, which keeps the focus and the page behind it. */
const NATIVE = {
  margin: { base: 'auto 0 0', sm: 'auto' },
  padding: 0,
  '&::backdrop': { background: 'var(--scrim)', backdropFilter: 'blur(5px) saturate(0.8)' },
};

/** A question over the page. Mark an element inside with `data-autofocus` to start there instead of on the pair. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, isOpen, onClose, children, confirm, isPersistent = false, isLoading = false, foot } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const styles = useSlotRecipe({ key: 'dialog' })({ size: SIZES[props.width ?? 'question'] });
  const isLocked = isPersistent && isLoading;
  useModal(dialog, body, isOpen);
  useDocumentClass(isOpen && 'with-dialog');
  if (!isOpen) return null;
  const close = () => {
    if (!isLocked) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <chakra.dialog
      ref={dialog}
      css={[styles.content, NATIVE]}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      closedby={isLocked ? 'none' : 'closerequest'}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <chakra.header css={styles.header}>
        <chakra.h2 id={titleId} css={styles.title}>
          {title}
        </chakra.h2>
        <IconActionButton label={partWords('close')} reason={isLocked ? WAIT : undefined} onClick={close}>
          <IconClose aria-hidden="true" />
        </IconActionButton>
      </chakra.header>
      <Box ref={body} css={styles.body}>
        {children}
      </Box>
      {confirm !== undefined && (
        <chakra.footer css={styles.footer}>
          {foot !== undefined && (
            <Box flex={{ base: '1 1 100%', sm: '1' }} minWidth="12em" color="fg.muted" fontSize="sm">
              {foot}
            </Box>
          )}
          <Pair
            confirm={confirm}
            cancelWords={props.cancelWords}
            isLocked={isLocked}
            isLoading={isLoading}
            onCancel={close}
          />
        </chakra.footer>
      )}
    </chakra.dialog>
  );
}

/** Closed buttons keep the focus, or the keyboard would fall out of the dialog while it works. */
const WAIT = partWords('busy');

const Pair = (
  props: Readonly<{
    confirm: DialogChoice;
    cancelWords: string | undefined;
    isLocked: boolean;
    isLoading: boolean;
    onCancel: () => void;
  }>,
) => {
  const {
    words = partWords('confirm'),
    busyWords = words,
    isDestructive = false,
    reason,
    onConfirm,
  } = props.confirm;
  return (
    <>
      <ActionButton
        reason={props.isLocked ? WAIT : undefined}
        data-autofocus={isDestructive ? 'cancel' : undefined}
        onClick={props.onCancel}
      >
        {props.cancelWords ?? partWords('cancel')}
      </ActionButton>
      <ActionButton
        variant="solid"
        {...(isDestructive && { colorPalette: 'danger' })}
        isBusy={props.isLoading}
        reason={reason}
        data-autofocus={isDestructive ? undefined : 'confirm'}
        onClick={onConfirm}
      >
        {props.isLoading ? busyWords : words}
      </ActionButton>
    </>
  );
};

function useModal(
  dialog: { readonly current: HTMLDialogElement | null },
  body: { readonly current: HTMLElement | null },
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    const start =
      body.current?.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-autofocus]');
    start?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, body, isOpen]);
}
