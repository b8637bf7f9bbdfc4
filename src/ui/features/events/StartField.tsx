import { useState } from 'react';
import { Field } from '../../kit/Field.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { fieldOf, momentOf } from './localTime.ts';

interface StartFieldProps {
  readonly startsAtMs: number | null;
  readonly isFixed: boolean;
  readonly onChange: (startsAtMs: number | null) => void;
}

/** When an event starts, on the reader's own clock; empty for one without a time. */
export function StartField({ startsAtMs, isFixed, onChange }: StartFieldProps) {
  const t = useMessages('events');
  const [field, setField] = useState(() => (startsAtMs === null ? '' : fieldOf(startsAtMs)));
  const [openedAtMs] = useState(() => Date.now());
  const isPast = !isFixed && startsAtMs !== null && startsAtMs <= openedAtMs;
  return (
    <Field label={t('startField')} hint={t('startHint')} error={isPast ? t('startPast') : undefined}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          disabled={isFixed}
          min={fieldOf(openedAtMs)}
          value={field}
          onChange={(event) => {
            setField(event.target.value);
            onChange(momentOf(event.target.value));
          }}
        />
      )}
    </Field>
  );
}
