import { catalogue } from '#contract/messages/catalogue.ts';

/** Export templates. */
export default catalogue({});
