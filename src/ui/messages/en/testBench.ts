import { catalogue } from '#contract/messages/catalogue.ts';

/** The test bench. */
export default catalogue({});
