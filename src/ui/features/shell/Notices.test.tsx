// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { ActorsProvider } from './actors.tsx';
import { Notices } from './Notices.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

  it('have their whole time from the first frame that shows them, however late that is', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => void frames.splice(frame - 1, 1, () => {}));
    const clock = new SimulatedClock();
    const notices = createActor(
      notificationQueueMachine(() => clock.now()),
      { clock },
    ).start();
    const pass = (ms: number) => act(async () => clock.increment(ms));
    // Raised before the page is there.
    notices.send({ type: 'notice.raised', kind: 'error', text: 'Login failed' });
    await pass(60_000);
    render(
      <ActorsProvider actors={{ session: createActor(sessionMachine), notices }}>
        <Notices />
      </ActorsProvider>,
    );
    await screen.findByText('Login failed');
    // The tab is behind others: no frame is drawn.
    await pass(60_000);
    expect(screen.queryByText('Login failed')).not.toBeNull();
    await act(async () => {
      for (const draw of frames.splice(0)) draw();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    await pass(4999);
    expect(screen.queryByText('Login failed')).not.toBeNull();
    await pass(1);
    expect(screen.queryByText('Login failed')).toBeNull();
  });
});
