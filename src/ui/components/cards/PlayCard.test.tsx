// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { loadMessages } from '../../messages/load.ts';
import { accessibleCardName } from './accessibleCardName.ts';
import { isSurelyWhole, longWordEms, nameFit, rulesFit, wordedFit } from './cardFit.ts';
import { costOnDisc, costSymbols, rulesParts } from './costText.ts';
import { safeColour } from './gameLook.ts';
import { PlayCard } from './PlayCard.tsx';

beforeAll(() => loadMessages('common'));
afterEach(cleanup);

const look: GameLook = {
  slug: 'emberwake',
  name: 'Emberwake',
  cardAspect: 0.714,
  laneWord: 'lane',
  lanes: [
    { key: 'ember', label: 'Ember', hue: '#FF8A55', glyph: 'flame' },
    { key: 'tide', label: 'Tide', hue: '#63C7D8', glyph: 'wave' },
  ],
  rarities: [
    { code: 'c', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 0 },
    { code: 'r', name: 'Rare', colour: '#F2B632', shape: 'hexagon', order: 2 },
  ],
  buckets: [],
  deckSize: 40,
  maxCopies: null,
  featuredType: 'Being',
  attributes: [],
};

const cinderVale: CardFace = {
  card: 1,
  name: 'Cinder Vale',
  set: 'EW',
  number: '1',
  rarity: 'r',
  cost: 2,
  costText: '{1}{E}',
  lanes: ['ember'],
  type: 'Place',
  typeLine: 'Place',
  rules: 'Spend a spark: draw a card.',
  flavour: '',
  stats: null,
  image: '/art/1.svg',
  sides: [],
  attributes: {},
};

const card = (container: HTMLElement) => container.querySelector<HTMLElement>('.pc')!;

describe('the name a reader hears', () => {
  it('tells name, lane, type, rarity and cost', () => {
    expect(accessibleCardName(cinderVale, look)).toBe('Cinder Vale, Ember place, rare, cost 2');
  });

  it('leaves out what a card does not have and joins two lanes', () => {
    const bare = { ...cinderVale, cost: null, costText: '', lanes: [], rarity: 'c' };
    expect(accessibleCardName(bare, look)).toBe('Cinder Vale, Place, common');
    expect(accessibleCardName({ ...cinderVale, lanes: ['ember', 'tide'] }, look)).toBe(
      'Cinder Vale, Ember and Tide place, rare, cost 2',
    );
  });

  it('speaks a cost of symbols and an unknown rarity as they are written', () => {
    const odd = { ...cinderVale, cost: null, costText: '{2}{W}', rarity: 'promo' };
    expect(accessibleCardName(odd, look)).toBe('Cinder Vale, Ember place, promo, cost 2 W');
  });
});

