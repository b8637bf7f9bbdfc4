// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openRoom, steerRoom } from './room.testkit.tsx';

steerRoom();

describe('the room of somebody who watches', () => {
  it('says so, and has no pool, no pick and no card to select', async () => {
    await openRoom({ seat: null, pack: null, pool: [] });
    // What is seldom seen is loaded when it is needed.
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(screen.getByRole('heading', { name: 'You are watching' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your pool' })).toBeNull();
    expect(screen.queryByText(/^Pick/)).toBeNull();
    expect(screen.queryByText(/select/i)).toBeNull();
    expect(screen.getByText(/^Pack 1/)).toBeTruthy();
  });

  it('is that of a player otherwise', async () => {
    await openRoom({ pool: [] });
    expect(screen.getByRole('region', { name: 'Your pool' })).toBeTruthy();
    expect(screen.getByText(/^Pick/)).toBeTruthy();
    expect(screen.getAllByText(/select/i).length).toBeGreaterThan(0);
  });
});
