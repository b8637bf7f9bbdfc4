// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type TitledRoute, usePageTitle, useScreenTitle } from './usePageTitle.ts';

afterEach(cleanup);

function Layout({ title, children }: { readonly title: TitledRoute | '/'; readonly children?: ReactNode }) {
  usePageTitle(title);
  return children;
}

function Screen({ title }: { readonly title: string }) {
  useScreenTitle(title);
  return null;
}

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

it('names a page by its route, and Home by the product alone', async () => {
  const { rerender } = render(<Layout title="/_member/drafts/" />);
  await titled('Open tables · Passleft');
  rerender(<Layout title="/_member/my-drafts" />);
  await titled('My drafts · Passleft');
  rerender(<Layout title="/" />);
  await titled('Passleft');
});

it('names a page that was left at once no more', async () => {
  const { rerender } = render(<Layout title="/_member/drafts/" />);
  rerender(<Layout title="/_member/profile" />);
  rerender(<Layout title="/" />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('Passleft');
});

it('names a page by its screen while that is there, though the layout speaks last', async () => {
  const { rerender } = render(
    <Layout title="/">
      <Screen title="Page not found" />
    </Layout>,
  );
  await titled('Page not found · Passleft');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('Page not found · Passleft');
  rerender(<Layout title="/" />);
  await titled('Passleft');
});
