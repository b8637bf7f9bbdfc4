import { describe, expect, it } from 'vitest';
import { offlineLines } from './offline.ts';

const source = {
  id: 'kites',
  ending: 'json.gz',
  isPackedOnly: false,
  addresses: [
    'https://kites.example.org/v5/{code}.json.gz',
    'https://kites.example.org/cards?set={name}&p={page}',
  ],
};

describe('the lines for a machine without a network', () => {
  it('fetch each file under a name that an import reads', () => {
    expect(offlineLines(source, { code: 'KIT', name: "Kites & Co'" })).toEqual([
      "curl -fL 'https://kites.example.org/v5/KIT.json.gz' -o 'KIT.json.gz'",
      "curl -fL 'https://kites.example.org/cards?set=Kites%20%26%20Co%27&p=1' -o 'kites-KIT.json.gz'",
    ]);
  });

  it('pack what is too large for an upload, and let no code out of their quotes', () => {
    expect(offlineLines({ ...source, isPackedOnly: true }, { code: "K'; rm", name: '' })).toEqual([
      'npm run source -- pack kites:K-rm -o kites-K-rm.passleft',
    ]);
  });
});
