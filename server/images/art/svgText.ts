export const WIDTH = 400;
export const HEIGHT = 300;

export type Point = readonly [x: number, y: number];

/** A number as SVG text with at most one decimal. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** A hexadecimal colour between two others; `share` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (i: number) => {
    const a = Number.parseInt(from.slice(i, i + 2), 16);
    const b = Number.parseInt(to.slice(i, i + 2), 16);
    const value = Math.round(a + (b - a) * share);
    return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Path data of a closed polygon. */
export const polygon = (corners: readonly Point[]): string => `${polyline(corners)}Z`;

/** Path data of an open line. */
export const polyline = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

/** A filled path; `more` are further attributes. */
export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A stroked path without fill. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;

export const dot = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more && ` ${more}`}/>`;

/** Path data of a filled circle. */
export const disc = (x: number, y: number, radius: number): string => {
  const [r, across] = [num(radius), num(2 * radius)];
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`;
};

export const ring = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  more = '',
): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A group moved to a place and turned by degrees. */
export const placed = (inner: string, x: number, y: number, degrees = 0, scale = ''): string =>
  `<g transform="translate(${num(x)} ${num(y)})${degrees ? ` rotate(${num(degrees)})` : ''}${scale && ` scale(${scale})`}">${inner}</g>`;

/** The drawing of the right half and its mirror image about x = `axis`. One per picture: it uses an id. */
export const mirrored = (inner: string, axis: number, id: string): string =>
  `<g id="${id}">${inner}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${num(axis * 2)} 0)"/>`;

/** `count` values of a drawing, joined. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const STROKES = /(<path d=")([^"]*)(" fill="none"[^>]*>)((?:<path d="[^"]*\3)+)/g;

/** Lines of one pen that follow each other as one path: browsers style, lay out and paint every element of a picture. */
export const joinedStrokes = (svg: string): string =>
  svg.replace(STROKES, (_, start: string, first: string, pen: string, rest: string) => {
    const others = rest.slice(start.length, -pen.length).split(pen + start);
    return start + first + others.join('') + pen;
  });

/** Text made safe for SVG content and attributes. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? '',
  );
