/** What a JSON value is made of: keys and kinds of values, however many there are of them. */
export type Shape = string | { readonly [key: string]: Shape } | readonly Shape[];

/** The shape of a JSON value; keys that are numbers count as one. */
export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return distinct(value.map(shapeOf));
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [/^\d+$/.test(key) ? '#' : key, shapeOf(inner)] as const,
  );
  return Object.fromEntries(entries);
}

const distinct = (shapes: readonly Shape[]): Shape[] => [
  ...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values(),
];

/** What of a real file's shape one of ours lacks or has otherwise; more keys than the real one are fine. */
export function lackingFrom(real: Shape, ours: Shape, path = '$'): string[] {
  if (Array.isArray(real) && Array.isArray(ours)) {
    const [first] = real;
    if (first === undefined) return [];
    if (ours.length === 0) return [`${path}: empty`];
    return ours.flatMap((shape: Shape) => lackingFrom(first, shape, `${path}[]`));
  }
  if (typeof real === 'object' && typeof ours === 'object' && !Array.isArray(real) && !Array.isArray(ours))
    return Object.entries(real).flatMap(([key, shape]) => {
      const inner = (ours as { readonly [key: string]: Shape })[key];
      return inner === undefined ? [`${path}.${key}: missing`] : lackingFrom(shape, inner, `${path}.${key}`);
    });
  return real === ours ? [] : [`${path}: ${JSON.stringify(ours)} instead of ${JSON.stringify(real)}`];
}

/** Elements of an XML file with their attributes in order, each kind once. */
export const elementShapes = (xml: string): readonly string[] => [
  ...new Set(
    [...xml.replace(/<\?[^>]*\?>/g, '').matchAll(/<([A-Za-z]\w*)((?:\s[^<>]*?)?)\/?>/g)].map(
      ([, name, attributes]) =>
        [name, ...[...(attributes ?? '').matchAll(/\s([\w:]+)=/g)].map(([, attribute]) => attribute)].join(
          ' ',
        ),
    ),
  ),
];

type LineKinds = Readonly<Record<string, RegExp>>;

/** The kinds of line a text file has, each once; a line of no kind is told as it is. */
export function lineKinds(text: string, kinds: LineKinds): readonly string[] {
  const found = text.split(/\r?\n/).map((line) => {
    const kind = Object.entries(kinds).find(([, pattern]) => pattern.test(line));
    return kind ? kind[0] : `UNKNOWN ${line}`;
  });
  return [...new Set(found)].sort();
}

export const ARENA_LINES: LineKinds = {
  gap: /^$/,
  heading: /^(Deck|Sideboard)$/,
  card: /^[1-9]\d* \S.* \([A-Z0-9]{3,6}\) [0-9]+[a-z★†*]?$/,
};
export const FORGE_LINES: LineKinds = {
  gap: /^$/,
  section: /^\[(shop|metadata|main|sideboard)\]$/i,
  entry: /^[A-Z][A-Za-z ]*=.*$/,
  card: /^[1-9]\d* [^|]+[^|+]\+?\|[A-Z0-9]{3,6}(\|[1-9]\d*)?$/,
};
export const XMAGE_LINES: LineKinds = {
  gap: /^$/,
  name: /^NAME:.+$/,
  layout: /^LAYOUT (MAIN|SIDEBOARD):/,
  card: /^(SB: )?[1-9]\d* \[[A-Z0-9]{3,6}:[^\]]+\] \S.*$/,
};
export const YDK_LINES: LineKinds = {
  creator: /^#created by .+$/,
  section: /^(#main|#extra|!side)$/,
  card: /^[1-9]\d{3,8}$/,
  gap: /^$/,
};
