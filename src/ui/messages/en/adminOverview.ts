import { catalogue } from '#contract/messages/catalogue.ts';

/** Overview and activity. */
export default catalogue({});
