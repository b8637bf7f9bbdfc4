import type { FormEvent } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { TextArea } from '../../../kit/TextInput.tsx';
import { wordsOfFields } from '../../../members/fieldErrors.ts';
import { refusalWords, useSubmission } from '../../../members/useSubmission.ts';
import { useNotify } from '../../../shell/actors.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { CardFormProps } from './cardFormProps.ts';

const MOST_CHARACTERS = 200;

interface AboutFormProps extends CardFormProps {
  readonly typed: string;
  readonly onTyped: (text: string | null) => void;
}

/** A few words about oneself; the card beside it shows them as they are typed. */
export function AboutForm({ card, calls, onChanged, typed, onTyped }: AboutFormProps) {
  const notify = useNotify();
  const { isBusy, refusal, submit } = useSubmission(
    async (aboutText: string) => (await calls()).changeCard({ aboutText }),
    (_, changed) => {
      notify({ kind: 'success', text: 'Your card says so now.' });
      onChanged(changed);
    },
  );
  const left = MOST_CHARACTERS - typed.length;
  const tooMany = left < 0 ? `Use at most ${MOST_CHARACTERS} characters.` : undefined;
  const told = refusal === null ? undefined : wordsOfFields(refusal.fields).aboutText;
  const isSame = typed.trim() === card.aboutText;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tooMany === undefined && !isSame) submit(typed.trim());
  };
  return (
    <ProfilePanel title="About you">
      <form className="profile-body" noValidate onSubmit={onSubmit}>
        <Field
          label="A line or two for the table"
          error={tooMany ?? told}
          aside={
            <span className="num t14 muted">
              {typed.length} / {MOST_CHARACTERS}
            </span>
          }
        >
          {(control) => (
            <TextArea {...control} rows={3} value={typed} onChange={(event) => onTyped(event.target.value)} />
          )}
        </Field>
        {refusal !== null && told === undefined && (
          <InlineNotice kind="error" isSpoken>
            {refusalWords(refusal)}
          </InlineNotice>
        )}
        <div className="row g12 wrap">
          <Button
            type="submit"
            isBusy={isBusy}
            reason={isSame && !isBusy ? 'Nothing is changed yet.' : tooMany}
          >
            Save
          </Button>
          {!isSame && !isBusy && (
            <Button variant="ghost" onClick={() => onTyped(null)}>
              Undo
            </Button>
          )}
        </div>
      </form>
    </ProfilePanel>
  );
}
