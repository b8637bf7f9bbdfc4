// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../messages/load.ts';
import { ActionButton, IconActionButton } from './ActionButton.tsx';
import { InlineAlert } from './InlineAlert.tsx';
import { PageLinks } from './PageLinks.tsx';
import { SystemProvider } from './SystemProvider.tsx';

beforeAll(() => loadMessages('common'));
afterEach(cleanup);

const show = (screen: ReactNode) => render(<SystemProvider>{screen}</SystemProvider>);

describe('an action button', () => {
  it('that is busy takes no press and keeps the focus', () => {
    const onClick = vi.fn();
    const { rerender } = show(<ActionButton onClick={onClick}>Join</ActionButton>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Join' });
    button.focus();
    fireEvent.click(button);
    rerender(
      <SystemProvider>
        <ActionButton isBusy onClick={onClick}>
          Join
        </ActionButton>
      </SystemProvider>,
    );
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, 'true']);
  });

  it('that is blocked says why, and stays in the tab order', () => {
    const onClick = vi.fn();
    show(
      <ActionButton reason="Submit at 40 cards, you have 38" onClick={onClick}>
        Submit
      </ActionButton>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Submit at 40 cards, you have 38');
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });

  it('of one icon is named by its words, and by its reason too', () => {
    show(
      <>
        <IconActionButton label="Settings">*</IconActionButton>
        <IconActionButton label="Undo" reason="Nothing to undo">
          *
        </IconActionButton>
      </>,
    );
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Settings',
      'Undo. Nothing to undo',
    ]);
  });
});

describe('an alert in its place', () => {
  it('is announced and takes the focus only where that is asked for', () => {
    show(
      <>
        <InlineAlert status="error" title="Lost" isAnnounced />
        <InlineAlert status="info" title="Saved" />
      </>,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Lost']);
    expect(screen.getByRole('alert').tabIndex).toBe(-1);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('links to the pages of a list', () => {
  const links = (page: number, pageCount: number) => {
    show(
      <PageLinks
        page={page}
        pageCount={pageCount}
        linkTo={(to, content) => <a href={`/?page=${to}`}>{content}</a>}
      />,
    );
    return screen
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label'),
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);
  };

  it('lead to their neighbours and say which page is open', () => {
    expect(links(2, 3)).toEqual([
      ['Previous page', '/?page=1', null],
      ['Page 1', '/?page=1', null],
      ['Page 2', '/?page=2', 'page'],
      ['Page 3', '/?page=3', null],
      ['Next page', '/?page=3', null],
    ]);
  });

  it('lead nowhere beyond both ends', () => {
    expect(links(1, 1)).toEqual([['Page 1', '/?page=1', 'page']]);
  });
});
