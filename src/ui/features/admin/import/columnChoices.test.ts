import { describe, expect, it } from 'vitest';
import { choiceOf, withChoice } from './columnChoices.ts';

const FOUND = { name: 'Card', cost: 'CMC' };

describe('what a column of a file is', () => {
  it('is a field, left out, or neither', () => {
    const map = { ...FOUND, leaveOut2: 'Bark' };
    expect(['Card', 'Bark', 'Height'].map((column) => choiceOf(map, column))).toEqual([
      'name',
      'leaveOut',
      '',
    ]);
  });

  it('stays left out: no other column and no usual header becomes its field', () => {
    expect(withChoice(FOUND, 'CMC', 'leaveOut')).toEqual({ name: 'Card', cost: '', leaveOut1: 'CMC' });
    expect(withChoice(FOUND, 'CMC', '')).toEqual({ name: 'Card', cost: '' });
  });

  it('may be chosen for several columns to leave out, and be taken back', () => {
    const both = withChoice(withChoice(FOUND, 'Bark', 'leaveOut'), 'Height', 'leaveOut');
    expect(both).toEqual({ ...FOUND, leaveOut1: 'Bark', leaveOut2: 'Height' });
    const one = withChoice(both, 'Bark', '');
    expect(one).toEqual({ ...FOUND, leaveOut2: 'Height', keep1: 'Bark' });
    expect(choiceOf(one, 'Bark')).toBe('');
    expect(withChoice(one, 'Bark', 'leaveOut')).toEqual(both);
    expect(withChoice(one, 'Root', 'leaveOut')).toMatchObject({ leaveOut1: 'Root', leaveOut2: 'Height' });
  });

  it('is taken from the column that was the field before, and of a column from all fields that it was', () => {
    expect(withChoice(FOUND, 'Mana', 'cost')).toEqual({ name: 'Card', cost: 'Mana' });
    expect(withChoice({ set: 'Pack', setName: 'Pack' }, 'Pack', 'setName')).toEqual({
      set: '',
      setName: 'Pack',
    });
  });
});
