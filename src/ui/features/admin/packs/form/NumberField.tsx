import { useState } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput, FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';

interface DraftFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isCode?: boolean;
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  /** Taken over as it's typed, not when the field is left; why it wasn't stays below the field. */
  readonly isLive?: boolean;
  /** Many lines, which stay as they are while they're wrong. */
  readonly isLong?: boolean;
  /** Why a text can't be taken over; undefined where it can. */
  readonly problemOf: (text: string) => string | undefined;
  readonly onTake: (text: string) => void;
}

interface Draft {
  /** Null shows the value. */
  readonly text: string | null;
  readonly problem?: string | undefined;
}

/** A text that's taken over when its field is left, so that a half-typed one is nobody's; what can't be is told. */
export function WholeTextField({ isLive = false, isLong = false, value, onTake, ...props }: DraftFieldProps) {
  const [draft, setDraft] = useState<Draft>({ text: null });
  const take = (text: string) => text !== '' && text !== value && onTake(text);
  const type = (text: string) => {
    const typed = text.trim();
    const problem = typed === value ? undefined : props.problemOf(typed);
    setDraft({ text, problem });
    if (isLive && problem === undefined) take(typed);
  };
  const leave = () => {
    const { text, problem } = draft;
    if (isLong && problem !== undefined) return;
    if (!isLive && text !== null && problem === undefined) take(text.trim());
    setDraft({ text: null, problem: isLive ? problem : undefined });
  };
  const control = {
    fontFamily: props.isCode === true ? 'mono' : 'body',
    value: draft.text ?? value,
    onBlur: leave,
  };
  return (
    <FormField label={props.label} error={draft.problem} isAnnounced>
      {isLong ? (
        <FormTextarea
          {...control}
          rows={18}
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <FormInput
          {...control}
          size="sm"
          inputMode={props.inputMode}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FormField>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
  readonly onChange: (value: number) => void;
}

const UNBOUNDED = 1e12;

/** A number that's taken over as it's typed; one that isn't between its ends is refused with words. */
export function NumberField({ label, value, least = 0, most, isWhole = true, onChange }: NumberFieldProps) {
  const t = useMessages('admin');
  const isRight = (number: number) =>
    number >= least && number <= (most ?? UNBOUNDED) && (!isWhole || Number.isInteger(number));
  const range = most === undefined ? t('atLeast', { least }) : t('between', { least, most });
  return (
    <WholeTextField
      label={label}
      isCode
      isLive
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={String(value)}
      problemOf={(text) => (text === '' || isRight(Number(text)) ? undefined : range)}
      onTake={(text) => onChange(Number(text))}
    />
  );
}
