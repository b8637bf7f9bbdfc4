import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#contract/messages/locales.ts';
import * as emails from './emails.ts';
import type { Email } from './mail.ts';
import { passkeyChanged, passkeyFactorChanged } from './passkeyEmails.ts';
import * as turnEmails from './turnEmails.ts';

const LINK = 'https://draft.example.org/1?2=3';
const HANDLE = 'ねこ';
const SITE = 'キー';
const TABLE = { name: '火曜の卓', link: LINK, left: '2日' };

const readerIn = (locale: Locale) => ({ recipient: '1@2.jp', handle: HANDLE, locale });
const turnReaderIn = (locale: Locale) => ({ ...readerIn(locale), unsubscribeLink: LINK });

/** Every kind of email, with every turn that it takes; what is not the email's own has no Latin letter but in links. */
const KINDS = {
  verifyAddress: (locale) => emails.verifyAddress({ ...readerIn(locale), link: LINK, code: '012345' }),
  confirmNewAddress: (locale) =>
    emails.confirmNewAddress({ ...readerIn(locale), link: LINK, code: '012345' }),
  addressChanges: (locale) => emails.addressChanges({ ...readerIn(locale), newEmail: '3@4.jp' }),
  addressChanged: (locale) => emails.addressChanged({ ...readerIn(locale), newEmail: '3@4.jp' }),
  accountExists: (locale) => emails.accountExists(readerIn(locale)),
  resetPassword: (locale) => emails.resetPassword({ ...readerIn(locale), link: LINK }),
  passwordChanged: (locale) => emails.passwordChanged(readerIn(locale)),
  passwordReset: (locale) =>
    emails.passwordReset({
      ...readerIn(locale),
      ways: [
        { kind: 'linkedSignIn', name: SITE, email: '3@4.jp', link: LINK },
        { kind: 'linkedSignIn', name: SITE, email: '', link: LINK },
        { kind: 'secondFactor', name: '', email: '', link: LINK },
        { kind: 'passkey', name: SITE, email: '', link: LINK },
      ],
    }),
  earlierWaysEnded: (locale) =>
    emails.earlierWaysEnded({
      ...readerIn(locale),
      providerNames: [SITE],
      secondFactor: true,
      passkeys: [SITE],
    }),
  passkeyAdded: (locale) => passkeyChanged({ ...readerIn(locale), name: SITE, isAdded: true }),
  passkeyRemoved: (locale) => passkeyChanged({ ...readerIn(locale), name: SITE, isAdded: false }),
  passkeyFactorOn: (locale) => passkeyFactorChanged({ ...readerIn(locale), isOn: true }),
  passkeyFactorOff: (locale) => passkeyFactorChanged({ ...readerIn(locale), isOn: false }),
  secondFactorOn: (locale) => emails.secondFactorChanged({ ...readerIn(locale), isOn: true }),
  secondFactorOff: (locale) => emails.secondFactorChanged({ ...readerIn(locale), isOn: false }),
  secondFactorReset: (locale) => emails.secondFactorReset(readerIn(locale)),
  invitation: (locale) => emails.invitation({ recipient: '1@2.jp', locale, from: HANDLE, link: LINK }),
  signInLinked: (locale) => emails.signInLinked({ ...readerIn(locale), providerName: SITE, isLinked: true }),
  signInUnlinked: (locale) =>
    emails.signInLinked({ ...readerIn(locale), providerName: SITE, isLinked: false }),
  accountDeleted: (locale) => emails.accountDeleted(readerIn(locale)),
  deletedByAdmin: (locale) => emails.accountDeleted({ ...readerIn(locale), byAdmin: true }),
  yourTurn: (locale) => turnEmails.yourTurn(turnReaderIn(locale), [TABLE]),
  yourTurns: (locale) => turnEmails.yourTurn(turnReaderIn(locale), [TABLE, TABLE]),
  timeRunsOut: (locale) => turnEmails.timeRunsOut(turnReaderIn(locale), TABLE),
  nudged: (locale) => turnEmails.nudged(turnReaderIn(locale), TABLE, SITE),
  draftIsOver: (locale) => turnEmails.draftIsOver(turnReaderIn(locale), TABLE),
} as const satisfies Record<string, (locale: Locale) => Email>;
const kinds = Object.entries(KINDS);

/** The email's own words: without links, addresses, digits, and what was put in. */
function ownLines({ subject, plainText }: Email): string[] {
  return `${subject}\n${plainText}`
    .replaceAll(/https?:\S+|\d@\d\.jp|— Passleft/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== SITE && /\p{L}/u.test(line));
}

describe('the kinds of emails above', () => {
  it('are all that there are', () => {
    const made = new Set(kinds.map(([, make]) => make('en').subject));
    const builders = [...Object.keys(emails), ...Object.keys(turnEmails)].filter(
      (name) => !['say', 'button', 'composeEmail', 'emailTo', 'greeting'].includes(name),
    );
    const source = kinds.map(([, make]) => String(make)).join('\n');
    expect(
      builders.filter((name) => !source.includes(`.${name})(`) && !source.includes(`.${name}(`)),
    ).toEqual([]);
    expect(made.size).toBeGreaterThan(16);
  });
});

describe.each(kinds)('the email %s', (_name, make) => {
  const english = new Set(ownLines(make('en')));

  it.each(LOCALES.filter((locale) => locale !== 'en'))(
    'in %s keeps no sentence of the English one',
    (locale) => {
      const email = make(locale);
      expect(ownLines(email).filter((line) => english.has(line))).toEqual([]);
      expect(ownLines(email)).toHaveLength(ownLines(make('en')).length);
      expect(email.html).toContain(`<html lang="${locale}">`);
    },
  );

  it('in Japanese has no Latin word but the name of the site', () => {
    const { subject, plainText, html } = make('ja');
    const shown = html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').replaceAll('&quot;', '"');
    for (const text of [subject, plainText, shown]) {
      const words = text.replaceAll(/https?:\S+|\d@\d\.jp/g, '').match(/\p{Script=Latin}+/gu) ?? [];
      expect(words.filter((word) => word !== 'Passleft')).toEqual([]);
    }
  });
});
