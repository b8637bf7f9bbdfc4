import { useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { useNotify } from '../../../shell/actors.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { AccountDialogProps, AccountParts } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

interface DeletePanelProps extends AccountParts {
  readonly onDeleted: () => void;
}

/** The end of the account, and what stays of it. */
export function DeletePanel(props: DeletePanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfilePanel title="Delete account" look="danger">
      <div className="profile-body">
        <p className="muted t14">
          Your name, address, picture and decks go for good. Others keep their results: your seat there stays
          without a name.
        </p>
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </div>
      </div>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </ProfilePanel>
  );
}

interface DeleteDialogProps extends AccountDialogProps {
  readonly onDeleted: () => void;
}

function DeleteDialog({ user, account, calls, onClose, onDeleted }: DeleteDialogProps) {
  const notify = useNotify();
  const [handle, setHandle] = useState('');
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => (await calls()).deleteAccount(proof, handle.trim()),
    onSent: () => {
      notify({ kind: 'success', text: 'Your account is deleted.' });
      onDeleted();
    },
  });
  const isTyped = handle.trim().toLowerCase() === user.handle.toLowerCase();
  return (
    <DialogForm
      title="Delete your account?"
      words="Delete for good"
      busyWords="Deleting"
      isDestructive
      reason={isTyped ? missing : `Type ${user.handle} first.`}
      {...form}
      onClose={onClose}
    >
      <ul className="account-goes">
        <li>Your name, e-mail address, picture, decks, choices and chat lines are deleted now.</li>
        <li>A bot takes your seat in drafts that are running.</li>
        <li>Results of finished drafts stay with the others; your seat there has no name.</li>
        <li>Nobody can bring the account back.</li>
      </ul>
      <Field label={`Type your handle, ${user.handle}, to go on`} error={errors.handle} isRequired>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus="field"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={handle}
            onChange={(event) => setHandle(event.target.value)}
          />
        )}
      </Field>
      <ProofField {...field} />
    </DialogForm>
  );
}
