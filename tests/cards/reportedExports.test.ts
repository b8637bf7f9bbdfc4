import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { DeckView } from '#contract/decks/decks.ts';
import { draftCardOf, faceOf, lookOf } from '#server/cards/look.ts';
import { newGame } from '#server/cards/newGame.ts';
import { exportBucketsOf, exportScopeOf } from '#server/exports/exportScope.ts';
import { createTemplateSandbox } from '#server/exports/sandbox/templateSandbox.ts';
import { shippedExports } from '#server/exports/shipped/shippedExports.ts';
import { parseCardFile } from '#server/imports/recognise.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

const FILE = 'reports/70-layouts-scryfall.json';
const SITE = 'https://site.example';

/** A deck of one of each card of the file, as the deck builder shows it. */
function deckOfFile(): DeckView {
  const text = readFileSync(join(CARD_DATA, FILE), 'utf8');
  const read = parseCardFile({ fileName: FILE, text }, { gameSlug: 'layouts' });
  if (!read.ok) throw new Error(read.sentence);
  const { cards, printings, proposedGame } = read.batch;
  const byName = new Map(cards.map((card) => [card.name, card]));
  const faces = printings.flatMap((printing, index) => {
    const card = byName.get(printing.card);
    return card ? [faceOf(draftCardOf(card, printing), index)] : [];
  });
  const pool = faces.map(({ card }) => ({
    ...{ id: `${card}/0`, card, finish: 'plain' as const },
    ...{ round: 0, pick: card + 1 },
  }));
  const look = lookOf({ ...newGame('layouts', 'Layouts'), ...proposedGame });
  return {
    ...{ draftId: '', memberId: '', isMine: true, number: 1, decks: [], version: 1 },
    ...{ name: 'Odd', owner: 'Ana', tableName: 'Friday', event: null, savedAtMs: null, submittedAtMs: null },
    ...{ pool, look, freeFaces: [], suggestion: null, exports: [] },
    contents: { buckets: { [look.buckets[0]?.key ?? 'main']: pool.map(({ id }) => id) }, free: {} },
    faces: Object.fromEntries(faces.map((face) => [face.card, face])),
  };
}

describe.skipIf(!hasCardData(FILE, 'cards of several faces are exported as programs know them'))(
  'a deck of cards with several faces, imported',
  () => {
    const sandbox = createTemplateSandbox();
    afterAll(() => sandbox.stop());
    const exported = async (slug: string) => {
      const template = shippedExports.find((known) => known.slug === slug);
      if (!template) throw new Error(`There is no export ${slug}.`);
      const view = deckOfFile();
      const buckets = exportBucketsOf(view, { byCard: new Map(), byFreeName: new Map() }, SITE);
      const rendered = await sandbox.render(template.body, exportScopeOf(view, buckets, SITE));
      if (!rendered.ok) throw new Error(rendered.problem.sentence);
      return rendered.text;
    };

    it('70: is named as Cockatrice and Arena know its cards', async () => {
      const cockatrice = [...(await exported('cockatrice')).matchAll(/ name="([^"]+)"\/>/g)];
      expect(cockatrice.slice(0, 8).map(([, name]) => name)).toEqual([
        'Bramble Giant // Stamp',
        'Ember // Frost',
        'Never // Again',
        'Dune Delver',
        'Glade Path',
        'Akka Runner',
        'Plain Bear',
        'Marsh Omen // Old Word',
      ]);
      const arena = (await exported('arena')).split('\n').slice(1, 9);
      expect(arena.map((line) => line.replace(/^1 | \(LAY\).*$/gi, ''))).toEqual([
        'Bramble Giant',
        'Ember // Frost',
        'Never /// Again',
        'Dune Delver',
        'Glade Path',
        'Akka Runner',
        'Plain Bear',
        'Marsh Omen',
      ]);
    });

    it('70: has its other faces in Tabletop Simulator', async () => {
      interface Saved {
        readonly Nickname: string;
        readonly States?: Record<
          string,
          { readonly Nickname: string; readonly CustomDeck: Record<string, { readonly FaceURL: string }> }
        >;
      }
      const { ObjectStates } = JSON.parse(await exported('tts')) as {
        ObjectStates: readonly { readonly ContainedObjects: readonly Saved[] }[];
      };
      const turned = ObjectStates[0]?.ContainedObjects.flatMap(({ Nickname, States }) =>
        Object.values(States ?? {}).map((back) => [
          Nickname,
          back.Nickname,
          Object.values(back.CustomDeck)[0]?.FaceURL,
        ]),
      );
      expect(turned).toEqual([
        ['Dune Delver // Dune Horror', 'Dune Horror', 'https://img.example/4b.jpg'],
        ['Glade Path // Murk Path', 'Murk Path', 'https://img.example/5b.jpg'],
      ]);
    });
  },
);
