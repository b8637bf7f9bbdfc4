// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usePageTitle, useScreenTitle } from './usePageTitle.ts';

afterEach(cleanup);

function Layout({ title, children }: { readonly title: string | null; readonly children?: ReactNode }) {
  usePageTitle(title);
  return children;
}

function Screen({ title }: { readonly title: string }) {
  useScreenTitle(title);
  return null;
}

it('names a page by its route, and Home by the product alone', () => {
  const { rerender } = render(<Layout title="Tables" />);
  expect(document.title).toBe('Tables · Passleft');
  rerender(<Layout title={null} />);
  expect(document.title).toBe('Passleft');
});

it('names a page by its screen while that is there, though the layout speaks last', () => {
  const { rerender } = render(
    <Layout title={null}>
      <Screen title="Page not found" />
    </Layout>,
  );
  expect(document.title).toBe('Page not found · Passleft');
  rerender(<Layout title={null} />);
  expect(document.title).toBe('Passleft');
});
