// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SettingRow } from './SettingRow.tsx';
import { Slider } from './Slider.tsx';
import { TabLinks } from './TabLinks.tsx';

afterEach(cleanup);

describe('a setting in a row', () => {
  it('names and describes its control', () => {
    render(
      <SettingRow label="Volume" sentence="For your own seat.">
        {(control) => <input {...control} />}
      </SettingRow>,
    );
    const input = screen.getByLabelText('Volume');
    const words = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('For your own seat.');
  });

  it('is described by nothing when it has no sentence', () => {
    render(<SettingRow label="Volume">{(control) => <input {...control} />}</SettingRow>);
    expect(screen.getByLabelText('Volume').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('a slider', () => {
  it('tells its value as a number and is spoken in words', () => {
    const told: number[] = [];
    render(
      <Slider
        id="v"
        value={60}
        min={0}
        max={100}
        step={5}
        words="60%"
        onChange={(value) => told.push(value)}
      />,
    );
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '75' } });
    expect([slider.getAttribute('aria-valuetext'), told]).toEqual(['60%', [75]]);
  });
});

describe('tabs with addresses', () => {
  it('stand in a named row that scrolls the open one to its middle', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    render(
      <TabLinks label="Profile">
        <a href="/profile">Public card</a>
        <a href="/profile?tab=account" aria-current="page">
          Account
        </a>
      </TabLinks>,
    );
    expect(screen.getByRole('navigation', { name: 'Profile' }).scrollLeft).toBe(300);
    vi.restoreAllMocks();
  });
});
