// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMotionReduced, MOTION_KEY, showMotionChoice } from './motion.ts';

const boot = readFileSync(`${import.meta.dirname}/../../../assets/schemeBoot.js`, 'utf8');
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete dataset.motion;
});

describe('calm motion', () => {
  it('stills the page and is remembered, until it is taken back', () => {
    showMotionChoice(true);
    expect([dataset.motion, localStorage.getItem(MOTION_KEY), isMotionReduced()]).toEqual([
      'still',
      'still',
      true,
    ]);
    showMotionChoice(false);
    expect([dataset.motion, localStorage.getItem(MOTION_KEY), isMotionReduced()]).toEqual([
      undefined,
      null,
      false,
    ]);
  });

  it('holds before the first paint of the next page', () => {
    localStorage.setItem(MOTION_KEY, 'still');
    new Function(boot)();
    expect(dataset.motion).toBe('still');
  });
});
