// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDocumentClass } from './useDocumentClass.ts';

afterEach(cleanup);

const hasMark = () => document.documentElement.classList.contains('with-part');

function Part({ isShown = true }: { readonly isShown?: boolean }) {
  useDocumentClass(isShown && 'with-part');
  return null;
}

describe('a mark on the page', () => {
  it('stands while its part is there and says so', () => {
    const { rerender, unmount } = render(<Part />, { wrapper: StrictMode });
    expect(hasMark()).toBe(true);
    rerender(<Part isShown={false} />);
    expect(hasMark()).toBe(false);
    rerender(<Part />);
    unmount();
    expect(hasMark()).toBe(false);
  });

  it('stays until the last of several parts has gone', () => {
    const first = render(<Part />);
    const second = render(<Part />);
    first.unmount();
    expect(hasMark()).toBe(true);
    second.unmount();
    expect(hasMark()).toBe(false);
  });
});
