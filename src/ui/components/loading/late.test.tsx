// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { late } from './late.ts';
import { PART_MISSING } from './missingParts.ts';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override readonly state = { words: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ words: message });
  override render = () => this.state.words || this.props.children;
}

/** A part that cannot be fetched so many times, and how often it was asked for. */
function partAfter(failures: number, words = PART_MISSING) {
  const asked = { times: 0 };
  const Help = late(async () => {
    asked.times += 1;
    if (asked.times <= failures) throw new TypeError(words);
    return { Help: () => <p>Press 1 to 9</p> };
  }, 'Help');
  render(
    <Boundary>
      <p>The pack</p>
      <Suspense fallback={<p>On its way</p>}>
        <Help />
      </Suspense>
    </Boundary>,
  );
  return asked;
}

describe('a part that is fetched when it is first shown', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is asked for again until it comes, and costs nothing around it meanwhile', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const asked = partAfter(3);
    expect(screen.queryByText('On its way')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(7000);
    await screen.findByText('Press 1 to 9');
    expect(screen.queryByText('The pack')).not.toBeNull();
    expect(asked.times).toBe(4);
  });

  it('is given up where the server has it and the browser does not fetch it again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
    const asked = partAfter(99);
    await vi.advanceTimersByTimeAsync(7000);
    await screen.findByText(PART_MISSING);
    expect(asked.times).toBe(3);
  });

  it('is not asked for again where it came and failed by itself', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = partAfter(99, 'x is not a function');
    await screen.findByText('x is not a function');
    expect(asked.times).toBe(1);
  });
});