describe('the play card', () => {
  it('shows the sign of its lane where its game never gave a picture: nothing is missing', () => {
    const { container } = render(<PlayCard face={{ ...cinderVale, image: null }} look={look} />);
    expect(container.textContent).toBe('2Cinder Vale1EPlaceSpend a spark: draw a card.');
    expect(container.querySelector('.pc-plain svg.lane')).not.toBeNull();
    cleanup();
    const plain = { ...cinderVale, image: null, lanes: [] };
    const without = render(<PlayCard face={plain} look={look} />);
    expect(without.container.querySelector('.pc-plain')?.textContent).toBe('C');
  });

  it('keeps name, cost and rules when its picture fails', () => {
    const { container } = render(<PlayCard face={cinderVale} look={look} />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.textContent).toBe('2Cinder Vale1EImage not availablePlaceSpend a spark: draw a card.');
  });

  it('asks the proxy for its art', () => {
    const { container } = render(<PlayCard face={cinderVale} look={look} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/imageproxy?url=%2Fart%2F1.svg');
  });

  it('says in words what its state is', () => {
    const { container, rerender } = render(
      <PlayCard face={cinderVale} look={look} state="reserved" sentence="Taken at 0:00" />,
    );
    expect(container.querySelector('.pc-q')?.textContent).toBe('Taken at 0:00');
    rerender(<PlayCard face={cinderVale} look={look} state="refused" sentence="That pack has moved on." />);
    expect(container.querySelector('.pc-x')?.textContent).toBe('That pack has moved on.');
  });

  it('lets a picture that is a whole card cover the frame, but not in a stack', () => {
    const { container, rerender } = render(<PlayCard face={cinderVale} look={look} />);
    const picture = container.querySelector('img')!;
    Object.defineProperties(picture, { naturalWidth: { value: 500 }, naturalHeight: { value: 700 } });
    fireEvent.load(picture);
    expect(card(container).classList.contains('whole')).toBe(true);
    rerender(<PlayCard face={cinderVale} look={look} isFramed />);
    expect(card(container).classList.contains('whole')).toBe(false);
  });

  it('gives the room of a picture that never was to its text, also where a card with one shows none', () => {
    const bare = { ...cinderVale, image: null };
    const { container, rerender } = render(<PlayCard face={bare} look={look} size="sm" />);
    expect(card(container).classList.contains('worded')).toBe(true);
    expect(container.querySelector('.pc-r.brief')?.textContent).toBe(bare.rules);
    rerender(<PlayCard face={{ ...bare, rules: '' }} look={look} size="sm" />);
    expect(card(container).classList.contains('worded')).toBe(false);
    rerender(<PlayCard face={cinderVale} look={look} size="sm" />);
    expect(container.querySelector('.pc-r')).toBeNull();
  });

  it('draws a cost in symbols on every size that has words, once', () => {
    const named = (name: string) => ({ ...cinderVale, name, costText: '{1}{E}' });
    const pips = (container: HTMLElement, where: string) =>
      container.querySelectorAll(`${where} .pip`).length;
    const { container, rerender } = render(<PlayCard face={named('Vale')} look={look} size="lg" />);
    expect([pips(container, '.pc-t'), pips(container, '.pc-y')]).toEqual([2, 0]);
    rerender(<PlayCard face={named('Tidewater Accord of the Nine Lamps')} look={look} size="lg" />);
    expect([pips(container, '.pc-t'), pips(container, '.pc-y')]).toEqual([0, 2]);
    rerender(<PlayCard face={named('Vale')} look={look} size="sm" />);
    expect([pips(container, '.pc-t'), pips(container, '.pc-y')]).toEqual([0, 2]);
    rerender(<PlayCard face={{ ...named('Vale'), costText: '2' }} look={look} size="sm" />);
    expect(pips(container, '.pc')).toBe(0);
  });

  it('has no cost disc where the card has no cost', () => {
    const { container } = render(<PlayCard face={{ ...cinderVale, cost: null, costText: '' }} look={look} />);
    expect(container.querySelector('.pc-c')).toBeNull();
  });

  it('keeps foil for precious rarities', () => {
    const { container, rerender } = render(<PlayCard face={cinderVale} look={look} isFoil />);
    expect(card(container).classList.contains('foil')).toBe(true);
    rerender(<PlayCard face={{ ...cinderVale, rarity: 'c' }} look={look} isFoil />);
    expect(card(container).classList.contains('foil')).toBe(false);
  });

  it('zooms by its button without the press reaching the board, and is out of the tab order', () => {
    const zoom = vi.fn();
    render(<PlayCard face={cinderVale} look={look} onZoom={zoom} />);
    const button = screen.getByRole('button', { name: 'Zoom Cinder Vale' });
    fireEvent.click(button);
    expect(zoom.mock.calls).toEqual([[cinderVale]]);
    expect(button.tabIndex).toBe(-1);
  });
});

describe('what fits on a card', () => {
  it('is left uncut only where it fits for certain', () => {
    expect(isSurelyWhole('Ember', 4)).toBe(true);
    expect(isSurelyWhole('Salamander King', 8)).toBe(false);
    expect(isSurelyWhole('MMMM', 3.6)).toBe(false);
  });

  it('[N36] tells how broad a long word is, so that it becomes smaller instead of breaking', () => {
    expect(longWordEms('Kite Flyer', 'sm')).toBeNull();
    expect(longWordEms('Honeyroot', 'sm')).toBeGreaterThan(4.8);
    expect(longWordEms('Honeyroot', 'lg')).toBeNull();
  });

  it('gives a long name less spacing first and a second line next', () => {
    expect(nameFit('Cinder Vale', 'md', true)).toBe('roomy');
    expect(nameFit('Ashmarch Heraldry Co', 'md', true)).toBe('tight');
    expect(nameFit('Tidewater Accord of the Nine Lamps', 'md', true)).toBe('double');
  });

  it('grows the rules box over the art and then says that there is more', () => {
    expect(rulesFit('Draw a card.', 'md')).toBe('fits');
    expect(rulesFit('Draw a card. '.repeat(10), 'md')).toBe('tall');
    expect(rulesFit('Draw a card. '.repeat(30), 'md')).toBe('over');
    const threeWholeLines = 'x'.repeat(3 * 24);
    expect([rulesFit(threeWholeLines, 'md'), rulesFit(threeWholeLines, 'md', true)]).toEqual([
      'fits',
      'tall',
    ]);
    expect(rulesFit('x'.repeat(2 * 24 + 10), 'md', true)).toBe('fits');
  });

  it('keeps the last words of the rules out from under the badge where words end lines early', () => {
    const eel = 'When you draw your second card in a turn, Eel can’t be blocked.';
    expect([rulesFit(eel, 'md'), rulesFit(eel, 'md', true)]).toEqual(['fits', 'tall']);
    expect(rulesFit('Flies while you hold five or more cards.', 'md', true)).toBe('fits');
  });

  it('tells brief text without a picture from long', () => {
    expect(wordedFit('Draw a card.', 'sm')).toBe('brief');
    expect(wordedFit('Draw a card. '.repeat(5), 'sm')).toBe('fits');
    expect(wordedFit('Draw a card. '.repeat(30), 'md')).toBe('over');
  });

  it('draws a cost as a number, else as short text, else not at all', () => {
    expect([costOnDisc(3, '{2}{W}'), costOnDisc(null, '{X}{R}{R}{R}'), costOnDisc(null, '')]).toEqual([
      '3',
      'XRR',
      null,
    ]);
    expect(costSymbols('{2}{W}')).toEqual(['2', 'W']);
    expect(costSymbols('<img src=x>')).toEqual([]);
  });

  it('cuts rules into words and symbols without losing any of them', () => {
    expect(rulesParts('{T}: Add {G}.')).toEqual([
      { text: 'T', isSymbol: true },
      { text: ': Add ', isSymbol: false },
      { text: 'G', isSymbol: true },
      { text: '.', isSymbol: false },
    ]);
  });

  it('lets only hex colours and hues from a game reach a style', () => {
    expect(safeColour('#FF8A55')).toBe('#FF8A55');
    expect(safeColour('210')).toBe('oklch(0.78 0.13 210)');
    expect(safeColour('url(https://elsewhere.example)')).toBe('#b9c2bd');
  });
});

describe('the symbols of a game', () => {
  const drawn: GameLook = {
    ...look,
    symbols: [
      { symbol: 'E', letter: 'e', hue: 'ember', shape: 'circle', lanes: ['ember'] },
      { symbol: 'T', letter: '↷', hue: 'neutral', shape: 'square', lanes: [] },
      { symbol: 'W', letter: 'W', hue: 'tide', shape: 'leaf', lanes: ['tide'] },
    ],
  };
  const pips = (face: CardFace, ofGame: GameLook) =>
    [
      ...render(<PlayCard face={face} look={ofGame} size="lg" />).container.querySelectorAll<HTMLElement>(
        '.pip',
      ),
    ].map(({ textContent, style }) => [textContent, style.background, style.borderRadius]);
  const half = (one: string, other: string) => `linear-gradient(135deg, ${one} 50%, ${other} 0)`;
  const [ember, tide, grey] = ['#ff8a55', '#63c7d8', '#b9c2bd'];

  it('are drawn in costs and rules with their letter, hue and shape', () => {
    const face = { ...cinderVale, name: 'Vale', costText: '{1}{E/W}', rules: '{T}: Add {E} or {W}.' };
    expect(pips(face, drawn)).toEqual([
      ['1', '', ''],
      ['E/W', half(ember, tide), ''],
      ['↷', half(grey, grey), '0.25em'],
      ['e', half(ember, ember), ''],
      ['W', half(tide, tide), '1em 0px'],
    ]);
  });

  it('stay plain where the game says nothing of them', () => {
    expect(pips({ ...cinderVale, name: 'Vale' }, look)).toEqual([
      ['1', '', ''],
      ['E', '', ''],
    ]);
  });
});
