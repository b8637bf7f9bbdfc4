import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import IconClose from '~icons/ph/x';
import { Button, IconButton } from './Button.tsx';
import { useMark } from './useMark.ts';
import './dialog.css';

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

/** A question over the page. Mark an element inside with `data-autofocus` to start there instead of on the pair. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, isOpen, onClose, children, confirm, isPersistent = false, isLoading = false, foot } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isLocked = isPersistent && isLoading;
  useModal(dialog, isOpen);
  useMark(isOpen && 'with-dialog');
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
    <dialog
      ref={dialog}
      className={`dlg ${props.width ?? 'question'}`}
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
      <div className="dlg-in">
        <header>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" reason={isLocked ? WAIT : undefined} onClick={close}>
            <IconClose aria-hidden="true" />
          </IconButton>
        </header>
        <div className="dlg-body">{children}</div>
        {confirm !== undefined && (
          <footer>
            {foot !== undefined && <div className="dlg-foot">{foot}</div>}
            <Pair
              confirm={confirm}
              cancelWords={props.cancelWords}
              isLocked={isLocked}
              isLoading={isLoading}
              onCancel={close}
            />
          </footer>
        )}
      </div>
    </dialog>
  );
}

/** Closed buttons keep the focus, or the keyboard would fall out of the dialog while it works. */
const WAIT = 'Not before this is done';

const Pair = (
  props: Readonly<{
    confirm: DialogChoice;
    cancelWords: string | undefined;
    isLocked: boolean;
    isLoading: boolean;
    onCancel: () => void;
  }>,
) => {
  const { words = 'Confirm', busyWords = words, isDestructive = false, reason, onConfirm } = props.confirm;
  return (
    <>
      <Button
        reason={props.isLocked ? WAIT : undefined}
        data-autofocus={isDestructive ? 'cancel' : undefined}
        onClick={props.onCancel}
      >
        {props.cancelWords ?? 'Cancel'}
      </Button>
      <Button
        variant={isDestructive ? 'destroy' : 'solid'}
        isBusy={props.isLoading}
        reason={reason}
        data-autofocus={isDestructive ? undefined : 'confirm'}
        onClick={onConfirm}
      >
        {props.isLoading ? busyWords : words}
      </Button>
    </>
  );
};

function useModal(dialog: { readonly current: HTMLDialogElement | null }, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    const start =
      element.querySelector<HTMLElement>('.dlg-body [data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-autofocus]');
    start?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, isOpen]);
}
