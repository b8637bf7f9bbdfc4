import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { storeExports, storeShippedExports } from '#server/exports/storeExports.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { botDeck, type DraftedDeck, draftDeck } from './draftedDeck.ts';

describe('exports of a deck', () => {
  let steered: Steered;
  let deck: DraftedDeck;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    deck = await draftDeck(steered, 'canary', 'canary-draft');
    await deck.save('Birds', botDeck(await deck.view(), {}));
  });
  afterAll(() => steered?.stop());

  const problemOf = async (slug: string) => {
    const { status, text } = await deck.owner.call('GET', `${deck.path}/exports/${slug}`);
    return { status, ...(JSON.parse(text) as Problem) };
  };
  const write = (body: string) =>
    steered.db.query("update export_template set body = $1, shipped = null where slug = 'arena'", [body]);
  const idsOn = (ids: object, which: string) =>
    steered.db.query(
      `update printing set record = jsonb_set(record, '{externalIds}', $1::jsonb) where ${which}`,
      [JSON.stringify(ids)],
    );

  it('answer for an unknown format that there is none', async () => {
    expect(await problemOf('nonsense')).toMatchObject({ status: 404, message: 'There is no such export.' });
  });

  it('say which cards lack the id that a program wants, and leave them out', async () => {
    const targets = async () => (await deck.view()).exports.map(({ slug }) => slug);
    expect(await targets()).not.toContain('mtgo');
    expect(await problemOf('mtgo')).toMatchObject({
      status: 422,
      code: 'exportFailed',
      message: expect.stringMatching(/^\d+ cards have no MTGO number and are left out: “Bird /),
    });
    const { pool, faces } = await deck.view();
    const lacking = faces[pool[0]?.card ?? -1]?.name ?? '';
    await idsOn({ mtgoId: '77' }, 'true');
    await idsOn({}, `record->>'card' = '${lacking}'`);
    expect(await targets()).toContain('mtgo');
    const { text, warnings } = await deck.exported('mtgo');
    expect(warnings).toEqual([`“${lacking}” has no MTGO number and is left out.`]);
    expect(text).not.toContain(lacking);
    expect(text.match(/<Cards CatID="77"/g)).toHaveLength(pool.length - 1);
  });

  it('have the names of deck and owner in them whatever they are, and a safe file name', async () => {
    await steered.db.query('update deck set name = $1', ['../<b>"Deck"</b> & ]]>\n=1+1']);
    const { text, fileName } = await deck.exported('cockatrice');
    expect(fileName).toBe('b Deck b 1 1.cod');
    expect(text).toContain('<deckname>../&lt;b&gt;&quot;Deck&quot;&lt;/b&gt; &amp; ]]&gt; =1+1</deckname>');
  });

  it('come from the game’s own template before a shipped one of that slug, which stays for other games', async () => {
    const [game] = await steered.db.query<{ id: string }>("select id from game where slug = 'canary'");
    const own = {
      slug: 'text',
      name: 'Bird call',
      blurb: 'Sung aloud.',
      fileName: '{deck}.song',
      mediaType: 'text/plain',
    };
    const fit = { needs: [], places: null, onlyWith: [] };
    await storeExports(steered.db, game?.id ?? '', [{ ...own, fit, body: '{{ deck.game }} sings' }]);
    expect((await deck.exported('text')).text).toBe('Canary sings');
    expect((await deck.view()).exports.filter(({ slug }) => slug === 'text')).toEqual([
      { slug: 'text', name: 'Bird call', blurb: 'Sung aloud.', fileName: '{deck}.song', isOwn: true },
    ]);
    await steered.db.query('delete from export_template where game_id is not null');
  });

  it.each([
    [
      'loops for ever',
      '{% for a in (1..900) %}{% for b in (1..90000) %}x{% endfor %}{% endfor %}',
      /takes too long|too much memory/,
    ],
    [
      'eats memory',
      '{% assign a = "xxxxxxxxxx" %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
      /too much memory/,
    ],
    ['reads a file', '{% include "../../package.json" %}', /cannot read other files/],
    [
      'makes a hundred megabytes',
      `{% capture x %}{% for i in (1..1000) %}${'y'.repeat(1000)}{% endfor %}{% endcapture %}{% for i in (1..100) %}{{ x }}{% endfor %}`,
      /more text than it may/,
    ],
    [
      'names a filter that is none',
      'Deck\n{{ deck.name | upcas }}',
      /There is no filter “upcas”\. Line 2, column 1\./,
    ],
  ])('answer in a sentence when a template %s, and go on working', async (_, body, words) => {
    await write(body);
    expect(await problemOf('arena')).toMatchObject({
      status: 422,
      code: 'exportFailed',
      message: expect.stringMatching(words),
    });
    expect((await deck.exported('text')).text).toMatch(/^1 Bird /);
  });

  it('show a template nothing but the deck', async () => {
    await write(
      '[{{ constructor }}{{ deck.constructor }}{{ main.constructor.constructor }}{{ process.env }}{{ env }}]',
    );
    expect((await deck.exported('arena')).text).toBe('[]');
  });

  it('are brought up to date with the program, but for those that somebody changed', async () => {
    await write('mine');
    await steered.db.query("update export_template set body = 'old', shipped = '' where slug = 'json'");
    await storeShippedExports(steered.db);
    const bodies = await steered.db.query<{ slug: string; body: string }>(
      "select slug, body from export_template where slug in ('arena', 'json') order by slug",
    );
    expect(bodies[0]?.body).toBe('mine');
    expect(bodies[1]?.body).toContain('passleft-deck');
  });

  it('are shut with the deck to those who may not read it', async () => {
    const { registerAccount } = await import('../harness/account.ts');
    const stranger = await registerAccount(steered.server().url, 'stranger');
    expect((await stranger.call('GET', `${deck.path}/exports/text`)).status).toBe(404);
  });
});
