// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('with a reason takes no press, stays reachable and tells why', () => {
    const onClick = vi.fn();
    render(
      <ThemeProvider>
        <Button reason="Waiting for Kim" onClick={onClick}>
          Start
        </Button>
      </ThemeProvider>,
    );
    const button = screen.getByRole('button', { name: 'Start' });
    fireEvent.click(button);
    expect(onClick.mock.calls.length).toBe(0);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Waiting for Kim',
    );
  });

  it('that is busy takes no press, also not from a form', () => {
    const onSubmit = vi.fn();
    render(
      <ThemeProvider>
        <form onSubmit={onSubmit}>
          <Button type="submit" isBusy>
            Log in
          </Button>
        </form>
      </ThemeProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSubmit.mock.calls.length).toBe(0);
  });

  it('lends its look to a link', () => {
    render(
      <ThemeProvider>
        <Button>Watch</Button>
        <Button asChild>
          <a href="/drafts">Browse</a>
        </Button>
      </ThemeProvider>,
    );
    const link = screen.getByRole('link', { name: 'Browse' });
    const look = screen.getByRole('button', { name: 'Watch' }).className;
    expect(look).not.toBe('');
    expect([link.getAttribute('href'), link.className]).toEqual(['/drafts', look]);
  });
});

describe('a menu', () => {
  const table = () => {
    const chosen: string[] = [];
    render(
      <Menu
        label="Table"
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
        items={[
          { key: 'pause', words: 'Pause', onChoose: () => chosen.push('pause') },
          {
            key: 'bot',
            words: 'Hand to a bot',
            reason: 'The draft has ended',
            onChoose: () => chosen.push('bot'),
          },
          { key: 'leave', words: 'Leave', onChoose: () => chosen.push('leave') },
        ]}
      />,
    );
    return chosen;
  };
  const focused = () => document.activeElement?.textContent;
  const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });

  it('opens on its first action and moves by arrows, End and the first letter', () => {
    table();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(focused()).toBe('Pause');
    key('End');
    expect(focused()).toBe('Leave');
    key('ArrowDown');
    expect(focused()).toBe('Pause');
    key('l');
    expect(focused()).toBe('Leave');
  });

  it('does what is chosen, closes and gives the focus back', () => {
    const chosen = table();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Leave' }));
    expect([chosen, focused(), screen.queryByRole('menu')]).toEqual([['leave'], 'More', null]);
  });

  it('does nothing for an action with a reason against it, and Escape closes', () => {
    const chosen = table();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('menuitem', { name: /Hand to a bot/ }));
    expect([chosen, screen.queryByRole('menu') === null]).toEqual([[], false]);
    key('Escape');
    expect([screen.queryByRole('menu'), focused()]).toEqual([null, 'More']);
  });
});
