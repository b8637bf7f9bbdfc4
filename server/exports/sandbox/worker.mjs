/**
 * The thread that templates are rendered in; `docs/decisions/0015` says why it is plain JavaScript. It reads two files
 * when it starts and none afterwards.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const liquid = readFileSync(
  createRequire(import.meta.url).resolve('liquidjs/dist/liquid.browser.umd.js'),
  'utf8',
);
const inside = readFileSync(new URL('./inside.js', import.meta.url), 'utf8');

const realm = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
runInContext(`globalThis.limits = ${JSON.stringify(workerData)};`, realm);
runInContext(liquid, realm, { filename: 'liquidjs' });
runInContext(inside, realm, { filename: 'inside.js' });

parentPort.on('message', (asked) => {
  realm.asked = asked;
  parentPort.postMessage(runInContext('render(asked)', realm));
});
parentPort.postMessage('ready');
