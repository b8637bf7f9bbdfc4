import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { iconDrawing } from './iconDrawing.ts';
import { manifestOf } from './manifest.ts';

const logo = readFileSync('src/ui/features/shell/favicon.svg', 'utf8');
const pixelsOf = async (size: number, purpose: 'any' | 'maskable') =>
  sharp(Buffer.from(iconDrawing(logo, size, purpose)))
    .raw()
    .toBuffer({ resolveWithObject: true });

it('draws the logo in the size that is asked for, on nothing or on a ground that fills the mask', async () => {
  const plain = await pixelsOf(192, 'any');
  const masked = await pixelsOf(512, 'maskable');
  expect([plain.info.width, plain.info.height, plain.data[3]]).toEqual([192, 192, 0]);
  expect([masked.info.width, [...masked.data.subarray(0, 4)]]).toEqual([512, [0x0b, 0x14, 0x13, 255]]);
});

it('keeps the logo of a maskable icon in the circle that every mask shows', async () => {
  const { data, info } = await pixelsOf(512, 'maskable');
  const drawn: number[] = [];
  for (let at = 0; at < info.width * info.height; at += 1)
    if (data[at * info.channels] !== 0x0b)
      drawn.push(Math.hypot((at % info.width) - 255.5, Math.floor(at / info.width) - 255.5));
  expect(drawn.length).toBeGreaterThan(10_000);
  expect(Math.max(...drawn)).toBeLessThan(512 * 0.4);
});

it('refuses a logo that it cannot place', () => {
  expect(() => iconDrawing('<svg viewBox="0 0 24 24"></svg>', 192, 'any')).toThrow('view box 0 0 32 32');
});

it('says what browsers ask of an application, and opens nothing outside Home', () => {
  const manifest = manifestOf([{ size: 192, purpose: 'any', file: 'assets/a.png' }]);
  expect(manifest).toMatchObject({ name: 'Passleft', display: 'standalone', start_url: '/', scope: '/' });
  expect(manifest.icons).toEqual([
    { src: '/assets/a.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  ]);
  expect(manifest.shortcuts.map(({ url }) => new URL(url, 'https://x.example').pathname)).toEqual(['/', '/']);
});

it('takes shared words and text files at Home, by a form that its service worker reads', () => {
  expect(manifestOf([]).share_target).toEqual({
    ...{ action: '/', method: 'POST', enctype: 'multipart/form-data' },
    params: {
      ...{ title: 'title', text: 'text', url: 'url' },
      files: [
        {
          name: 'file',
          accept: ['.txt', '.csv', '.json', 'text/plain', 'text/csv', 'application/json'],
        },
      ],
    },
  });
});
