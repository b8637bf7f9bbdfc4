import { describe, expect, it } from 'vitest';
import { redactUrl } from './logging.ts';

describe('addresses in the log', () => {
  it.each([
    [
      '/login?token=abc&userId=u&handle=h&email=a%40b.c&roles=Admin',
      '/login?token=*&userId=*&handle=*&email=*&roles=*',
    ],
    [
      '/api/auth/external-callback/club?code=abc&state=xyz&iss=https%3A%2F%2Fid.example',
      '/api/auth/external-callback/club?code=*&state=*&iss=https%3A%2F%2Fid.example',
    ],
    ['/api/hub?id=1&access_token=ey.ey.ey', '/api/hub?id=1&access_token=*'],
    ['/verify-email?TOKEN=abc#code=123456', '/verify-email?TOKEN=*#code=*'],
    [
      '/login?redirect=%2Flogin%3Ftoken%3Dabc%26email%3Dx%26tab%3Dnew&a=1',
      '/login?redirect=%2Flogin%3Ftoken%3D*%26email%3D*%26tab%3Dnew&a=1',
    ],
    ['/api/drafts?game=token&q=code', '/api/drafts?game=token&q=code'],
  ])('hide what is secret or personal: %s', (url, logged) => {
    expect(redactUrl(url)).toBe(logged.replaceAll('*', '[redacted]'));
  });
});
