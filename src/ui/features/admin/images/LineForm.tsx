import { chakra, Progress } from '@chakra-ui/react';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';

interface ShareBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly words: string;
  readonly palette: 'brass' | 'teal';
}

/** How much of something there is; the words say it too. */
export const ShareBar = ({ label, value, max, words, palette }: ShareBarProps) => (
  <Progress.Root
    value={Math.min(value, max)}
    max={Math.max(1, max)}
    translations={{ value: () => words }}
    colorPalette={palette}
  >
    <Progress.Track aria-label={label}>
      <Progress.Range colorPalette={palette} />
    </Progress.Track>
  </Progress.Root>
);

interface LineFormProps {
  /** The field as the server's refusal names it. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly stored?: string;
  readonly submit: string;
  readonly inputMode?: 'numeric' | 'url';
  readonly onSend: (typed: string) => Promise<void>;
}

/** One line that is typed and sent. */
export function LineForm({ name, label, hint, stored = '', submit, inputMode, onSend }: LineFormProps) {
  const { isBusy, errors, failure, run } = useFieldAction();
  return (
    <chakra.form
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="2.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form).get(name);
        void run(async () => {
          await onSend(typeof typed === 'string' ? typed.trim() : '');
          form.reset();
        });
      }}
    >
      <chakra.div flex="1 1 170px" maxWidth="380px">
        <FormField label={label} hint={hint} error={errors[name] ?? (failure || undefined)}>
          <FormInput
            name={name}
            defaultValue={stored}
            fontFamily="mono"
            inputMode={inputMode}
            autoComplete="off"
            spellCheck={false}
          />
        </FormField>
      </chakra.div>
      <ActionButton type="submit" mt="6" isBusy={isBusy}>
        {submit}
      </ActionButton>
    </chakra.form>
  );
}
