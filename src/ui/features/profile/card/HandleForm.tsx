import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { handleSchema } from '#contract/members/account.ts';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { fieldErrorsOf, wordsOfFields } from '../../../members/fieldErrors.ts';
import { refusalWords, useSubmission } from '../../../members/useSubmission.ts';
import { useNotify } from '../../../shell/actors.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { CardFormProps } from './cardFormProps.ts';

const schema = z.object({ handle: handleSchema });

/** The name at the table; errors stand beside the field. */
export function HandleForm({ card, calls, onChanged }: CardFormProps) {
  const notify = useNotify();
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | undefined>();
  const { isBusy, refusal, submit } = useSubmission(
    async (handle: string) => (await calls()).changeCard({ handle }),
    (handle, changed) => {
      setTyped(null);
      notify({ kind: 'success', text: `You sit down as ${handle} from now on.` });
      onChanged(changed);
    },
  );
  const handle = typed ?? card.handle;
  const told = refusal === null ? undefined : wordsOfFields(refusal.fields).handle;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldErrorsOf(schema, { handle: handle.trim() }).handle;
    setMistake(found);
    if (found === undefined && handle.trim() !== card.handle) submit(handle.trim());
  };
  return (
    <ProfilePanel title="Handle">
      <form className="profile-body" noValidate onSubmit={onSubmit}>
        <div className="profile-line">
          <Field
            label="Your name at every table"
            hint="3 to 24 letters, digits, _ and -. You can log in with it."
            error={mistake ?? told}
          >
            {(control) => (
              <TextInput
                {...control}
                value={handle}
                autoComplete="username"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setMistake(undefined);
                }}
              />
            )}
          </Field>
          <Button
            type="submit"
            isBusy={isBusy}
            reason={handle.trim() === card.handle && !isBusy ? 'This is your handle already.' : undefined}
          >
            Change handle
          </Button>
        </div>
        {refusal !== null && told === undefined && (
          <InlineNotice kind="error" isSpoken>
            {refusalWords(refusal)}
          </InlineNotice>
        )}
      </form>
    </ProfilePanel>
  );
}
