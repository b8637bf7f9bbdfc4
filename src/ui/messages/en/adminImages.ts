import { catalogue } from '#contract/messages/catalogue.ts';

/** Pictures of cards and where they come from. */
export default catalogue({});
