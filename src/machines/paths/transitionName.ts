/** What of a transition its name is made of. */
export interface NamedTransition {
  readonly source: StateOfTransition;
  readonly eventType: string;
  readonly target?: readonly { readonly id: string }[] | undefined;
}

interface StateOfTransition {
  readonly id: string;
  readonly transitions: ReadonlyMap<string, readonly unknown[]>;
  readonly always?: readonly unknown[] | undefined;
}

/** The name of a transition, the same wherever the machine runs; it is also sent into the browser, so it uses nothing outside itself. */
export function transitionName(transition: NamedTransition): string {
  const { source, eventType, target } = transition;
  const siblings = source.transitions.get(eventType) ?? source.always ?? [];
  const targets = (target ?? []).map((node) => node.id).join(' and ') || 'itself';
  return `${source.id} on ${eventType || 'always'} [${siblings.indexOf(transition)}] to ${targets}`;
}
