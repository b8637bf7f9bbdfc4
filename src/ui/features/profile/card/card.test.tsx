// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeCard } from '#contract/members/account.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { callsWith, kimsCard, refusal, settle, show } from '../profile.testkit.tsx';
import { AboutForm } from './AboutForm.tsx';
import { HandleForm } from './HandleForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import { PictureForm } from './PictureForm.tsx';

let t: ReturnType<typeof messagesFor<'profile'>>;
beforeAll(async () => {
  await loadMessages('profile');
  t = messagesFor('en', 'profile');
});
afterEach(cleanup);

/** A server that takes or refuses each change of the card, and keeps what was asked. */
function cardServer(refused?: Error) {
  const asked: ChangeCard[] = [];
  let changes = 0;
  const calls = callsWith({
    changeCard: (change) => {
      asked.push(change);
      return refused ? Promise.reject(refused) : Promise.resolve(kimsCard);
    },
  });
  const form = { card: kimsCard, calls, onChanged: () => void changes++ };
  return { asked, form, changes: () => changes };
}

const handleField = () => screen.getByLabelText<HTMLInputElement>(t('handleLabel'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the handle', () => {
  it('is changed, told, and followed by the rest of the site [spec 1.2]', async () => {
    const { asked, form, changes } = cardServer();
    const { told } = show(<HandleForm {...form} />);
    type(handleField(), ' Kimber ');
    press(t('handleSubmit'));
    await settle();
    expect(asked).toEqual([{ handle: 'Kimber' }]);
    expect(told()).toEqual([t('handleChanged', { handle: 'Kimber' })]);
    expect(changes()).toBe(1);
  });

  it('that breaks a rule is told beside the field and never sent', async () => {
    const { asked, form } = cardServer();
    show(<HandleForm {...form} />);
    type(handleField(), 'K m');
    press(t('handleSubmit'));
    await settle();
    expect(screen.getByText('Use letters, digits, _ and - only.')).toBeTruthy();
    expect(handleField().getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  it('that is taken is told beside the field, with what was typed still there', async () => {
    const { form, changes } = cardServer(
      refusal(400, 'validation', 'Please check what you entered.', { handle: ['This handle is taken.'] }),
    );
    show(<HandleForm {...form} />);
    type(handleField(), 'Mara');
    press(t('handleSubmit'));
    await settle();
    expect(screen.getByText('This handle is taken.')).toBeTruthy();
    expect([handleField().value, changes()]).toEqual(['Mara', 0]);
  });

  it('of a demo account stays, and the server says why', async () => {
    const { form } = cardServer(refusal(403, 'demoAccount', 'Demo accounts stay as they are.'));
    show(<HandleForm {...form} />);
    type(handleField(), 'Kimber');
    press(t('handleSubmit'));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('Demo accounts stay as they are.');
  });
});

function About({ form }: { readonly form: ReturnType<typeof cardServer>['form'] }) {
  const [typed, setTyped] = useState<string | null>(null);
  return <AboutForm {...form} typed={typed ?? form.card.aboutText} onTyped={setTyped} />;
}

describe('the words about oneself', () => {
  it('are counted while they are typed, and saved on the button', async () => {
    const { asked, form, changes } = cardServer();
    show(<About form={form} />);
    expect(screen.getByText(t('aboutCount', { count: 12, most: 200 }))).toBeTruthy();
    type(screen.getByRole('textbox'), 'Grove, always.');
    expect(screen.getByText(t('aboutCount', { count: 14, most: 200 }))).toBeTruthy();
    press(t('save'));
    await settle();
    expect([asked, changes()]).toEqual([[{ aboutText: 'Grove, always.' }], 1]);
  });

  it('are not sent beyond 200 characters', async () => {
    const { asked, form } = cardServer();
    show(<About form={form} />);
    type(screen.getByRole('textbox'), 'a'.repeat(201));
    press(t('save'));
    await settle();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });
});

describe('the picture', () => {
  it('is drawn anew at a press', async () => {
    const { asked, form, changes } = cardServer();
    show(<PictureForm {...form} />);
    press(t('drawAnother'));
    await settle();
    expect([asked, changes()]).toEqual([[{ newAvatar: true }], 1]);
  });
});

describe('the public card', () => {
  it('says who it is, since when, and what was drafted', () => {
    show(<MemberCard card={kimsCard} />);
    expect(screen.getByRole('region', { name: t('cardOf', { handle: 'Kim' }) }).textContent).toBe(
      'KimMostly Tide.Joined March 2026drafts finished3game played1Emberwake3 drafts',
    );
  });
});
