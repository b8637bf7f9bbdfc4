import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

it('a QR code is one path of dark runs that keeps the three corner marks', () => {
  const { size, path } = qrPath('https://passleft.example/drafts/1');
  const runs: readonly string[] = path.match(/M\d+ \d+h\d+v1h-\d+z/g) ?? [];
  expect(runs.join('')).toBe(path);
  expect([runs.includes('M0 0h7v1h-7z'), runs.includes(`M${size - 7} 0h7v1h-7z`)]).toEqual([true, true]);
  expect(runs.includes(`M0 ${size - 1}h7v1h-7z`)).toBe(true);
});
