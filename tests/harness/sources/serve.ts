/**
 * Stands in for all public sources on this machine, with generated sets: `tsx tests/harness/sources/serve.ts --port 4640`.
 * It prints the settings with which a server asks it instead of them.
 */
import { parseArgs } from 'node:util';
import { PUSH_CERTIFICATE_FILE } from '../pushService/pushService.ts';
import { GENERATED, generatedOrigins, generatedSources } from './generated/generatedSources.ts';
import { GENERATED_CUBE, GENERATED_DRAFTS } from './generated/scryfall.ts';
import { standSource } from './sourceStand.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

const stand = await standSource({
  others: generatedSources({ seed: Number(values.seed), todayIso: values.today }),
  port: Number(values.port),
});

const rows = Object.entries(GENERATED).map(([id, { newest }]) => `  ${id}: ${newest.code} ${newest.name}`);
console.log(`All sources, with generated sets, at ${stand.origin}

Newest sets:
${rows.join('\n')}
  cubecobra: the cube ${GENERATED_CUBE.id}
  17lands: drafts of ${GENERATED_DRAFTS.sets.join(' and ')}

Start a server that asks it with:

  SOURCES='${generatedOrigins(stand.origin)}' \\
  PUSH_LOOPBACK_CERTIFICATE='${PUSH_CERTIFICATE_FILE}' \\
  DEMO_MODE=1 npm run dev

Stop it with Ctrl+C.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stand.stop().then(() => process.exit(0)));
