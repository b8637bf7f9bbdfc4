import { expect, it } from 'vitest';
import { authorisedRequestWalker } from './authorisedRequest/authorisedRequest.walk.ts';
import { namesOf } from './walker.ts';

it('says which path proves that a second 401 logs out', () => {
  const found = namesOf(authorisedRequestWalker).paths.filter(({ name }) => name === 'A second 401 logs out');
  expect(found.map(({ tags, path }) => [tags, path.steps.length])).toEqual([[['spec 4.7'], 4]]);
});
