import { catalogue } from '#contract/messages/catalogue.ts';

/** Imports of cards. */
export default catalogue({});
