import type { Clock } from '../app/appContext.ts';

/** Who changes something in the administration, and when. */
export interface Editor {
  readonly memberId: string;
  readonly nowMs: number;
}

/** The editor of a call that has come just now. */
export const editorOf = (
  { memberId }: { readonly memberId: string },
  { clock }: { readonly clock: Clock },
): Editor => ({ memberId, nowMs: clock.now() });
