import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { findMigrationsFolder } from '../../db/migrate.ts';
import { SANDBOX_LIMITS, type SandboxLimits } from './limits.ts';
import {
  KILLED_FOR_MEMORY,
  KILLED_FOR_TIME,
  problemOf,
  type TemplateProblem,
  wholeProblem,
} from './templateProblem.ts';

/** The text a template made, or what is wrong with it. */
export type Rendered =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: TemplateProblem };

/** Renders templates of others in a thread that can be ended, one after another. */
export interface TemplateSandbox {
  /** Never throws for a bad template; `scope` is plain JSON, and all that the template can read. */
  render(body: string, scope: object): Promise<Rendered>;
  stop(): Promise<void>;
}

const answerSchema = z.union([
  z.object({ text: z.string() }),
  z.object({
    fault: z.object({ message: z.string(), line: z.nullable(z.number()), column: z.nullable(z.number()) }),
  }),
]);

const START_MS = 20_000;
const YOUNG_MEGABYTES = 16;
const STACK_MEGABYTES = 4;

const refusal = (problem: TemplateProblem): Rendered => ({ ok: false, problem });
const BUSY = wholeProblem('Many exports are being made just now. Try again in a moment.');

/** A sandbox whose thread starts with the first rendering and anew after each that had to be ended. */
export function createTemplateSandbox(limits: SandboxLimits = SANDBOX_LIMITS): TemplateSandbox {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isStopped = false;

  const end = async () => {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  const ready = async (): Promise<Worker> => {
    worker ??= await startWorker(limits, () => {
      worker = null;
    });
    return worker;
  };
  const renderNext = async (asked: string): Promise<Rendered> => {
    if (isStopped) return refusal(BUSY);
    const answer = await askWorker(await ready(), asked, limits.killMs);
    if (typeof answer !== 'string') {
      await end();
      return refusal(answer);
    }
    const read = answerSchema.parse(JSON.parse(answer));
    return 'text' in read ? { ok: true, text: read.text } : refusal(problemOf(read.fault));
  };

  return {
    async render(body, scope) {
      if (waiting >= limits.waiting) return refusal(BUSY);
      if (body.length > limits.templateCharacters)
        return refusal(wholeProblem(`The template is longer than ${limits.templateCharacters} characters.`));
      waiting += 1;
      const mine = last.then(() => renderNext(JSON.stringify({ body, scope })));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
    async stop() {
      isStopped = true;
      await last;
      await end();
    },
  };
}

/** Found from the sources' root, so that a bundle, tsx and the test runner all start the same file. */
const workerFile = () => join(findMigrationsFolder(), '..', '..', 'exports', 'sandbox', 'worker.mjs');

function startWorker(limits: SandboxLimits, onGone: () => void): Promise<Worker> {
  const worker = new Worker(workerFile(), {
    workerData: limits,
    env: {},
    argv: [],
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMegabytes,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      stackSizeMb: STACK_MEGABYTES,
    },
  });
  worker.unref();
  worker.once('exit', onGone);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The template sandbox did not start.')), START_MS);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      then();
    };
    worker.once('message', () => settle(() => resolve(worker)));
    worker.once('error', (fault) => settle(() => reject(fault)));
  });
}

const isOutOfMemory = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The worker's answer, or why there is none and the worker has to be ended. */
function askWorker(worker: Worker, asked: string, killMs: number): Promise<string | TemplateProblem> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve(KILLED_FOR_TIME)), killMs);
    const onMessage = (answer: unknown) => settle(() => resolve(String(answer)));
    const onError = (fault: unknown) =>
      settle(() => (isOutOfMemory(fault) ? resolve(KILLED_FOR_MEMORY) : reject(fault)));
    const onExit = () => settle(() => resolve(KILLED_FOR_MEMORY));
    function settle(then: () => void) {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(asked);
  });
}
