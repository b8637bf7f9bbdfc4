import { describe, expect, it } from 'vitest';
import { foldName } from './foldName.ts';
import { NameIndex } from './nameIndex.ts';

describe('two names', () => {
  it.each([
    ['Warden’s Oath', "Warden's Oath", 'Wardenʼs Oath', 'WARDEN`S OATH', 'Warden´s Oath', 'Warden＇s Oath'],
    ['Séance of Ash', 'Se\u0301ance of Ash', 'Seance of Ash', 'séance  of\u00a0ash '],
    ['Æther Lantern', 'Aether Lantern', 'ÆTHER LANTERN', 'ÆTHER Lan\u200btern'],
    ['Søren the Pale', 'Soren the Pale'],
    ['Straße of Glass', 'Strasse of Glass', 'STRASSE OF GLASS'],
    ['Đorđe, Łukasz & Þór', 'Dorde, Lukasz // Thor'],
    ['Ember // Frost', 'Ember/Frost', 'Ember /// Frost', 'Ember & Frost', 'ember / frost'],
    ['Grand-Father', 'Grand–Father', 'Grand‐Father', 'Grand−Father'],
    ['Kong, "Two Tubes" Vane', 'Kong, “Two Tubes” Vane', 'Kong, „Two Tubes“ Vane'],
    ['Rumors of Death . . .', 'Rumors of Death...', 'Rumors of Death…'],
    ['Ｉｒｏｎ Ｆｏｘ', 'Iron Fox', 'Iron\ufeff Fox', 'Iron Fo\u00adx'],
    ['Ồbà tálá’s Gate', "Oba tala's gate"],
    ['ﬁre', 'fire'],
  ])('are the same as %s however they are written', (...names) => {
    expect(new Set(names.map(foldName)).size).toBe(1);
  });

  it.each([
    ['バリ', 'ハリ'],
    ['Rune E', 'Rune F'],
    ['Reed 1', 'Reed 11'],
    ['Quick Strike (red)', 'Quick Strike (blue)'],
    ['Ember', 'Ember // Frost'],
    ['A-Team Porter', 'A Team Porter'],
    ['_____', '____'],
  ])('%s and %s are two', (one, other) => {
    expect(foldName(one)).not.toBe(foldName(other));
  });

  it('are compared without trouble when they are empty or nothing but signs', () => {
    expect(['', '  ', '\u200b', '_____', '//'].map(foldName)).toEqual(['', '', '', '_____', '//']);
  });
});

describe('a name that is looked up', () => {
  const index = new NameIndex([
    { id: 'split', name: 'Ember // Frost' },
    { id: 'half', name: 'Tide' },
    { id: 'both', name: 'Tide // Ebb' },
    { id: 'curly', name: 'Warden’s Oath' },
    { id: 'straight', name: "Warden's Oath" },
    { id: 'slashes', name: 'Who/What/When' },
    { id: 'faces', name: 'Moth', faces: ['Caterpillar', 'Moth'] },
  ]);
  const found = (name: string) => {
    const hit = index.find(name);
    return hit && [hit.how, ...hit.cards.map(({ id }) => id)];
  };

  it('is found exactly before it is found by another spelling', () => {
    expect(found('Warden’s Oath')).toEqual(['exact', 'curly']);
    expect(found("Warden's Oath")).toEqual(['exact', 'straight']);
    expect(found('WARDEN’S OATH')).toEqual(['folded', 'curly', 'straight']);
  });

  it('is a whole name before it is half of one', () => {
    expect(found('Tide')).toEqual(['exact', 'half']);
    expect(found('tide')).toEqual(['folded', 'half']);
    expect(found('Ember')).toEqual(['front', 'split']);
    expect(found('Frost')).toBeNull();
    expect(found('Who')).toBeNull();
    expect(found('caterpillar')).toEqual(['front', 'faces']);
  });

  it('is nobody’s when it is empty', () => {
    expect([found(''), found(' \u200b')]).toEqual([null, null]);
  });
});
