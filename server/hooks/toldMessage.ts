import type { HookMessage } from '#contract/hooks/hooks.ts';
import type { FactDetail } from './hookFacts.ts';
import type { ToldSubject } from './hookSubjects.ts';

/** One message to one hook. */
export interface ToldMessage {
  readonly deliveryId: string;
  readonly type: HookMessage;
  readonly atMs: number;
  readonly publicUrl: string;
  /** Null in tests of a hook. */
  readonly subject: ToldSubject | null;
  /** Anybody may see what it is about; else the hook is its host's, and is told the code. */
  readonly isPublic: boolean;
  readonly detail: FactDetail;
}
