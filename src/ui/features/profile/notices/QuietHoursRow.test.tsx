// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { QuietHours } from '#contract/tables/clocks.ts';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { QuietHoursRow } from './QuietHoursRow.tsx';

beforeAll(() => loadMessages('profile', 'common'));

afterEach(cleanup);

const NIGHT: QuietHours = { fromMinute: 22 * 60, toMinute: 8 * 60, zone: 'UTC' };

/** The rows over what is stored, and each pair that was stored through them. */
function openRows() {
  const stored: (QuietHours | null)[] = [];
  function Rows() {
    const [quiet, setQuiet] = useState<QuietHours | null>(NIGHT);
    const store = (next: QuietHours | null) => {
      stored.push(next);
      setQuiet(next);
    };
    return (
      <SystemProvider>
        <QuietHoursRow quiet={quiet} onChange={store} />
      </SystemProvider>
    );
  }
  render(<Rows />);
  return stored;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = () => ['From', 'To'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

describe('quiet hours', () => {
  it('are stored as both times stand in the fields, also when they fit only together', () => {
    const stored = openRows();
    type('From', '09:00');
    expect(screen.getByText('Quiet hours last at most 16 hours a day.')).toBeTruthy();
    expect(screen.getByText(/^23 hours a day/)).toBeTruthy();
    expect(stored).toEqual([]);
    type('To', '12:00');
    expect(shown()).toEqual(['09:00', '12:00']);
    expect(stored).toEqual([{ fromMinute: 9 * 60, toMinute: 12 * 60, zone: 'UTC' }]);
    expect(screen.queryByText('Quiet hours last at most 16 hours a day.')).toBeNull();
  });

  it('wait for both times while one is empty', () => {
    const stored = openRows();
    type('From', '');
    type('To', '12:00');
    expect(stored).toEqual([]);
    type('From', '09:00');
    expect(stored).toEqual([{ fromMinute: 9 * 60, toMinute: 12 * 60, zone: 'UTC' }]);
  });

  it('move to another time zone with the times that are stored, and go on telling what does not fit', () => {
    const stored = openRows();
    type('From', '09:00');
    type('Time zone', 'Europe/Berlin');
    expect(stored).toEqual([{ ...NIGHT, zone: 'Europe/Berlin' }]);
    expect(shown()).toEqual(['09:00', '08:00']);
    expect(screen.getByText('Quiet hours last at most 16 hours a day.')).toBeTruthy();
  });
});
