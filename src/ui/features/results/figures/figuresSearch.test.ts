import { describe, expect, it } from 'vitest';
import { pressed, sortedBy } from './figuresSearch.ts';

describe('the list of all cards', () => {
  it('begins with those that go first', () => {
    expect(sortedBy({ game: 'emberwake' })).toEqual({ sort: 'average', order: 'up' });
  });

  it('is sorted by the column that is pressed, and turned round by another press, from its first page', () => {
    const once = pressed({ game: 'emberwake', q: 'crow', page: 3 }, 'rate');
    expect(once).toEqual({ game: 'emberwake', q: 'crow', sort: 'rate', order: 'down' });
    expect(pressed(once, 'rate')).toEqual({ ...once, order: 'up' });
    expect(pressed({ game: 'emberwake' }, 'average')).toMatchObject({ sort: 'average', order: 'down' });
  });
});
