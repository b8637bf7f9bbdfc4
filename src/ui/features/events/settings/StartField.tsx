import { useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { fieldOf, momentOf } from './localTime.ts';

interface StartFieldProps {
  readonly startsAtMs: number | null;
  readonly isFixed: boolean;
  readonly onChange: (startsAtMs: number | null) => void;
}

/** When an event starts, on the reader's own clock; empty for one without a time. */
export function StartField({ startsAtMs, isFixed, onChange }: StartFieldProps) {
  const t = useMessages('eventPages');
  const [field, setField] = useState(() => (startsAtMs === null ? '' : fieldOf(startsAtMs)));
  const [openedAtMs] = useState(() => Date.now());
  const isPast = !isFixed && startsAtMs !== null && startsAtMs <= openedAtMs;
  return (
    <FormField
      label={t('startField')}
      hint={t('startHint')}
      error={isPast ? t('startPast') : undefined}
      isDisabled={isFixed}
    >
      <FormInput
        type="datetime-local"
        min={fieldOf(openedAtMs)}
        value={field}
        onChange={({ target }) => {
          setField(target.value);
          onChange(momentOf(target.value));
        }}
      />
    </FormField>
  );
}
