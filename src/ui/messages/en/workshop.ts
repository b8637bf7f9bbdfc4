import { catalogue } from '#contract/messages/catalogue.ts';

/** The workshop. */
export default catalogue({});
