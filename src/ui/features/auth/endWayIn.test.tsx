// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { WayInView } from '#contract/members/account.ts';
import { askedFirstMachine } from '#src/machines/session/askedFirst.ts';
import { loadMessages } from '../../messages/load.ts';
import { refusal, showWayIn } from './auth.testkit.tsx';
import { EndWayInScreen, WayInLinkGone } from './EndWayInScreen.tsx';

const CLUB: WayInView = { kind: 'linkedSignIn', name: 'Harbour Club', email: 'kim@club.example' };
const FACTOR: WayInView = { kind: 'secondFactor', name: '', email: '' };

beforeAll(() => loadMessages('auth', 'common', 'waysIn'));
afterEach(cleanup);

/** The page of an email's link, over a server that answers as `end` does. */
async function open(way: WayInView, end: () => Promise<void> = async () => undefined) {
  const ended: string[] = [];
  const work = fromPromise<void, { choice: string }>(({ input }) => {
    ended.push(input.choice);
    return end();
  });
  const question = createActor(askedFirstMachine.provide({ actors: { work } })).start();
  question.send({ type: 'chosen', choice: 'end_abc', asks: true });
  await showWayIn(() => <EndWayInScreen way={way} question={question} />);
  return { ended };
}

describe('ending a way in by the link of an email', () => {
  it.each([
    [CLUB, 'Remove Harbour Club?', 'Remove Harbour Club', /Harbour Club no longer opens your account/],
    [FACTOR, 'Turn off the second factor?', 'Turn off the second factor', /The second factor is off/],
  ])(
    'says what it would end, ends nothing by itself, and then says what ended: %j [A14]',
    async (way, title, press, done) => {
      const { ended } = await open(way);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect([ended, screen.getByRole('link', { name: 'Keep it' }).getAttribute('href')]).toEqual([[], '/']);
      fireEvent.click(screen.getByRole('button', { name: press }));
      await screen.findByText(done);
      expect(ended).toEqual(['end_abc']);
    },
  );

  it('says why it failed, and can be pressed again', async () => {
    let isAway = true;
    await open(CLUB, async () => {
      if (isAway) throw refusal(503, 'The server is restarting. Try again in a moment.');
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Harbour Club' }));
    await screen.findByText(/restarting/);
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Remove Harbour Club' }));
    await screen.findByText(/no longer opens/);
  });

  it('says so where the link is used up, and where to look instead', async () => {
    await showWayIn(() => <WayInLinkGone />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link no longer works');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
});
