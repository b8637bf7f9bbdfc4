import type { EventApplied, EventRefusal, EventState } from './event.types.ts';

/** An action that is not taken, and why. */
export const refuse = (refusal: EventRefusal): EventApplied => ({ ok: false, refusal });
/** An action that is taken, and what the event is after it. */
export const accept = (state: EventState): EventApplied => ({ ok: true, state });
