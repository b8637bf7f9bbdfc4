import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import {
  correspondent,
  emailsTo,
  live,
  type Post,
  startCorrespondence,
  startPost,
  subscribe,
} from '../harness/correspondents.ts';

const HOUR_MS = 3_600_000;

describe('turns of a correspondence table', () => {
  let post: Post;
  beforeAll(async () => {
    post = await startPost(ANY_KIND);
  });
  afterAll(() => post?.stop());

  it.each([
    {
      language: 'de',
      pushed: { title: 'Du bist dran', words: /^.+: noch 2 Tage, 1 Stunde\.$/ },
      turn: /^Du bist dran: /,
      hurry: { title: 'Deine Zeit läuft ab', words: /: noch 2 Stunden\.$/, subject: /^Deine Zeit läuft ab: / },
      text: 'Auf deinem Zeitkonto:',
    },
    {
      language: 'ja',
      pushed: { title: 'あなたの番です', words: /：残り2日1時間$/ },
      turn: /^あなたの番です：/,
      hurry: {
        title: '持ち時間が残りわずかです',
        words: /：残り2時間$/,
        subject: /^持ち時間が残りわずかです：/,
      },
      text: '持ち時間は',
    },
  ])('are pushed and mailed in the language of each reader: $language', async ({ language, ...told }) => {
    post.mails.deliveries.length = 0;
    post.pushes.taken.length = 0;
    const people = await Promise.all([0, 1].map((seat) => correspondent(post, `${language}${seat}`)));
    const [reader, other] = people;
    if (!reader || !other) throw new Error('Two people were to be there.');
    await post.db.query(
      `update member set preferences = preferences || jsonb_build_object('language', $2::text) where id = $1`,
      [reader.userId, language],
    );
    for (const person of people) await subscribe(post, person);
    await startCorrespondence(post, people, { bankHours: 49, perPickHours: 0 });
    const pushesOf = () => post.pushes.taken.splice(0).map(({ words: { title, words } }) => ({ title, words }));
    const subjectsOf = (person: typeof reader) => emailsTo(post.mails, person).map(({ message }) => message.subject);

    await live(post, 0);
    await live(post, 0);
    expect(pushesOf()).toEqual(
      expect.arrayContaining([
        { title: told.pushed.title, words: expect.stringMatching(told.pushed.words) },
        { title: 'It is your turn', words: expect.stringMatching(/: 2 days 1 hour left\.$/) },
      ]),
    );
    for (let hour = 0; hour < 47; hour += 1) await live(post, HOUR_MS);
    await live(post, 0);
    expect(pushesOf()).toEqual(
      expect.arrayContaining([
        { title: told.hurry.title, words: expect.stringMatching(told.hurry.words) },
        { title: 'Your time runs out', words: expect.stringMatching(/: 2 hours left\.$/) },
      ]),
    );
    expect(subjectsOf(reader)).toEqual([
      expect.stringMatching(told.turn),
      expect.stringMatching(told.hurry.subject),
    ]);
    expect(subjectsOf(other)).toEqual([
      expect.stringMatching(/^It is your turn: /),
      expect.stringMatching(/^Your time runs out: /),
    ]);
    for (const { message } of emailsTo(post.mails, reader)) {
      expect(message.text).toContain(told.text);
      expect(message.html).toContain(`<html lang="${language}">`);
    }
  });
});
