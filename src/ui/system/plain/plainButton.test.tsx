// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlainButton } from './PlainButton.tsx';

afterEach(cleanup);

describe('a plain button', () => {
  it('with a reason takes no press, stays reachable and says why', () => {
    const onClick = vi.fn();
    render(
      <PlainButton reason="Waiting for Kim" onClick={onClick}>
        Start
      </PlainButton>,
    );
    const button = screen.getByRole('button', { name: 'Start' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Waiting for Kim');
  });

  it('that is busy takes no press', () => {
    const onClick = vi.fn();
    render(
      <PlainButton isBusy onClick={onClick}>
        Retry
      </PlainButton>,
    );
    const button = screen.getByRole('button', { name: 'Retry' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});
