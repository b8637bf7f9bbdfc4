const COMMENT_BLOCK = /^[ \t]*\/\*[\s\S]*?\*\//gm;
const COMMENT_LINE = /^[ \t]*\/\/.*$/gm;
const NEVER_RUN = /^([ \t]*)(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|fixme|fails)\b(?!If)/;

/** A source without what never runs: comments on lines of their own, and tests and groups that are always skipped. */
function runningPart(source: string): string {
  const lines = source.replace(COMMENT_BLOCK, '').replace(COMMENT_LINE, '').split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const indent = NEVER_RUN.exec(lines[at] ?? '')?.[1];
    if (indent === undefined) kept.push(lines[at] ?? '');
    else at = endOfStatement(lines, at, indent);
  }
  return kept.join('\n');
}

/** The line on which a statement ends that begins on a line, by the indent of formatted source. */
function endOfStatement(lines: readonly string[], from: number, indent: string): number {
  if ((lines[from] ?? '').trimEnd().endsWith(';')) return from;
  const end = lines.findIndex((line, at) => at > from && line.startsWith(`${indent}}`) && line.endsWith(';'));
  const other = lines.findIndex(
    (line, at) => at > from && line.startsWith(`${indent})`) && line.endsWith(';'),
  );
  const ends = [end, other].filter((at) => at >= 0);
  return ends.length > 0 ? Math.min(...ends) : lines.length;
}

const WALK = /\btestWalker\(\w+(?:,\s*'([^']*)')?,?\s*\)/g;
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;

/**
 * The literal titles of tests and groups that run in a file, those of `each` with their placeholders, and for a walk by
 * generated paths the tags that it was given.
 */
export function titlesIn(source: string): readonly string[] {
  const running = runningPart(source);
  const titles = [...running.matchAll(TITLE)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  const walks = [...running.matchAll(WALK)].map(([, tags = '']) => `walked by generated paths ${tags}`);
  return [...titles.map((title) => title.replace(/\\(.)/g, '$1')), ...walks];
}
