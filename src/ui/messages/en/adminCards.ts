import { catalogue } from '#contract/messages/catalogue.ts';

/** Cards and their printings. */
export default catalogue({});
