import { changedSchema } from '#contract/admin/activity.ts';
import {
  type ChangeSet,
  deletedSetsSchema,
  type SetForm,
  setMadeSchema,
  setRowSchema,
} from '#contract/admin/sets.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import type { Api } from '../api.ts';
import { createTableCalls } from './tables.ts';

/** Calls about sets; all throw `ApiFailure`. */
export function createSetCalls(api: Api) {
  return {
    table: createTableCalls(api, 'sets', setRowSchema),
    make: (game: string, form: SetForm) => api.post('/admin/sets', { game, ...form }, setMadeSchema),
    change: (id: string, change: ChangeSet) => api.put(`/admin/sets/${id}`, change, changedSchema),
    remove: (selection: TableSelection) => api.post('/admin/sets/delete', { selection }, deletedSetsSchema),
  };
}
