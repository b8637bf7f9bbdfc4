// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { PreviewRow } from '#contract/admin/imports.ts';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { KeptFields } from './ImportChanges.tsx';

beforeAll(() => loadMessages('importChanges'));
afterEach(cleanup);

it('says what stays, who set it and what the file says instead', () => {
  const kept = [
    { field: 'rating', value: '5', said: '3.5', by: 'Juno', atMs: Date.UTC(2026, 10, 27, 12) },
    { field: 'picture', value: '', said: 'https://example.test/a.png', by: null, atMs: null },
  ];
  const row: PreviewRow = { seq: 1, name: 'Kettle Ghost', action: 'keep', facts: [], changes: [], kept };
  render(<KeptFields row={row} />, { wrapper: SystemProvider });
  expect(
    screen.getByText(/^rating stays 5\. The file says 3\.5\. Set by Juno on 27 Nov 2026\.$/),
  ).toBeDefined();
  expect(
    screen.getByText('picture stays empty. The file says https://example.test/a.png. Set by hand.'),
  ).toBeDefined();
});
