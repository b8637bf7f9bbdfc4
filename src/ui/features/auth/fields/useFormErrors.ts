import { useState } from 'react';
import * as z from 'zod/mini';
import type { CallFailure } from '#src/machines/failure.ts';
import {
  type FieldErrors,
  fieldErrorsOf,
  NO_ERRORS,
  wordsOfFields,
} from '../../../components/submission/fieldErrors.ts';

interface FormErrors<Form> {
  readonly errors: FieldErrors;
  /** What was typed, as the schema reads it; null where something is wrong with it, which is shown then. */
  readonly check: (typed: unknown) => Form | null;
}

/** What is wrong with each field of a form: what its schema finds, else what the server's reply named. */
export function useFormErrors<Form>(
  schema: z.core.$ZodType<Form>,
  refusal: CallFailure | null,
): FormErrors<Form> {
  const [found, setFound] = useState<FieldErrors>(NO_ERRORS);
  return {
    errors: refusal && found === NO_ERRORS ? wordsOfFields(refusal.fields) : found,
    check(typed) {
      setFound(fieldErrorsOf(schema, typed));
      const parsed = z.safeParse(schema, typed);
      return parsed.success ? parsed.data : null;
    },
  };
}
