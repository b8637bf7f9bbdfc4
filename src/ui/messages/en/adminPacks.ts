import { catalogue } from '#contract/messages/catalogue.ts';

/** Pack definitions. */
export default catalogue({});
