// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePictureState } from './usePictureState.ts';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function nextFrame() {
  const drawn = frames;
  frames = [];
  act(() => {
    for (const draw of drawn) draw(0);
  });
}

function loadOf(width: number, height: number): SyntheticEvent<HTMLImageElement> {
  const currentTarget = Object.assign(document.createElement('img'), {});
  Object.defineProperties(currentTarget, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  return { currentTarget } as unknown as SyntheticEvent<HTMLImageElement>;
}

describe('pictures that have loaded', () => {
  it('are shown one in each frame, in the order in which they came', () => {
    const pictures = ['/a.svg', '/b.svg', '/c.svg'].map((address) =>
      renderHook(() => usePictureState(address)),
    );
    const shown = () => pictures.map(({ result }) => result.current.state);
    act(() => {
      for (const { result } of pictures) result.current.onLoad(loadOf(400, 300));
    });
    expect(shown()).toEqual(['shown', 'loading', 'loading']);
    nextFrame();
    expect(shown()).toEqual(['shown', 'shown', 'loading']);
    nextFrame();
    expect(shown()).toEqual(['shown', 'shown', 'shown']);
  });
});
