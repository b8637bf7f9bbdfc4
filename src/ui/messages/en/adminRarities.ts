import { catalogue } from '#contract/messages/catalogue.ts';

/** Rarities and buckets. */
export default catalogue({});
