import type { Template } from '../template.ts';
import { booster } from './booster/booster.ts';
import type { Format } from './format.ts';

/** Every format by the name that templates give it. */
export const formats = { booster } satisfies Readonly<Record<Template['format'], Format>>;
