import { useEffect, useRef } from 'react';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { type FieldErrors, joinedWords } from './fieldErrors.ts';

interface FormSummaryProps {
  readonly errors: FieldErrors;
  /** Why the server refused, when it named no field. */
  readonly refusal: string | null;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

/** What is wrong with the form, joined; it takes the focus when it appears. */
export function FormSummary({ errors, refusal }: FormSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const count = Object.keys(errors).length;
  const words = count > 0 ? joinedWords(errors) : (refusal ?? '');
  useEffect(() => {
    if (words) place.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [words]);
  if (!words) return null;
  const title = `Please fix ${NUMBERS[count] ?? count} ${count === 1 ? 'field' : 'fields'}`;
  return (
    <div ref={place}>
      <InlineNotice kind="error" title={count > 0 ? title : undefined} isSpoken>
        {words}
      </InlineNotice>
    </div>
  );
}
