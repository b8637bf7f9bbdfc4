// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardImage } from './CardImage.tsx';

afterEach(cleanup);

const picture = () => screen.getByRole('img', { name: 'Cinder Vale' });

describe('the card image', () => {
  it('asks our proxy for an address from outside [spec 7.8]', () => {
    render(<CardImage address="https://cards.example/a b.png?x=1&y=2" alt="Cinder Vale" />);
    expect(picture().getAttribute('src')).toBe(
      '/api/imageproxy?url=https%3A%2F%2Fcards.example%2Fa%20b.png%3Fx%3D1%26y%3D2',
    );
  });

  it('leaves an address that is the proxy already as it is [spec 7.8]', () => {
    render(<CardImage address="/api/imageproxy?url=%2Fart%2F1.svg" alt="Cinder Vale" />);
    expect(picture().getAttribute('src')).toBe('/api/imageproxy?url=%2Fart%2F1.svg');
  });

  it('shows a placeholder until the picture has come [spec 2.26]', () => {
    render(<CardImage address="/art/1.svg" alt="Cinder Vale" />);
    expect(screen.queryByTestId('card-image-placeholder')).not.toBeNull();
    fireEvent.load(picture());
    expect(screen.queryByTestId('card-image-placeholder')).toBeNull();
  });

  it('says so when the picture cannot be had, with name, cost and rules beside it [spec 2.26, 8.8]', () => {
    const words = { name: 'Cinder Vale', cost: '2', rules: 'Draw a card.' };
    const { container } = render(<CardImage address="/art/1.svg" alt="Cinder Vale" words={words} />);
    fireEvent.error(picture());
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('Image not availableCinder Vale2Draw a card.');
  });

  it('starts again when the address changes after a failure', () => {
    const { rerender } = render(<CardImage address="/art/1.svg" alt="Cinder Vale" />);
    fireEvent.error(picture());
    rerender(<CardImage address="/art/2.svg" alt="Cinder Vale" />);
    expect(picture().getAttribute('src')).toBe('/api/imageproxy?url=%2Fart%2F2.svg');
    expect(screen.queryByText('Image not available')).toBeNull();
  });

  it('says that there is no picture when the card has none [spec 8.8]', () => {
    render(<CardImage address={null} alt="Cinder Vale" />);
    expect(screen.getByText('Image not available')).toBeDefined();
  });

  it('wears a tick only when it is selected [spec 2.26]', () => {
    const { rerender } = render(<CardImage address={null} alt="" />);
    expect(screen.queryByLabelText('Selected')).toBeNull();
    rerender(<CardImage address={null} alt="" isSelected />);
    expect(screen.queryByLabelText('Selected')).not.toBeNull();
  });

  it('offers a zoom button only where zooming is possible, and a press on it selects nothing [spec 2.26]', () => {
    const select = vi.fn();
    const zoom = vi.fn();
    const { rerender } = render(<CardImage address={null} alt="Cinder Vale" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a board that listens for presses
      // biome-ignore lint/a11y/useKeyWithClickEvents: stands for a board that listens for presses
      <div onClick={select}>
        <CardImage address={null} alt="Cinder Vale" onZoom={zoom} />
      </div>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Zoom Cinder Vale' }));
    expect([zoom.mock.calls.length, select.mock.calls.length]).toEqual([1, 0]);
  });

  it('keeps the proportion 0.714 unless the game has its own [spec 2.28, 9.7]', () => {
    const { container, rerender } = render(<CardImage address={null} alt="" />);
    const aspect = () =>
      container
        .querySelector('[data-card-image]')
        ?.getAttribute('style')
        ?.match(/aspect-ratio: ([\d.]+)/)?.[1];
    expect(aspect()).toBe('0.714');
    rerender(<CardImage address={null} alt="" aspect={1.4} />);
    expect(aspect()).toBe('1.4');
  });
});
