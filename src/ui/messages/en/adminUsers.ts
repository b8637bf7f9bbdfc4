import { catalogue } from '#contract/messages/catalogue.ts';

/** Users and reports about them. */
export default catalogue({});
