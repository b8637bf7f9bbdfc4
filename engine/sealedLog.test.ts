import { describe, expect, it } from 'vitest';
import { sealedDraft } from '../tests/support/engine/sealedDraft.ts';
import { canonicalJson } from './draft.ts';
import { setupHashOf } from './sealedLog.ts';

describe('the hash of a setup', () => {
  const { setup } = sealedDraft();
  /** The setup as a file may have it, with a pack under a name that objects have a meaning for. */
  const withPack = (name: string, cards: number): typeof setup => {
    const pack = { layouts: [], sheets: {}, replacement: 'pack', refill: false, cards };
    const packs = `${JSON.stringify(setup.catalogue.packs).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(pack)}}`;
    return { ...setup, catalogue: { ...setup.catalogue, packs: JSON.parse(packs) } };
  };

  it.each(['__proto__', 'constructor', 'plain set'])('counts what stands under the name %s', (name) => {
    const hashes = [setup, withPack(name, 1), withPack(name, 2)].map(setupHashOf);
    expect(new Set(hashes).size).toBe(3);
    expect(setupHashOf(withPack(name, 1))).toBe(hashes[1]);
  });

  it('does not depend on the order in which fields were written', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"z":1,"y":2}}'))).toBe(
      '{"__proto__":{"y":2,"z":1},"b":1}',
    );
  });
});
