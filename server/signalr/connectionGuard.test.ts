import { describe, expect, it } from 'vitest';
import { addressForLog } from './connectionGuard.ts';

describe('an address for the log', () => {
  it.each([
    ['/api/hub?id=abc.1.def&access_token=ey.J.x', '/api/hub?id=-&access_token=-'],
    ['/api/hub?access_token=ey&x=1', '/api/hub?access_token=-&x=1'],
    ['/api/hub?ACCESS_TOKEN=ey', '/api/hub?ACCESS_TOKEN=-'],
    ['/api/drafts?side=1', '/api/drafts?side=1'],
  ])('shows no secret of %s [W3]', (url, logged) => {
    expect(addressForLog(url)).toBe(logged);
  });
});
