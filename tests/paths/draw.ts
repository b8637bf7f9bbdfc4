import { writeFile } from 'node:fs/promises';
import { BENCH_MACHINES, BENCH_NAMES, type BenchName } from '#src/ui/features/test-bench/benchMachines.ts';
import { drawingOf, type Spacing } from './drawing.ts';

/** Where the test bench reads its diagrams. */
const FOLDER = 'src/ui/features/test-bench/drawing';

const SPACINGS: Readonly<Record<BenchName, Spacing>> = {
  session: { beside: 0.16, below: 0.42, hasWords: false },
  notices: { beside: 0.16, below: 0.45, hasWords: true },
  lobby: { beside: 0.4, below: 0.5, hasWords: false },
  room: { beside: 0.55, below: 0.62, hasWords: false },
  replay: { beside: 0.3, below: 0.45, hasWords: false },
  seal: { beside: 0.16, below: 0.45, hasWords: true },
};

/** The diagram of a machine of the test bench. */
export const benchDrawing = (name: BenchName) => drawingOf(BENCH_MACHINES[name].model, SPACINGS[name]);

/** Draws the machines of the test bench anew and gives the files it wrote. */
export async function drawMachines(): Promise<readonly string[]> {
  return Promise.all(
    BENCH_NAMES.map(async (name) => {
      const file = `${FOLDER}/${name}.json`;
      await writeFile(file, `${JSON.stringify(await benchDrawing(name), null, 2)}\n`);
      return file;
    }),
  );
}
