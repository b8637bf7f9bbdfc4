import type { InstanceId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { StateBase } from '../../core/state.ts';
import { keyring } from '../../random/streams.ts';
import { createOpener } from './opener.ts';

/** A face-down stack, the next card first, and what its cards are. */
export interface OpenedStack {
  readonly instances: StateBase['instances'];
  readonly stack: readonly InstanceId[];
}

/**
 * Opens so many packs of a kind and shuffles all their cards together. Labels: those of the opener, `stack`. Throws on
 * a kind that the catalogue lacks.
 */
export function openStack(setup: SetupBase, secret: Uint8Array, kind: string, packs: number): OpenedStack {
  const streamOf = keyring(secret);
  const opener = createOpener(setup, streamOf);
  const cards = Array.from({ length: packs }, () => opener.open(kind)).flat();
  return { instances: opener.instances, stack: streamOf('stack').shuffle(cards) };
}
