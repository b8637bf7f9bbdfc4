import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Ubuntu Chromium/156.0.0.0 Chrome/156.0.0.0 Safari/537.36`,
      'Chromium on Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`, 'Safari on Mac'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
      'Edge on Windows',
    ],
    [`${MAC} ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Mac'],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${WEBKIT} SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
    [`Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) ${WEBKIT} Chrome/150.0 Safari/537.36`, 'Chrome on ChromeOS'],
    ['Firefox/1.0', 'Firefox'],
    ['something (Windows NT 10.0)', 'Windows'],
    ['curl/8.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('reads "%s" as %s', (userAgent, words) => {
    expect(deviceOf(userAgent)).toBe(words);
  });
});
