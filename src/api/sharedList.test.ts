// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetShared, handOver, readShared, takeHandedOver } from './sharedList.ts';

/** A browser's caches, as far as they are asked for. */
function standCaches() {
  const stores = new Map<string, string>();
  Object.assign(globalThis, {
    caches: {
      match: async (path: string, { cacheName }: { cacheName: string }) => {
        const body = path === '/shared' ? stores.get(cacheName) : undefined;
        return body === undefined ? undefined : new Response(body);
      },
      delete: async (name: string) => stores.delete(name),
    },
  });
  return { keep: (kept: unknown) => void stores.set('passleft-shared', JSON.stringify(kept)) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

const LINK = 'https://cubecobra.com/cube/list/paper';

describe('what was shared', () => {
  it.each([
    ['a list', '1 Kite\n2 Heron\n1 Otter\n1 Wren', '', '1 Kite\n2 Heron\n1 Otter\n1 Wren'],
    ['a short list', '1 Kite\n2 Heron', '', '1 Kite\n2 Heron'],
    ['a link', '', LINK, LINK],
    ['a link as text', LINK, '', LINK],
    ['a link with words around it', `Paper cube\n\nLook (${LINK}).`, '', LINK],
    ['a link with its title', 'Paper cube', LINK, LINK],
    [
      'a list with the page it is from',
      '1 Kite\n1 Heron\n1 Otter\n1 Wren',
      LINK,
      '1 Kite\n1 Heron\n1 Otter\n1 Wren',
    ],
    [
      'a list with a link in it',
      `# ${LINK}\n1 Kite\n1 Heron\n1 Otter`,
      '',
      `# ${LINK}\n1 Kite\n1 Heron\n1 Otter`,
    ],
  ])('is read as it was meant: %s', async (_name, text, link, meant) => {
    standCaches().keep({ text, link, fileName: null });
    expect(await readShared()).toEqual({ kind: 'text', text: meant, fileName: null });
  });

  it('is a file as it is, whatever links it has', async () => {
    standCaches().keep({ text: `name\n${LINK}`, link: '', fileName: 'kites.csv' });
    expect(await readShared()).toEqual({ kind: 'text', text: `name\n${LINK}`, fileName: 'kites.csv' });
  });

  it('is a refusal with its reason', async () => {
    standCaches().keep({ refusal: 'notText', fileName: 'kites.zip' });
    expect(await readShared()).toEqual({ kind: 'refused', reason: 'notText', fileName: 'kites.zip' });
  });

  it('is nothing where nothing is kept, where it cannot be read, and in a browser that keeps nothing', async () => {
    expect(await readShared()).toBeNull();
    await forgetShared();
    const { keep } = standCaches();
    expect(await readShared()).toBeNull();
    keep({ text: 7 });
    expect(await readShared()).toBeNull();
  });

  it('is gone once it is discarded, and once it is handed over, which is taken once', async () => {
    const { keep } = standCaches();
    keep({ text: '1 Kite', link: '', fileName: null });
    await forgetShared();
    expect(await readShared()).toBeNull();
    keep({ text: '1 Kite', link: '', fileName: null });
    expect(takeHandedOver()).toBeNull();
    await handOver({ text: '1 Kite', fileName: null });
    expect(await readShared()).toBeNull();
    expect(takeHandedOver()).toEqual({ text: '1 Kite', fileName: null });
    expect([takeHandedOver(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('is not taken where somebody else wrote there', () => {
    sessionStorage.setItem('passleft.sharedList', '{"text":1}');
    expect(takeHandedOver()).toBeNull();
    sessionStorage.setItem('passleft.sharedList', '{');
    expect(takeHandedOver()).toBeNull();
  });
});
