import { describe, expect, it } from 'vitest';
import { BENCH_NAMES } from '#src/ui/features/test-bench/benchMachines.ts';
import { DRAWINGS } from '#src/ui/features/test-bench/drawing/drawings.ts';
import { benchDrawing } from './draw.ts';

describe('the diagrams of the test bench', () => {
  it.each(BENCH_NAMES)(
    'show the %s machine as it is; `npm run paths -- --draw` draws them anew',
    async (name) => {
      expect(DRAWINGS[name]).toEqual(await benchDrawing(name));
    },
  );
});
