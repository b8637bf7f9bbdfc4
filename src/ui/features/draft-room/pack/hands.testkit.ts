import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** The cards of the pack in hand, of which there has to be one. */
export const cards = () => within(screen.getByRole('grid')).getAllByRole('gridcell');
/** As `cards`, also where there is none. */
export const cardsInHand = () => within(screen.getByRole('grid')).queryAllByRole('gridcell');
export const card = (name: string) => screen.getByRole('gridcell', { name: new RegExp(name) });
export const focusedName = () => document.activeElement?.getAttribute('aria-label');
/** What a press leads to is done behind the frame that shows it. */
export const framePasses = () =>
  act(() => {
    vi.advanceTimersByTime(40);
  });
/** All that is drawn frame by frame is there. */
export const allIsDrawn = async () => {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(400));
};
export const key = (name: string) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: name });
  framePasses();
};
export const click = (element: Element, { detail = 1 } = {}) => {
  fireEvent.click(element, { detail });
  framePasses();
};
