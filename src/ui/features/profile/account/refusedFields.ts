import type { CallFailure } from '#src/machines/failure.ts';
import { type FieldErrors, wordsOfFields } from '../../../components/submission/fieldErrors.ts';

/** Everything wrong with each field, by the field's name. */
export type RefusedFields = FieldErrors;

const NONE: RefusedFields = {};

/** What a refusal says of single fields; a wrong password belongs to its field. */
export function refusedFields(refusal: CallFailure | null): RefusedFields {
  if (refusal === null) return NONE;
  if (refusal.code === 'wrongPassword') return { currentPassword: refusal.reply ?? refusal.words };
  return wordsOfFields(refusal.fields);
}

export const namesField = (errors: RefusedFields): boolean => Object.keys(errors).length > 0;
