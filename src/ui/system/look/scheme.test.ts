// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseScheme, readSchemeChoice, SCHEME_KEY } from './scheme.ts';

const classes = () => [...document.documentElement.classList];
const boot = readFileSync(`${import.meta.dirname}/../../../assets/schemeBoot.js`, 'utf8');
const start = () => new Function(boot)();
/** The test browser's own switch for the system's scheme. */
const systemPrefers = (scheme: 'dark' | 'light') => {
  const { device } = Reflect.get(window, 'happyDOM').settings;
  device.prefersColorScheme = scheme;
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

describe('the colour scheme', () => {
  it('is painted and remembered when it is chosen', () => {
    chooseScheme('light');
    expect([readSchemeChoice(), classes()]).toEqual(['light', ['light']]);
    chooseScheme('dark');
    expect([readSchemeChoice(), classes()]).toEqual(['dark', ['dark']]);
  });

  it('forgets the choice when the system may decide again', () => {
    chooseScheme('light');
    chooseScheme('system');
    expect([localStorage.getItem(SCHEME_KEY), readSchemeChoice()]).toEqual([null, 'system']);
  });

  it('is the chosen one before the first paint', () => {
    localStorage.setItem(SCHEME_KEY, 'light');
    start();
    expect(classes()).toEqual(['light']);
  });

  it('is that of the system before the first paint when nothing is chosen', () => {
    systemPrefers('dark');
    start();
    expect(classes()).toEqual(['dark']);
    document.documentElement.className = '';
    systemPrefers('light');
    start();
    expect(classes()).toEqual(['light']);
  });

  it('follows the choice of another tab, and the system again once nothing is chosen', () => {
    systemPrefers('dark');
    start();
    localStorage.setItem(SCHEME_KEY, 'light');
    window.dispatchEvent(new Event('storage'));
    expect(classes()).toEqual(['light']);
    localStorage.removeItem(SCHEME_KEY);
    window.dispatchEvent(new Event('storage'));
    expect(classes()).toEqual(['dark']);
  });

  it('follows the system while the page is open', () => {
    const system = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => system);
    start();
    expect(classes()).toEqual(['dark']);
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(classes()).toEqual(['light']);
    vi.unstubAllGlobals();
  });
});
