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
      pushed: { title: 'Du bist dran', words: 'Birds by post: noch 1 Tag, 2 Stunden.' },
      turn: 'Du bist dran: Birds by post',
      hurry: {
        title: 'Deine Zeit läuft ab',
        words: 'Birds by post: noch 1 Stunde, 59 Minuten.',
        subject: 'Deine Zeit läuft ab: Birds by post',
      },
      text: 'Auf deinem Zeitkonto',
    },
    {
      language: 'ja',
      pushed: { title: 'あなたの番です', words: 'Birds by post：残り1日2時間' },
      turn: 'あなたの番です：Birds by post',
      hurry: {
        title: '持ち時間が残りわずかです',
        words: 'Birds by post：残り1時間59分',
        subject: '持ち時間が残りわずかです：Birds by post',
      },
      text: '持ち時間は',
    },
  ])('are pushed and mailed in the language of each reader: $language', async ({ language, ...told }) => {
    post.mails.deliveries.length = 0;
    post.pushes.taken.length = 0;
    await post.db.query("update draft set status = 'cancelled' where status in ('drafting', 'paused')");
    await post.restart();
    await live(post, 0);
    const people = await Promise.all([0, 1].map((seat) => correspondent(post, `${language}${seat}`)));
    const [reader, other] = people;
    if (!reader || !other) throw new Error('Two people were to be there.');
    await post.db.query(
      `update member set preferences = preferences || jsonb_build_object('language', $2::text) where id = $1`,
      [reader.userId, language],
    );
    for (const person of people) await subscribe(post, person);
    await startCorrespondence(post, people, { bankHours: 27, perPickHours: 4 });
    const pushesOf = () =>
      post.pushes.taken.splice(0).map(({ words: { title, words } }) => ({ title, words }));
    const subjectsOf = (person: typeof reader) =>
      emailsTo(post.mails, person).map(({ message }) => message.subject);

    await live(post, 10_000);
    expect(pushesOf()).toEqual(
      expect.arrayContaining([
        told.pushed,
        { title: 'It is your turn', words: 'Birds by post: 1 day 2 hours left.' },
      ]),
    );
    await live(post, 24 * HOUR_MS);
    await live(post, HOUR_MS);
    expect(pushesOf()).toEqual(
      expect.arrayContaining([
        { title: told.hurry.title, words: told.hurry.words },
        { title: 'Your time runs out', words: 'Birds by post: 1 hour 59 minutes left.' },
      ]),
    );
    expect(subjectsOf(reader)).toEqual([told.turn, told.hurry.subject]);
    expect(subjectsOf(other)).toEqual([
      'It is your turn: Birds by post',
      'Your time runs out: Birds by post',
    ]);
    for (const { message } of emailsTo(post.mails, reader)) {
      expect(message.text).toContain(told.text);
      expect(message.html).toContain(`<html lang="${language}">`);
    }
  });
});
