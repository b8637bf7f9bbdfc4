import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { useNotify } from '../../shell/actors.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { AccountDialogProps, AccountParts } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

interface DeletePanelProps extends AccountParts {
  readonly onDeleted: () => void;
}

/** The end of the account, and what stays of it. */
export function DeletePanel(props: DeletePanelProps) {
  const t = useMessages('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfilePanel title={t('deleteAccount')} look="danger">
      <PanelBody>
        <Text color="fg.muted" textStyle="dense">
          {t('deleteHint')}
        </Text>
        <Box>
          <Button colorPalette="danger" onClick={() => setOpen(true)}>
            {t('deleteAccount')}
          </Button>
        </Box>
      </PanelBody>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </ProfilePanel>
  );
}

interface DeleteDialogProps extends AccountDialogProps {
  readonly onDeleted: () => void;
}

function DeleteDialog({ user, account, calls, onClose, onDeleted }: DeleteDialogProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const [handle, setHandle] = useState('');
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => (await calls()).deleteAccount(proof, handle.trim()),
    onSent: () => {
      notify({ kind: 'success', text: t('deleted') });
      onDeleted();
    },
  });
  const isTyped = handle.trim().toLowerCase() === user.handle.toLowerCase();
  return (
    <DialogForm
      title={t('deleteTitle')}
      words={t('deleteSubmit')}
      busyWords={t('deleting')}
      isDestructive
      reason={isTyped ? missing : t('handleMissing', { handle: user.handle })}
      {...form}
      onClose={onClose}
    >
      <Box as="ul" pl="18px" listStyleType="disc" css={{ '& > li + li': { mt: '1' } }}>
        <li>{t('deleteGone')}</li>
        <li>{t('deleteSeats')}</li>
        <li>{t('deleteResults')}</li>
        <li>{t('deleteFinal')}</li>
      </Box>
      <FormField label={t('typeHandle', { handle: user.handle })} error={errors.handle} isRequired>
        <FormInput
          data-autofocus="field"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={handle}
          onChange={({ target }) => setHandle(target.value)}
        />
      </FormField>
      <ProofField {...field} />
    </DialogForm>
  );
}
