// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '#contract/routes/operator.ts';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { TermsScreen } from './TermsScreen.tsx';

beforeAll(() => loadMessages('about', 'terms'));
afterEach(cleanup);

async function open(operator: Operator) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <TermsScreen operator={operator} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(
    <SystemProvider>
      <RouterProvider router={router} />
    </SystemProvider>,
  );
}

describe('the terms of service', () => {
  it('name who runs the site, as the settings do', async () => {
    await open({
      name: 'Draft Club e. V.',
      address: 'Kiteweg 7, 12345 Nowhere',
      contact: 'mailto:hello@example.org',
    });
    expect(screen.getByText('Site host: Draft Club e. V.')).toBeDefined();
    expect(screen.getByText('Address: Kiteweg 7, 12345 Nowhere')).toBeDefined();
    const link = screen.getByRole('link', { name: 'hello@example.org' });
    expect(link.getAttribute('href')).toBe('mailto:hello@example.org');
  });

  it('say nothing of what the operator left out', async () => {
    await open({ name: null, address: null, contact: null });
    expect(screen.getByText(/The person who runs this server/)).toBeDefined();
    expect(screen.queryByText(/Site host:|Address:|Contact:/)).toBeNull();
  });
});
