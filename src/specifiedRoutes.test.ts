// @vitest-environment happy-dom
import { createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { routeTree } from './routeTree.gen.ts';
import { MainLayout } from './ui/features/shell/MainLayout.tsx';

const PUBLIC = [
  '/',
  '/about',
  '/login',
  '/register',
  '/oauth-registration',
  '/terms-of-service',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
];
const SIGNED_IN = [
  '/profile',
  '/achievements',
  '/drafts',
  '/my-drafts',
  '/drafts/{draftId}',
  '/drafts/{draftId}/room',
  '/drafts/{draftId}/results',
  '/drafts/{draftId}/deck-builder/{userId}',
  '/test',
];
const ADMIN = [
  '/admin',
  '/admin/games',
  '/admin/sets',
  '/admin/game-rarities',
  '/admin/cards',
  '/admin/pack-definitions',
  '/admin/draft-templates',
  '/admin/game-buckets',
  '/admin/export-templates',
  '/admin/users',
  '/admin/image-cache',
  '/admin/analytics',
  '/admin/achievements',
  // Newer than the specification.
  '/admin/sources',
];

// No guard is asked here, so nothing reads the context.
const { routesByPath } = createRouter({ routeTree, context: undefined! });
const routes = Object.entries(routesByPath).map(([path, route]) => ({ path: specified(path), route }));
type AnyRoute = (typeof routes)[number]['route'];

/** `/drafts/$draftId/` as the specification writes it: `/drafts/{draftId}`. */
function specified(path: string): string {
  return path.replace(/(.)\/$/, '$1').replace(/\$(\w+)/g, '{$1}');
}

function idsOf(route: AnyRoute): string[] {
  const above: AnyRoute | undefined = route.parentRoute;
  return [...(above ? idsOf(above) : []), String(route.id)];
}

/** The guards over a path: `_member` asks for sign-in, `_admin` for the role. */
function guardsOver(path: string): string[] | null {
  const found = routes.find((known) => known.path === path);
  if (!found) return null;
  return idsOf(found.route).flatMap((id) => /\/(_member|_admin)$/.exec(id)?.[1] ?? []);
}

describe('the routes', () => {
  it.each(PUBLIC)('have %s for everybody [spec 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10]', (path) => {
    expect(guardsOver(path)).toEqual([]);
  });

  it.each(SIGNED_IN)(
    'have %s for whoever is signed in [spec 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.18, 2.19, 6.5]',
    (path) => {
      expect(guardsOver(path)).toEqual(['_member']);
    },
  );

  it.each(ADMIN)('have %s for admins [spec 2.20]', (path) => {
    expect(guardsOver(path)).toEqual(['_member', '_admin']);
  });

  it('ask for Admin wherever the path begins with /admin [spec 6.4]', () => {
    const open = routes.filter(
      ({ path }) => path.startsWith('/admin') && !guardsOver(path)?.includes('_admin'),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it('sit under one main layout [spec 2.1]', () => {
    expect(routeTree.options.component).toBe(MainLayout);
    const elsewhere = routes.filter(({ route }) => idsOf(route)[0] !== '__root__');
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});
