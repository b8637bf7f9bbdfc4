// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CardThumb } from './CardThumb.tsx';

afterEach(cleanup);

describe('a picture beside the name of a card', () => {
  it('leaves an empty place where it does not come, and asks for another one', () => {
    const { container, rerender } = render(<CardThumb image="https://away.example/1.png" />);
    const img = () => container.querySelector('img');
    fireEvent.error(img() as HTMLImageElement);
    expect(img()).toBeNull();
    expect(container.querySelector('span.card-thumb')).not.toBeNull();
    rerender(<CardThumb image="https://away.example/2.png" />);
    expect(img()?.getAttribute('src')).toContain('2.png');
  });
});
