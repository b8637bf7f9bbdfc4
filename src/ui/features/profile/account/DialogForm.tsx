import { Stack } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { CallFailure } from '#src/machines/failure.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { namesField, type RefusedFields } from './refusedFields.ts';

interface DialogFormProps {
  readonly title: string;
  /** The verb of the button, and the verb while it works. */
  readonly words: string;
  readonly busyWords: string;
  readonly isDestructive?: boolean;
  /** Why it cannot be sent yet. */
  readonly reason?: string | undefined;
  readonly isBusy: boolean;
  readonly refusal: CallFailure | null;
  /** What is wrong with single fields; a refusal that names none of them is said above the buttons. */
  readonly errors: RefusedFields;
  readonly foot?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is a form: Enter sends it, and the first wrong field gets the focus. */
export function DialogForm(props: DialogFormProps) {
  const { isBusy, refusal, errors, reason, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (namesField(errors)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const send = () => {
    if (!isBusy && reason === undefined) onSubmit();
  };
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <ModalDialog
      title={props.title}
      isOpen
      isPersistent
      isLoading={isBusy}
      foot={props.foot}
      confirm={{
        words: props.words,
        busyWords: props.busyWords,
        isDestructive: props.isDestructive ?? false,
        reason,
        onConfirm: send,
      }}
      onClose={props.onClose}
    >
      <Stack asChild gap="4">
        <form ref={form} noValidate onSubmit={onFormSubmit}>
          {props.children}
          {refusal !== null && !namesField(errors) && (
            <InlineAlert status="error" isAnnounced>
              {refusalWords(refusal)}
            </InlineAlert>
          )}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </form>
      </Stack>
    </ModalDialog>
  );
}
