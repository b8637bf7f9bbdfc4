import { describe, expect, it } from 'vitest';
import * as emails from './emails.ts';
import type { Email } from './mail.ts';
import { passkeyChanged, passkeyFactorChanged } from './passkeyEmails.ts';

const READER = { recipient: 'ana@example.org', handle: 'Ana', locale: 'en' } as const;
const LINK = 'https://draft.example.org/verify-email?token=abc&x="1"';

const ALL: readonly (readonly [name: string, make: (reader: emails.Reader) => Email])[] = [
  ['verifyAddress', (reader) => emails.verifyAddress({ ...reader, link: LINK, code: '012345' })],
  ['confirmNewAddress', (reader) => emails.confirmNewAddress({ ...reader, link: LINK, code: '012345' })],
  ['addressChanges', (reader) => emails.addressChanges({ ...reader, newEmail: 'bo@example.org' })],
  ['addressChanged', (reader) => emails.addressChanged({ ...reader, newEmail: 'bo@example.org' })],
  ['accountExists', emails.accountExists],
  ['resetPassword', (reader) => emails.resetPassword({ ...reader, link: LINK })],
  ['passwordChanged', emails.passwordChanged],
  [
    'passwordReset',
    (reader) =>
      emails.passwordReset({
        ...reader,
        ways: [
          { kind: 'linkedSignIn', name: 'Quay', email: 'ana@quay.example', link: LINK },
          { kind: 'passkey', name: 'Phone', email: '', link: LINK },
          { kind: 'secondFactor', name: '', email: '', link: LINK },
        ],
      }),
  ],
  [
    'earlierWaysEnded',
    (reader) =>
      emails.earlierWaysEnded({
        ...reader,
        providerNames: ['Quay'],
        secondFactor: true,
        passkeys: ['Phone'],
      }),
  ],
  ['secondFactorChanged', (reader) => emails.secondFactorChanged({ ...reader, isOn: true })],
  ['signInLinked', (reader) => emails.signInLinked({ ...reader, providerName: 'Quay', isLinked: true })],
  ['passkeyChanged', (reader) => passkeyChanged({ ...reader, name: 'Phone', isAdded: true })],
  ['passkeyFactorChanged', (reader) => passkeyFactorChanged({ ...reader, isOn: true })],
  ['accountDeleted', emails.accountDeleted],
];

describe.each(ALL)('the email %s', (_name, make) => {
  it('goes to its reader and greets them, in plain text and in HTML', () => {
    const email = make(READER);
    expect(email.recipient).toBe('ana@example.org');
    expect(email.plainText).toMatch(/^Hello Ana,\n\n/);
    expect(email.html).toContain('>Hello Ana,<');
    expect(email.subject).toMatch(/^\S.{10,}\S$/);
  });

  it('shows markup in a handle as text [X1, X14] [ASVS V1.1.2, V1.2.1]', () => {
    const { html, plainText } = make({ ...READER, handle: '<img src=x onerror="a()">&\'' });
    expect(html).toContain('Hello &lt;img src=x onerror=&quot;a()&quot;&gt;&amp;&#39;,');
    expect(html).not.toContain('<img');
    expect(plainText).toContain('Hello <img src=x onerror="a()">&\',');
  });

  it('loads nothing from anywhere: no picture, style sheet, script or address but its own link [A15]', () => {
    const { html } = make(READER);
    expect(html).not.toMatch(/<(img|link|script|iframe|style|object|svg)|url\(|src=|@import/i);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(
      addresses.every((address) => address === LINK.replaceAll('&', '&amp;').replaceAll('"', '&quot;')),
    ).toBe(true);
  });

  it.each([
    'ana@example.org\r\nBcc: evil@example.org',
    'ana@example.org\nevil@example.org',
    'ana@example.org,evil@example.org',
    'ana@example.org;evil@example.org',
    'ana@example.org evil@example.org',
    'Ana <ana@example.org>',
    '"ana, evil"@example.org',
    'ana@example.org@evil.example',
    'ana\u0000@example.org',
    '',
  ])('goes to exactly one address, never to %j [A16] [ASVS V1.3.11]', (recipient) => {
    expect(() => make({ ...READER, recipient })).toThrow('An email goes to exactly one email address.');
  });
});

describe('a subject', () => {
  it('holds no line break, whatever the name in it [A16] [ASVS V1.3.11]', () => {
    const { subject } = emails.signInLinked({
      ...READER,
      providerName: 'Quay\r\nBcc: evil@example.org\u2028\u0000',
      isLinked: false,
    });
    expect(subject).toBe('Quay Bcc: evil@example.org no longer opens your Passleft account');
  });
});

describe('an email with a link', () => {
  it('shows link and code whole in both forms', () => {
    const { plainText, html } = emails.verifyAddress({ ...READER, link: LINK, code: '012345' });
    expect(plainText).toContain(`Confirm address:\n${LINK}\n`);
    expect(plainText).toContain('\n012345\n');
    const escaped = LINK.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    expect(html).toContain(`<a href="${escaped}"`);
    expect(html).toContain(`>${escaped}</p>`);
    expect(html).toContain('<strong>012345</strong>');
  });
});
