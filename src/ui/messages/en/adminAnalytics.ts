import { catalogue } from '#contract/messages/catalogue.ts';

/** Figures about drafts. */
export default catalogue({});
