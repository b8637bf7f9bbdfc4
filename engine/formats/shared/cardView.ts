import type { InstanceId } from '../../core/cards.ts';
import { instanceOf } from '../../core/instanceOf.ts';
import type { StateBase } from '../../core/state.ts';
import type { CardView } from '../../core/view.ts';

type Instances = StateBase['instances'];

const cardViews = new WeakMap<Instances, Map<InstanceId, CardView>>();

/** A card as a view holds it; views of equal cards of one draft are the same objects. */
export function cardView(instances: Instances, id: InstanceId): CardView {
  const known = cardViews.get(instances) ?? new Map<InstanceId, CardView>();
  if (known.size === 0) cardViews.set(instances, known);
  const view = known.get(id);
  if (view) return view;
  const { card, finish } = instanceOf(instances, id);
  const made = { id, card, finish };
  known.set(id, made);
  return made;
}
