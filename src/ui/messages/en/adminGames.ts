import { catalogue } from '#contract/messages/catalogue.ts';

/** Games. */
export default catalogue({});
