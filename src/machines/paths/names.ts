import type { GeneratedPath, Step } from './model.ts';
import { plainCase, plainEvent, plainState } from './plainWords.ts';
import { type ProofTable, type Proved, provedBy } from './proofs.ts';

/** A generated path with a name that no other path of its machine has. */
export interface NamedPath {
  /** Its place among all paths, from 1. */
  readonly number: number;
  readonly path: GeneratedPath;
  readonly name: string;
  /** The sentence its last step proves. */
  readonly proves: string;
  readonly tags: readonly string[];
  /** What tells it apart from the other paths that prove the same; empty where there are none. */
  readonly detail: string;
}

/** Paths that prove the same. */
export interface ProvedGroup {
  readonly proves: string;
  readonly tags: readonly string[];
  readonly paths: readonly NamedPath[];
}

/** A sentence that is no path's last step, and where paths prove it. */
export interface ProvedOnTheWay {
  readonly proves: string;
  readonly tags: readonly string[];
  readonly at: readonly { readonly number: number; readonly step: number }[];
}

export interface NamedPaths {
  /** In the order of the paths. */
  readonly paths: readonly NamedPath[];
  /** In the order of the table. */
  readonly groups: readonly ProvedGroup[];
  readonly onTheWay: readonly ProvedOnTheWay[];
}

export const NO_PROOFS: ProofTable = { proofs: [] };

const START = 'the start';
const NOTHING: Proved = { says: 'Nothing happens', tags: [], place: 0 };

/** Names the paths of one machine by what they prove, and by what they differ in where several prove the same. */
export function namePaths(paths: readonly GeneratedPath[], table: ProofTable = NO_PROOFS): NamedPaths {
  const last = paths.map(({ steps }) => {
    const step = steps.at(-1);
    return step ? provedBy(step, table) : NOTHING;
  });
  const groups = groupedBy([...paths.keys()], (at) => last[at]?.says ?? '');
  const details = new Map<number, string>();
  for (const group of groups.values())
    for (const [at, detail] of detailsOf(group, paths, table)) details.set(at, detail);
  const named = paths.map((path, at): NamedPath => {
    const { says, tags } = last[at] ?? NOTHING;
    const detail = details.get(at) ?? '';
    return {
      number: at + 1,
      path,
      name: detail === '' ? says : `${says}: ${detail}`,
      proves: says,
      tags,
      detail,
    };
  });
  const placeOf = (says: string) => last.find((proved) => proved.says === says)?.place ?? 0;
  return {
    paths: named,
    groups: [...groups]
      .map(([proves, members]) => ({
        proves,
        place: placeOf(proves),
        tags: last[members[0] ?? 0]?.tags ?? [],
        paths: members.flatMap((at) => named[at] ?? []),
      }))
      .sort((a, b) => a.place - b.place),
    onTheWay: onTheWay(paths, table, new Set(groups.keys())),
  };
}

function onTheWay(
  paths: readonly GeneratedPath[],
  table: ProofTable,
  own: ReadonlySet<string>,
): readonly ProvedOnTheWay[] {
  const found = new Map<string, { proved: Proved; at: { number: number; step: number }[] }>();
  for (const [place, { steps }] of paths.entries()) {
    const seen = new Set<string>();
    for (const [at, step] of steps.slice(0, -1).entries()) {
      const proved = provedBy(step, table);
      if (own.has(proved.says) || seen.has(proved.says)) continue;
      seen.add(proved.says);
      const known = found.get(proved.says) ?? { proved, at: [] };
      known.at.push({ number: place + 1, step: at + 1 });
      found.set(proved.says, known);
    }
  }
  return [...found.values()]
    .sort((a, b) => a.proved.place - b.proved.place)
    .map(({ proved, at }) => ({ proves: proved.says, tags: proved.tags, at }));
}

/** What tells each path of a group apart: first what its last step is about, and the steps before only where that is the same. */
function detailsOf(
  group: readonly number[],
  paths: readonly GeneratedPath[],
  table: ProofTable,
): ReadonlyMap<number, string> {
  if (group.length === 1) return new Map();
  const facets = new Map(group.map((at) => [at, facetsOf(paths[at], table)]));
  const count = Math.max(...[...facets.values()].map(({ length }) => length));
  let chosen: number[] = [];
  const told = (at: number, places: readonly number[]) =>
    places.flatMap((place) => facets.get(at)?.[place] || []).join(', ');
  const kinds = (places: readonly number[]) => new Set(group.map((at) => told(at, places))).size;
  for (let place = 0; place < count; place += 1)
    if (kinds([...chosen, place]) > kinds(chosen)) chosen = [...chosen, place];
  const details = new Map(group.map((at) => [at, told(at, chosen)]));
  for (const alike of groupedBy(group, (at) => details.get(at) ?? '').values()) {
    if (alike.length === 1) continue;
    const ways = waysOf(alike.map((at) => wordsBefore(paths[at]?.steps ?? [], table)));
    for (const [place, at] of alike.entries())
      details.set(at, [details.get(at), ways[place]].filter(Boolean).join(', '));
  }
  return details;
}

const payloadOf = (step: Step, { payload }: ProofTable): string =>
  payload?.(step.event) ?? plainCase(step.event);

function facetsOf(path: GeneratedPath | undefined, table: ProofTable): readonly string[] {
  const step = path?.steps.at(-1);
  if (!path || !step) return [];
  const { situation = ({ value }) => [plainState(value)] } = table;
  const event = plainEvent(step.event.type);
  return [
    event,
    payloadOf(step, table),
    path.start ?? '',
    ...situation(step.before).map((words) => words && `when ${words}`),
    ...situation(step.after).map((words) => words && `then ${words}`),
  ];
}

/** The steps before the last one, that one first, and the beginning at the end. */
function wordsBefore(steps: readonly Step[], table: ProofTable): readonly string[] {
  const words = steps.slice(0, -1).map((step) => {
    const payload = payloadOf(step, table);
    return payload === '' ? plainEvent(step.event.type) : `${plainEvent(step.event.type)} (${payload})`;
  });
  return [...words.reverse(), START];
}

/** Of each way, as few of its last steps as no other way has, the earliest of them first since there they part. */
function waysOf(ways: readonly (readonly string[])[]): readonly string[] {
  const told = ways.map(() => '');
  let open = [...ways.keys()];
  for (let length = 1; open.length > 0; length += 1) {
    const alike = groupedBy(open, (way) => ways[way]?.slice(0, length).join('\n') ?? '');
    for (const same of alike.values()) {
      const [only] = same;
      if (only !== undefined && same.length === 1) told[only] = wayWords(ways[only] ?? [], length);
    }
    open = open.filter((way) => told[way] === '' && length < (ways[way]?.length ?? 0));
  }
  return told;
}

function wayWords(way: readonly string[], length: number): string {
  const [first = '', ...more] = way.slice(0, length).toReversed();
  const words = [...(first === START ? [] : [first]), ...more].join(', ');
  return words === '' ? 'at the very start' : `after ${words}`;
}

/** As `Map.groupBy`, which the oldest Node that we run on has not. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
