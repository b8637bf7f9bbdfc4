import { Flex, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectHook,
  selectHooksFailureWords,
  selectHooksState,
  selectSecret,
} from '#src/machines/hooks/hookShelf.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useCopied } from '../../../components/useCopied.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { useNotify } from '../../shell/actors.tsx';
import { EditHookDialog, NewHookDialog } from './HookForms.tsx';
import { LogDialog } from './LogDialog.tsx';
import type { ShelfOfHooks } from './useHookShelf.ts';

interface DialogsProps {
  readonly shelf: ShelfOfHooks;
  readonly isAdmin: boolean;
}

/** What is asked or shown about one hook. */
export function HookDialogs({ shelf, isAdmin }: DialogsProps) {
  const t = useMessages('webHooks');
  const state = useSelector(shelf, selectHooksState);
  const hook = useSelector(shelf, selectHook);
  const secret = useSelector(shelf, selectSecret);
  if (state === 'making' || state === 'sending') return <NewHookDialog shelf={shelf} isAdmin={isAdmin} />;
  if (secret !== null) return <SecretDialog shelf={shelf} secret={secret} />;
  if (hook === null) return null;
  const { name } = hook;
  switch (state) {
    case 'editing':
    case 'changing':
      return <EditHookDialog key={hook.hookId} shelf={shelf} hook={hook} />;
    case 'removeAsked':
    case 'removing':
      return (
        <AskedDialog
          shelf={shelf}
          title={t('removeTitle', { name })}
          words={t('remove')}
          busyWords={t('removing')}
          isDestructive
          onConfirm={() => shelf.send({ type: 'remove.confirmed' })}
        >
          {t('removeWords')}
        </AskedDialog>
      );
    case 'renewAsked':
    case 'renewing':
      return (
        <AskedDialog
          shelf={shelf}
          title={t('renewTitle', { name })}
          words={t('renew')}
          busyWords={t('renewing')}
          onConfirm={() => shelf.send({ type: 'renew.confirmed' })}
        >
          {t('renewWords')}
        </AskedDialog>
      );
    case 'logLoading':
    case 'log':
    case 'logAsking':
      return <LogDialog shelf={shelf} hook={hook} />;
    default:
      return null;
  }
}

interface AskedDialogProps {
  readonly shelf: ShelfOfHooks;
  readonly title: string;
  readonly words: string;
  readonly busyWords: string;
  readonly isDestructive?: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

function AskedDialog({ shelf, title, isDestructive = false, children, ...confirm }: AskedDialogProps) {
  const state = useSelector(shelf, selectHooksState);
  return (
    <ModalDialog
      title={title}
      isOpen
      isPersistent
      isLoading={state === 'removing' || state === 'renewing'}
      onClose={() => shelf.send({ type: 'cancel.pressed' })}
      confirm={{ ...confirm, isDestructive }}
    >
      <ShelfFailure shelf={shelf} />
      {children}
    </ModalDialog>
  );
}

/** Why what was confirmed in a dialog did not work. */
export function ShelfFailure({ shelf }: { readonly shelf: ShelfOfHooks }) {
  const t = useMessages('webHooks');
  const failure = useSelector(shelf, selectHooksFailureWords);
  return (
    failure !== null && (
      <InlineAlert status="error" title={t('changeFailed')} isAnnounced>
        {failure}
      </InlineAlert>
    )
  );
}

function SecretDialog({ shelf, secret }: { readonly shelf: ShelfOfHooks; readonly secret: string }) {
  const t = useMessages('webHooks');
  const notify = useNotify();
  const { copied, copy } = useCopied(() => notify({ kind: 'error', text: t('copyRefused') }));
  const close = () => shelf.send({ type: 'close.pressed' });
  return (
    <ModalDialog title={t('secretTitle')} width="form" isOpen onClose={close}>
      <Stack gap="4">
        <Text>{t('secretWords')}</Text>
        <FormField label={t('secretLabel')}>
          <Flex gap="2" width="full">
            <FormInput
              readOnly
              data-autofocus=""
              textStyle="code"
              value={secret}
              onFocus={({ target }) => target.select()}
            />
            <ActionButton onClick={() => copy('secret', secret)}>
              {copied === null ? t('copy') : t('copied')}
            </ActionButton>
          </Flex>
        </FormField>
        <Flex justify="flex-end">
          <ActionButton variant="solid" onClick={close}>
            {t('done')}
          </ActionButton>
        </Flex>
      </Stack>
    </ModalDialog>
  );
}
