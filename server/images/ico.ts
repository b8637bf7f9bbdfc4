import sharp from 'sharp';

/** Sides of the pictures in an icon, in pixels: tabs, tabs of sharp screens, and shortcuts. */
const SIDES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** librsvg draws a unit of a drawing as one pixel at this density. */
const UNIT_DENSITY = 72;
const DRAWN_WIDTH = 32;

/** A drawing of 32 by 32 as ICO: a list of PNGs, each with its side and place. */
export async function icoOfDrawing(svg: string): Promise<Buffer> {
  const pictures = await Promise.all(
    SIDES.map((side) =>
      sharp(Buffer.from(svg), { density: (UNIT_DENSITY * side) / DRAWN_WIDTH })
        .resize(side, side)
        .png()
        .toBuffer(),
    ),
  );
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * SIDES.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(SIDES.length, 4);
  let offset = head.byteLength;
  for (const [at, picture] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * at;
    const side = SIDES[at] ?? 0;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.byteLength, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.byteLength;
  }
  return Buffer.concat([head, ...pictures]);
}
