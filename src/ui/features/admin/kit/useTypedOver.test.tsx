// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTypedOver } from './useTypedOver.ts';

const KITE = { name: 'Kite', cost: '2' };

const open = () => renderHook((stored: typeof KITE) => useTypedOver(stored), { initialProps: KITE });

describe('a form over something stored', () => {
  afterEach(cleanup);

  it('shows what is stored until something is typed, and again when that is discarded', () => {
    const { result } = open();
    expect([result.current.form, result.current.isChanged]).toEqual([KITE, false]);
    act(() => result.current.type({ cost: '3' }));
    expect([result.current.form, result.current.isChanged]).toEqual([{ name: 'Kite', cost: '3' }, true]);
    act(() => result.current.discard());
    expect([result.current.form, result.current.isChanged]).toEqual([KITE, false]);
  });

  it('lays what was typed over what somebody else has stored meanwhile', () => {
    const { result, rerender } = open();
    act(() => result.current.type({ cost: '3' }));
    rerender({ name: 'Kite of silk', cost: '2' });
    expect(result.current.form).toEqual({ name: 'Kite of silk', cost: '3' });
    act(() => result.current.type({ cost: '4' }));
    expect(result.current.form).toEqual({ name: 'Kite of silk', cost: '4' });
  });

  it('keeps two changes of one moment', () => {
    const { result } = open();
    act(() => {
      result.current.type({ cost: '3' });
      result.current.type({ name: 'Bow' });
    });
    expect(result.current.form).toEqual({ name: 'Bow', cost: '3' });
  });
});
