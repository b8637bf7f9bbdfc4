import type { CardInstance, InstanceId } from './cards.ts';
import type { StateBase } from './state.ts';

/** What a card instance of a state is; throws when the state does not say. */
export function instanceOf(instances: StateBase['instances'], id: InstanceId): CardInstance {
  const instance = instances[id];
  if (!instance) throw new Error(`The state holds card ${id} but not what it is`);
  return instance;
}
