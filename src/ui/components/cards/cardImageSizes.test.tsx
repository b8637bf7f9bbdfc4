// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CardImage } from './CardImage.tsx';
import { CARD_WIDTHS, type CardSize } from './cardFit.ts';

afterEach(cleanup);

describe('the sizes of a card image', () => {
  it('are xs, sm, md, lg and xl, each broader than the last [spec 2.27]', () => {
    const widths = Object.values(CARD_WIDTHS);
    expect(Object.keys(CARD_WIDTHS)).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  });

  it.each(Object.entries(CARD_WIDTHS))('%s is %i px wide [spec 2.27]', (size, width) => {
    const { container } = render(<CardImage address={null} alt="" size={size as CardSize} />);
    const image = container.querySelector<HTMLElement>('[data-card-image]');
    expect(image?.dataset.cardImage).toBe(size);
    expect(image?.style.getPropertyValue('--w')).toBe(`${width}px`);
  });
});

describe('the zoom button', () => {
  const rules = readFileSync('src/ui/components/cards/cardImage.module.css', 'utf8').replace(/\s+/g, ' ');

  it('is unseen until the card is hovered or has the focus [spec 2.26]', () => {
    expect(rules).toMatch(/\.zoom \{[^}]*\bopacity: 0;/);
    expect(rules).toMatch(/\.image:hover \.zoom,[^{]*\{ opacity: 1; \}/);
  });
});
