/** A line of a text beside an older one: as it was, taken away or added. */
export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

const MOST_LINES = 2_000;

/** What became of a text line by line, by the longest common part; null for texts too long to compare. */
export function lineDiff(before: string, after: string): readonly DiffLine[] | null {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  if (old.length > MOST_LINES || fresh.length > MOST_LINES) return null;
  const common = lengthsOf(old, fresh);
  const lines: DiffLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    const [gone, added] = [old[at], fresh[to]];
    if (gone !== undefined && gone === added) {
      lines.push({ kind: 'same', text: gone });
      at += 1;
      to += 1;
    } else if (
      added === undefined ||
      (gone !== undefined && (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0))
    ) {
      lines.push({ kind: 'gone', text: gone ?? '' });
      at += 1;
    } else {
      lines.push({ kind: 'new', text: added });
      to += 1;
    }
  }
  return lines;
}

/** Length of the longest common part of what follows line i of one and line j of the other. */
function lengthsOf(old: readonly string[], fresh: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      const next = lengths[at + 1];
      if (!row || !next) continue;
      row[to] = old[at] === fresh[to] ? (next[to + 1] ?? 0) + 1 : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
}
