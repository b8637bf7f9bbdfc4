import { Flex, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { refusalWords, useSubmission } from '../../components/submission/useSubmission.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';

interface GuestNameFormProps {
  /** The name now; null where the guest has only the handle that was made for them. */
  readonly name: string | null;
  readonly label: string;
  /** Null goes back to the handle. Throws with words. */
  readonly save: (name: string | null) => Promise<unknown>;
  readonly onSaved: (name: string | null) => void;
}

/** What a guest is called, by themselves or by the host of their table. */
export function GuestNameForm({ name, label, save, onSaved }: GuestNameFormProps) {
  const t = useMessages('guests');
  const [typed, setTyped] = useState(name ?? '');
  const { isBusy, refusal, submit } = useSubmission(save, onSaved);
  const fault = refusal?.fields.name?.[0];
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(typed);
  };
  return (
    <Stack as="form" gap="3" onSubmit={send}>
      <FormField label={label} hint={t('nameHint')} error={fault}>
        <FormInput
          name="nickname"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FormField>
      {refusal !== null && fault === undefined && (
        <InlineAlert status="error" title={t('notSaved')} isAnnounced>
          {refusalWords(refusal)}
        </InlineAlert>
      )}
      <Flex gap="3" wrap="wrap">
        <ActionButton type="submit" variant="solid" isBusy={isBusy}>
          {t('save')}
        </ActionButton>
        {name !== null && (
          <ActionButton variant="ghost" isBusy={isBusy} hasSpinner={false} onClick={() => submit(null)}>
            {t('backToHandle')}
          </ActionButton>
        )}
      </Flex>
    </Stack>
  );
}
