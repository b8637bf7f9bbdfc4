import { catalogue } from '#contract/messages/catalogue.ts';

/** Draft templates. */
export default catalogue({});
