import type { CallFailure } from '#src/machines/failure.ts';
import { firstWords } from '../../members/fieldErrors.ts';

/** The first thing wrong with each field, by the field's name. */
export type RefusedFields = Readonly<Record<string, string>>;

const NONE: RefusedFields = {};

/** What a refusal says of single fields; a wrong password belongs to its field. */
export function refusedFields(refusal: CallFailure | null): RefusedFields {
  if (refusal === null) return NONE;
  if (refusal.code === 'wrongPassword')
    return { currentPassword: refusal.reply ?? 'That is not your current password.' };
  return firstWords(refusal.fields);
}

export const namesField = (errors: RefusedFields): boolean => Object.keys(errors).length > 0;
