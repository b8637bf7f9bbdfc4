// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { useAgo } from './useAgo.ts';

beforeAll(() => loadMessages('profile'));

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

describe('when a session was last used', () => {
  it('is shown in minutes, hours, then by the day', () => {
    const { current: ago } = renderHook(() => useAgo()).result;
    const past = (ms: number) => ago(new Date(NOW_MS - ms).toISOString(), NOW_MS);
    expect([
      past(59_999),
      past(MINUTE_MS),
      past(59 * MINUTE_MS),
      past(60 * MINUTE_MS),
      past(23 * 60 * MINUTE_MS),
      past(3 * 24 * 60 * MINUTE_MS),
    ]).toEqual(['just now', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago', 'on 18 Nov']);
  });
});
