import { describe, expect, it } from 'vitest';
import { betterPlace, leadTo, lineAddressOf } from './ledLines.ts';

const PUBLIC_URL = 'https://draft.example.org';
const DRAFT = '3f2c8a9e-0000-4000-8000-000000000001';
const ask = (
  query: string,
  { preferred = 'passleft-2' as string | null, ...headers }: Record<string, string | null> = {},
) =>
  leadTo(
    {
      url: `/api/hub/negotiate${query}`,
      headers: { host: 'draft.example.org', ...(headers as Record<string, string>) },
    },
    { affinity: { preferred: () => preferred }, publicUrl: PUBLIC_URL, path: '/api/hub' },
  );

describe('a line that is opened', () => {
  it('is led to the process that prefers its draft [T]', () => {
    expect(ask(`?protocol=5&draft=${DRAFT}&negotiateVersion=1`)).toBe(
      `${PUBLIC_URL}/api/hub?protocol=5&draft=${DRAFT}&p=passleft-2`,
    );
    expect(ask(`?draft=${DRAFT}`)).toBe(`${PUBLIC_URL}/api/hub?draft=${DRAFT}&p=passleft-2`);
  });

  it('is not led where it names no draft, or nothing that could be one [T]', () => {
    for (const query of [
      '',
      '?protocol=5',
      '?draft=',
      '?draft=a%2Fb',
      '?draft=%00',
      `?draft=${'x'.repeat(65)}`,
    ])
      expect(ask(query)).toBeNull();
  });

  it('is not led where nobody is preferred, and never twice [T]', () => {
    expect(ask(`?draft=${DRAFT}`, { preferred: null })).toBeNull();
    for (const name of ['passleft-2', 'passleft-1', 'gone'])
      expect(ask(`?draft=${DRAFT}&p=${name}`)).toBeNull();
  });

  it('is led once more where it names a process by letters that no process has [T]', () => {
    for (const name of ['', '..%2F..', 'a%0d%0ab', '%C3%A4', 'A', '-a', 'x'.repeat(64)]) {
      const led = ask(`?draft=${DRAFT}&p=${name}`);
      expect(led).toBe(`${PUBLIC_URL}/api/hub?draft=${DRAFT}&p=passleft-2`);
      expect(ask(`?${new URL(led ?? '').searchParams}`)).toBeNull();
    }
  });

  it('stays with the origin of its page, or with that of the site [T]', () => {
    const origin = 'https://draft.example.org';
    expect(ask(`?draft=${DRAFT}`, { origin, host: 'inside:3000' })).toMatch(
      /^https:\/\/draft\.example\.org\//,
    );
    expect(ask(`?draft=${DRAFT}`, { host: 'inside:3000' })).toBeNull();
    expect(ask(`?draft=${DRAFT}`, { host: 'evil.example' })).toBeNull();
  });

  it('takes nothing else of its address along [T]', () => {
    const led = ask(
      `?draft=${DRAFT}&access_token=secret&id=secret&url=https://evil.example&protocol=%26p%3Dx`,
    );
    expect(led).toBe(`${PUBLIC_URL}/api/hub?protocol=%26p%3Dx&draft=${DRAFT}&p=passleft-2`);
  });
});

describe('what an address says', () => {
  it('is read only where it is of the right letters [T]', () => {
    expect(lineAddressOf({ url: `/api/hub?draft=${DRAFT}&p=passleft-1&id=x` })).toStrictEqual({
      draftId: DRAFT,
      process: 'passleft-1',
    });
    expect(lineAddressOf({ url: '/api/hub?draft=a%20b&p=a.b' })).toStrictEqual({
      draftId: null,
      process: null,
    });
    expect(lineAddressOf({})).toStrictEqual({ draftId: null, process: null });
  });
});

describe('a line that looks at a draft', () => {
  const at = (preferred: string | null) => ({ own: 'one', preferred });

  it('is better off at another process that prefers the draft, unless it asked for that one and was brought here [T]', () => {
    expect(betterPlace(at('two'), null)).toBe('two');
    expect(betterPlace(at('two'), 'three')).toBe('two');
    expect(betterPlace(at('two'), 'two')).toBeNull();
    expect(betterPlace(at('one'), null)).toBeNull();
    expect(betterPlace(at(null), null)).toBeNull();
  });
});
