// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePutBack } from './usePutBack.ts';

const SAVED = { name: 'Kite' };

function open(first: { name: string } | null = SAVED) {
  return renderHook(() => {
    const [value, setValue] = useState(first ?? { name: '' });
    const [saved, setSaved] = useState(first);
    return { value, setValue, save: () => setSaved(value), putBack: usePutBack(value, saved, setValue) };
  }).result;
}

describe('the way back in an editor', () => {
  afterEach(cleanup);

  it('takes back everything that is not saved, and gives it again', () => {
    const editor = open();
    expect([editor.current.putBack.undo, editor.current.putBack.redo]).toEqual([null, null]);
    act(() => editor.current.setValue({ name: 'Kite with a tail' }));
    act(() => editor.current.putBack.undo?.());
    expect(editor.current.value).toEqual(SAVED);
    act(() => editor.current.putBack.redo?.());
    expect(editor.current.value).toEqual({ name: 'Kite with a tail' });
    expect([editor.current.putBack.redo, editor.current.putBack.turn]).toEqual([null, 2]);
  });

  it('forgets what was taken back once something is saved', () => {
    const editor = open();
    act(() => editor.current.setValue({ name: 'Bow' }));
    act(() => editor.current.putBack.undo?.());
    act(() => editor.current.setValue({ name: 'Arc' }));
    act(() => editor.current.save());
    expect([editor.current.putBack.undo, editor.current.putBack.redo]).toEqual([null, null]);
  });

  it('has nothing to go back to where nothing was ever saved', () => {
    const editor = open(null);
    act(() => editor.current.setValue({ name: 'Arc' }));
    expect(editor.current.putBack.undo).toBeNull();
  });
});
