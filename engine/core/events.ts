import type { DraftRefusal } from './actions.ts';
import type { InstanceId, PackId } from './cards.ts';

export type DraftEvent =
  | {
      readonly type: 'took';
      readonly seat: number;
      readonly packId: PackId;
      readonly cards: readonly InstanceId[];
      readonly burned: readonly InstanceId[];
    }
  | {
      readonly type: 'passed';
      readonly from: number;
      readonly to: number;
      readonly packId: PackId;
      readonly cards: number;
    }
  | { readonly type: 'roundOpened'; readonly round: number }
  | { readonly type: 'completed' }
  | { readonly type: 'changed'; readonly seat: number | null };

export type AppliedTo<State> =
  | { readonly ok: true; readonly state: State; readonly events: readonly DraftEvent[] }
  | { readonly ok: false; readonly refusal: DraftRefusal };
