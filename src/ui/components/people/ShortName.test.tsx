// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ShortName } from './ShortName.tsx';

afterEach(cleanup);

const show = (name: string, end?: string) => {
  const { container } = render(<ShortName name={name} {...(end !== undefined && { end })} />);
  return container.textContent;
};

describe('a name that may be cut', () => {
  it('reads as it is written', () => {
    expect([show('Kim'), show('Kim', ' · A'), show('Kim (guest)'), show('Kim (guest)', ' · A')]).toEqual([
      'Kim',
      'Kim · A',
      'Kim (guest)',
      'Kim (guest) · A',
    ]);
  });

  it('keeps the word of a guest out of what is cut', () => {
    show('Wilhelmina Featherstone (guest)');
    expect(screen.getByText('Wilhelmina Featherstone').textContent).not.toContain('guest');
    expect(screen.getByText('(guest)').isConnected).toBe(true);
  });
});
