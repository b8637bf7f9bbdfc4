import type { CubeChange } from '#contract/sources/sources.ts';

/** How many copies of each card a list of `listOfCube` has, whatever their printings and finishes. */
function copiesOf(text: string): ReadonlyMap<string, number> {
  const cube = text.split('[Cube]\n').at(-1) ?? '';
  const copies = new Map<string, number>();
  for (const line of cube.split('\n')) {
    const [, count = '', card = ''] = /^(\d+) (.+)$/.exec(line.trim()) ?? [];
    const name = card
      .replace(/ \*F\*$/, '')
      .replace(/ \([A-Z0-9]{2,6}\) \S+$/, '')
      .toLowerCase();
    if (name !== '') copies.set(name, (copies.get(name) ?? 0) + Number(count));
  }
  return copies;
}

/** How many cards came into a cube and how many went out of it, in copies; null where it is the same. */
export function cubeChange(before: string, after: string): CubeChange | null {
  const [was, is] = [copiesOf(before), copiesOf(after)];
  const change = { in: 0, out: 0 };
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const more = (is.get(name) ?? 0) - (was.get(name) ?? 0);
    change.in += Math.max(0, more);
    change.out += Math.max(0, -more);
  }
  return change.in + change.out === 0 ? null : change;
}
