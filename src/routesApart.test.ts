// @vitest-environment happy-dom
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';

describe('a route that is loaded while the router of an earlier test is still there', () => {
  it('keeps its own component', async () => {
    createRouter({ routeTree: createRootRoute({ component: () => null }) });
    vi.resetModules();
    const { Route } = await import('./routes/__root.tsx');
    const { MainLayout } = await import('./ui/features/shell/MainLayout.tsx');
    expect(Route.options.component).toBe(MainLayout);
  });
});
