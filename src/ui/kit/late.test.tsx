// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { late } from './late.ts';

describe('a part that is fetched when it is first shown', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('is asked for again until it comes, and costs nothing around it meanwhile', async () => {
    let asked = 0;
    const Help = late(async () => {
      asked += 1;
      if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module');
      return { Help: () => <p>Press 1 to 9</p> };
    }, 'Help');
    render(
      <>
        <p>The pack</p>
        <Suspense fallback={<p>On its way</p>}>
          <Help />
        </Suspense>
      </>,
    );
    expect(screen.queryByText('On its way')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(7000);
    await screen.findByText('Press 1 to 9');
    expect(screen.queryByText('The pack')).not.toBeNull();
    expect(asked).toBe(4);
  });
});
