// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NameCell } from './cells.tsx';

afterEach(cleanup);

it('leaves an empty place where a picture does not come, and asks for another one', () => {
  const { rerender } = render(<NameCell name="Kite" image="https://away.example/1.png" />);
  const img = () => screen.getByRole('presentation');
  fireEvent.error(img());
  expect(img().getAttribute('src')).toBeNull();
  rerender(<NameCell name="Kite" image="https://away.example/2.png" />);
  expect(img().getAttribute('src')).toContain('2.png');
});
