import { catalogue } from '#contract/messages/catalogue.ts';

/** Choices of this browser that several screens show. */
export default catalogue({
  cardSize: 'Card size',
  size: '{size, select, small {Small} fitted {Fit to screen} large {Large} other {}}',
  sizeHint:
    '{size, select, small {More cards side by side. Their text is small; zoom in to read it.} fitted {As large as the whole pack can be seen without scrolling.} large {Large pictures and names. You scroll to see a full pack.} other {}}',
});
