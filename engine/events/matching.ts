const NOBODY = -1;

/** The forest that one search grows from its root; `base` names the blossom a vertex was drawn into. */
interface Search {
  readonly parent: number[];
  readonly base: number[];
  readonly isOuter: boolean[];
  readonly queue: number[];
}

const at = (list: readonly number[], index: number): number => list[index] ?? NOBODY;

/** The vertex where the ways of two outer vertices to the root meet. */
function meetingOf({ parent, base }: Search, mate: readonly number[], a: number, b: number): number {
  const onWay = new Set<number>();
  for (let here = at(base, a); ; here = at(base, at(parent, at(mate, here)))) {
    onWay.add(here);
    if (at(mate, here) === NOBODY) break;
  }
  let here = at(base, b);
  while (!onWay.has(here)) here = at(base, at(parent, at(mate, here)));
  return here;
}

/** Draws the way from a vertex to the meeting point into the blossom. */
function drawIn(
  search: Search,
  mate: readonly number[],
  from: number,
  meeting: number,
  child: number,
): Set<number> {
  const { parent, base } = search;
  const drawn = new Set<number>();
  for (let here = from, below = child; at(base, here) !== meeting; here = at(parent, at(mate, here))) {
    drawn.add(at(base, here));
    drawn.add(at(base, at(mate, here)));
    parent[here] = below;
    below = at(mate, here);
  }
  return drawn;
}

function contract(search: Search, mate: readonly number[], a: number, b: number): void {
  const meeting = meetingOf(search, mate, a, b);
  const drawn = new Set([...drawIn(search, mate, a, meeting, b), ...drawIn(search, mate, b, meeting, a)]);
  for (let vertex = 0; vertex < mate.length; vertex++) {
    if (!drawn.has(at(search.base, vertex))) continue;
    search.base[vertex] = meeting;
    if (search.isOuter[vertex]) continue;
    search.isOuter[vertex] = true;
    search.queue.push(vertex);
  }
}

/** The end of an augmenting path from the root, or nobody. */
function pathEnd(
  neighbours: readonly (readonly number[])[],
  mate: readonly number[],
  root: number,
  search: Search,
): number {
  const { parent, base, isOuter, queue } = search;
  isOuter[root] = true;
  queue.push(root);
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const to of neighbours[from] ?? []) {
      if (at(base, from) === at(base, to) || at(mate, from) === to) continue;
      const isOdd = to === root || (at(mate, to) !== NOBODY && at(parent, at(mate, to)) !== NOBODY);
      if (isOdd) contract(search, mate, from, to);
      else if (at(parent, to) === NOBODY) {
        parent[to] = from;
        if (at(mate, to) === NOBODY) return to;
        isOuter[at(mate, to)] = true;
        queue.push(at(mate, to));
      }
    }
  }
  return NOBODY;
}

/**
 * As many pairs of neighbours as there can be, each vertex in one pair at most (Edmonds' blossoms). `neighbours` names for
 * each vertex those it may be paired with, both ways; answers the partner of each vertex, -1 where it has none.
 */
export function maximumMatching(neighbours: readonly (readonly number[])[]): readonly number[] {
  const mate = neighbours.map(() => NOBODY);
  for (const root of neighbours.keys()) {
    if (at(mate, root) !== NOBODY) continue;
    const search: Search = {
      parent: neighbours.map(() => NOBODY),
      base: [...neighbours.keys()],
      isOuter: neighbours.map(() => false),
      queue: [],
    };
    let end = pathEnd(neighbours, mate, root, search);
    while (end !== NOBODY) {
      const before = at(search.parent, end);
      const next = at(mate, before);
      mate[end] = before;
      mate[before] = end;
      end = next;
    }
  }
  return mate;
}
