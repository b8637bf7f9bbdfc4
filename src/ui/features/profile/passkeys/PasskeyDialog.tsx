import { Text } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { LONGEST_PASSKEY_NAME, type PasskeyLine, type PasskeyShelf } from '#contract/members/passkeys.ts';
import {
  type PasskeyShelfEvent,
  type PasskeyShelfSnapshot,
  type ShelfWish,
  selectHitch,
  selectPasskeyFailure,
  selectPasskeyShelfState,
  selectShelfWish,
  selectShownCodes,
  selectWishedPasskey,
} from '#src/machines/passkeys/passkeyShelf.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import type { AccountParts } from '../account/accountParts.ts';
import { DialogForm } from '../account/DialogForm.tsx';
import { RecoveryCodesDialog } from '../account/RecoveryCodesDialog.tsx';
import { refusedFields } from '../account/refusedFields.ts';
import { FreshProofField, useFreshProof } from './useFreshProof.tsx';

interface PasskeyDialogProps extends AccountParts {
  readonly shelf: PasskeyShelf;
  readonly snapshot: PasskeyShelfSnapshot;
  readonly send: (event: PasskeyShelfEvent) => void;
}

/** The dialog of what is wanted of a passkey; nothing where nothing is. */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { snapshot, send, user } = props;
  const codes = selectShownCodes(snapshot);
  const wish = selectShelfWish(snapshot);
  if (codes !== null)
    return (
      <RecoveryCodesDialog codes={codes} handle={user.handle} onKept={() => send({ type: 'codes.kept' })} />
    );
  if (wish === null) return null;
  const passkey = selectWishedPasskey(snapshot);
  switch (wish.kind) {
    case 'add':
      return <AddDialog {...props} />;
    case 'rename':
      return passkey && <RenameDialog {...props} passkey={passkey} />;
    case 'remove':
      return passkey && <RemoveDialog {...props} passkey={passkey} />;
    case 'factor':
      return <FactorDialog {...props} isOn={wish.isOn} />;
  }
}

/** What a DialogForm takes of the machine. */
function useShelfForm({ snapshot, send }: Pick<PasskeyDialogProps, 'snapshot' | 'send'>) {
  const refusal = selectPasskeyFailure(snapshot);
  const errors = useMemo(() => refusedFields(refusal), [refusal]);
  const hitch = selectHitch(snapshot);
  return {
    hitch,
    form: {
      isBusy: selectPasskeyShelfState(snapshot) === 'working',
      refusal,
      errors,
      onClose: () => send({ type: 'cancel.pressed' }),
    },
  };
}

interface NameFieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly onTyped: (name: string) => void;
}

function NameField({ name, error, onTyped }: NameFieldProps) {
  const t = useMessages('passkeys');
  return (
    <FormField label={t('nameLabel')} hint={t('nameHint')} error={error} isRequired>
      <FormInput
        data-autofocus="field"
        autoComplete="off"
        maxLength={LONGEST_PASSKEY_NAME}
        value={name}
        onChange={(event) => onTyped(event.target.value)}
      />
    </FormField>
  );
}

function AddDialog(props: PasskeyDialogProps) {
  const t = useMessages('passkeys');
  const { account, calls, send } = props;
  const { form, hitch } = useShelfForm(props);
  const [name, setName] = useState('');
  const { proof, missing, field } = useFreshProof(account);
  return (
    <DialogForm
      title={t('add')}
      words={t('goOn')}
      busyWords={t('waiting')}
      reason={name.trim() === '' ? t('nameMissing') : missing}
      {...form}
      onSubmit={() => send({ type: 'confirmed', given: { name: name.trim(), proof } })}
    >
      <Text>{t('addHint')}</Text>
      <NameField name={name} error={form.errors.name} onTyped={setName} />
      <FreshProofField {...field} account={account} calls={calls} errors={form.errors} />
      {hitch !== null && !form.isBusy && (
        <InlineAlert status="info" isAnnounced>
          {t(hitch)}
        </InlineAlert>
      )}
    </DialogForm>
  );
}

interface WithPasskey extends PasskeyDialogProps {
  readonly passkey: PasskeyLine;
}

function RenameDialog(props: WithPasskey) {
  const t = useMessages('passkeys');
  const { passkey, send } = props;
  const { form } = useShelfForm(props);
  const [name, setName] = useState(passkey.name);
  return (
    <DialogForm
      title={t('renameTitle')}
      words={t('save')}
      busyWords={t('saving')}
      reason={name.trim() === '' ? t('nameMissing') : undefined}
      {...form}
      onSubmit={() => send({ type: 'confirmed', given: { name: name.trim(), proof: {} } })}
    >
      <NameField name={name} error={form.errors.name} onTyped={setName} />
    </DialogForm>
  );
}

interface ProvedProps extends PasskeyDialogProps {
  readonly words: { readonly title: string; readonly confirm: string; readonly busy: string };
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

function ProvedDialog(props: ProvedProps) {
  const { account, calls, send, words, isDestructive = false, children } = props;
  const { form } = useShelfForm(props);
  const { proof, missing, field } = useFreshProof(account);
  return (
    <DialogForm
      title={words.title}
      words={words.confirm}
      busyWords={words.busy}
      isDestructive={isDestructive}
      reason={missing}
      {...form}
      onSubmit={() => send({ type: 'confirmed', given: { name: '', proof } })}
    >
      {children}
      <FreshProofField {...field} account={account} calls={calls} errors={form.errors} isFirst />
    </DialogForm>
  );
}

function RemoveDialog(props: WithPasskey) {
  const t = useMessages('passkeys');
  const { shelf, passkey } = props;
  const isLast = shelf.isSecondFactor && shelf.passkeys.length === 1;
  const title = t('removeTitle', { name: passkey.name });
  return (
    <ProvedDialog {...props} isDestructive words={{ title, confirm: t('remove'), busy: t('removing') }}>
      <Text>{t('removeHint')}</Text>
      {isLast && <Text>{t('removeLast')}</Text>}
    </ProvedDialog>
  );
}

function FactorDialog(props: PasskeyDialogProps & Pick<Extract<ShelfWish, { kind: 'factor' }>, 'isOn'>) {
  const t = useMessages('passkeys');
  const words = props.isOn
    ? { title: t('onTitle'), confirm: t('turnOn'), busy: t('turningOn') }
    : { title: t('offTitle'), confirm: t('turnOff'), busy: t('turningOff') };
  return (
    <ProvedDialog {...props} words={words} isDestructive={!props.isOn}>
      <Text>{props.isOn ? t('onHint') : t('offHint')}</Text>
    </ProvedDialog>
  );
}
