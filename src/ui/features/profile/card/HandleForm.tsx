import { Grid } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { handleSchema } from '#contract/members/account.ts';
import { fieldErrorsOf, wordsOfFields } from '../../../components/submission/fieldErrors.ts';
import { useSubmission } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { useNotify } from '../../shell/actors.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { CardFormProps } from './cardFormProps.ts';
import { FormRefusal } from './FormRefusal.tsx';

const schema = z.object({ handle: handleSchema });

/** Your name at the table; errors are beside the field. */
export function HandleForm({ card, calls, onChanged }: CardFormProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const [typed, setTyped] = useState(card.handle);
  const [mistake, setMistake] = useState<string | undefined>();
  const { isBusy, refusal, submit } = useSubmission(
    async (handle: string) => (await calls()).changeCard({ handle }),
    (handle) => {
      notify({ kind: 'success', text: t('handleChanged', { handle }) });
      onChanged();
    },
  );
  const handle = typed.trim();
  const isSame = handle === card.handle;
  const refused = refusal === null ? undefined : wordsOfFields(refusal.fields).handle;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldErrorsOf(schema, { handle }).handle;
    setMistake(found);
    if (found === undefined && !isSame) submit(handle);
  };
  return (
    <ProfilePanel title={t('handle')}>
      <PanelBody asChild>
        <form noValidate onSubmit={onSubmit}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 340px) auto' }}
            alignItems="start"
            justifyContent="start"
            gap="3"
          >
            <FormField label={t('handleLabel')} hint={t('handleHint')} error={mistake ?? refused}>
              <FormInput
                value={typed}
                autoComplete="username"
                autoCapitalize="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setMistake(undefined);
                }}
              />
            </FormField>
            <ActionButton
              type="submit"
              justifySelf="start"
              mt={{ base: '0', sm: '6' }}
              isBusy={isBusy}
              reason={isSame && !isBusy ? t('handleSame') : undefined}
            >
              {t('handleSubmit')}
            </ActionButton>
          </Grid>
          {refused === undefined && <FormRefusal refusal={refusal} />}
        </form>
      </PanelBody>
    </ProfilePanel>
  );
}
