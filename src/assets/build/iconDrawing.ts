/** `any` is the logo as it is; a `maskable` one fills its square, with the logo in the circle that is always shown. */
export type IconPurpose = 'any' | 'maskable';

const GROUND = '#0b1413';
/** The logo's part of the width; what a mask leaves is at least four fifths. */
const SHARE = { any: 1, maskable: 0.62 } as const;

/** The logo as an icon of `size` pixels each way, as SVG. Throws where the logo is no SVG of 32 by 32. */
export function iconDrawing(logo: string, size: number, purpose: IconPurpose): string {
  const inside = /^<svg[^>]* viewBox="0 0 32 32"[^>]*>(.*)<\/svg>\s*$/s.exec(logo)?.[1];
  if (inside === undefined) throw new Error('The logo is not an SVG with the view box 0 0 32 32.');
  const share = SHARE[purpose];
  const offset = (32 * (1 - share)) / 2;
  const ground = purpose === 'maskable' ? `<rect width="32" height="32" fill="${GROUND}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}" fill="none">` +
    `${ground}<g transform="translate(${offset} ${offset}) scale(${share})">${inside}</g></svg>`
  );
}
