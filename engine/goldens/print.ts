import { goldenHashes } from './goldenDraft.ts';

console.log(JSON.stringify(goldenHashes(), null, 2));
