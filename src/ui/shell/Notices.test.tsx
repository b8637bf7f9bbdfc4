// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { notificationQueueMachine } from '#src/machines/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session.ts';
import { ActorsProvider } from './actors.tsx';
import { Notices } from './Notices.tsx';

afterEach(cleanup);

describe('the notices of a page', () => {
  it('are told as soon as the first one is raised, though their stack is not in the first load', async () => {
    const session = createActor(sessionMachine);
    const notices = createActor(notificationQueueMachine(() => 0)).start();
    render(
      <ActorsProvider actors={{ session, notices }}>
        <Notices />
      </ActorsProvider>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => notices.send({ type: 'notice.raised', kind: 'error', text: 'Login failed' }));
    expect((await screen.findByText('Login failed')).closest('[role=alert]')).not.toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Close notice' }).click());
    expect(screen.queryByText('Login failed')).toBeNull();
  });
});
