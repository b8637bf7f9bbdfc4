import type { Step } from '#src/machines/paths/model.ts';
import { type NamedPath, NO_PROOFS, type ProvedOnTheWay } from '#src/machines/paths/names.ts';
import { plainCase, plainEvent, plainState } from '#src/machines/paths/plainWords.ts';
import type { ProofTable } from '#src/machines/paths/proofs.ts';
import { namesOf, statesOf, type Walker } from './walker.ts';

const COLUMNS = 120;
const MOST_PLACES = 4;
/** Where a name leaves less, no step is told beside it. */
const LEAST_ROOM = 20;

/** Cut to a width, with an ellipsis where something is left out. */
const fitted = (text: string, width = COLUMNS) =>
  text.length > width ? `${text.slice(0, width - 1).trimEnd()}…` : text;

const tagWords = (tags: readonly string[]) => (tags.length === 0 ? '' : ` [${tags.join(', ')}]`);

const titled = (proves: string, tags: readonly string[]) =>
  `  ${fitted(proves, COLUMNS - 2 - tagWords(tags).length)}${tagWords(tags)}`;

const wordsWith =
  ({ payload }: ProofTable) =>
  ({ event, after }: Step): string => {
    const what = payload?.(event) ?? plainCase(event);
    return `${plainEvent(event.type)}${what === '' ? '' : ` (${what})`} → ${plainState(after.value)}`;
  };

/** Of the steps in which a path differs from the one listed before it, as many of the last as there is room for. */
function ownSteps(own: readonly string[], others: readonly string[], room: number): string {
  const from = Math.max(
    0,
    own.findIndex((step, at) => step !== others[at]),
  );
  let words = own.at(-1) ?? '';
  let first = own.length - 1;
  for (; first > from && `… ${own[first - 1]}, ${words}`.length <= room; first -= 1)
    words = `${own[first - 1]}, ${words}`;
  return fitted(first > 0 ? `… ${words}` : words, room);
}

function placesWords({ at }: ProvedOnTheWay): string {
  const places = at.slice(0, MOST_PLACES).map(({ number, step }) => `${number} (step ${step})`);
  const more = at.length - places.length;
  return `${at.length === 1 ? 'path' : 'paths'} ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The chosen paths of a machine, a line each, under headings that say what they prove. */
export function listOf(walker: Walker, chosen: ReadonlySet<number>): readonly string[] {
  const { groups, onTheWay } = namesOf(walker);
  const stepWords = wordsWith(walker.proofs ?? NO_PROOFS);
  let before: readonly string[] = [];
  const rowOf = ({ number, detail, path }: NamedPath): string => {
    const words = path.steps.map(stepWords);
    const start = `${String(number).padStart(7)}  ${detail}${detail === '' ? '' : ' | '}`;
    const room = COLUMNS - start.length;
    const row = room < LEAST_ROOM ? fitted(start) : start + ownSteps(words, before, room);
    before = words;
    return row;
  };
  const lines = groups.flatMap(({ proves, tags, paths }) => {
    const rows = paths.filter(({ number }) => chosen.has(number)).map(rowOf);
    return rows.length === 0 ? [] : [titled(proves, tags), ...rows];
  });
  const also = onTheWay.flatMap((proved) => {
    const at = proved.at.filter(({ number }) => chosen.has(number));
    if (at.length === 0) return [];
    return [titled(proved.proves, proved.tags), `         ${placesWords({ ...proved, at })}`];
  });
  return [
    `${walker.name} (${walker.where}): ${chosen.size} ${chosen.size === 1 ? 'path' : 'paths'}`,
    ...lines,
    ...(also.length === 0 ? [] : ['  ── Proved on the way:', ...also]),
  ];
}

/** The same in full, for programs. */
export function listingOf(walker: Walker, chosen: ReadonlySet<number>) {
  const { paths, onTheWay } = namesOf(walker);
  return {
    machine: walker.name,
    where: walker.where,
    paths: paths
      .filter(({ number }) => chosen.has(number))
      .map(({ number, name, proves, tags, path }) => ({
        ...{ number, name, proves, tags },
        ...(path.start !== undefined && { start: path.start }),
        states: statesOf(path.steps),
        steps: path.steps.map(wordsWith(walker.proofs ?? NO_PROOFS)),
      })),
    onTheWay,
  };
}
