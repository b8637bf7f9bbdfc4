import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  type PeopleAction,
  type PeopleWork,
  type PersonResult,
  type PersonWork,
  peopleWorkMachine,
} from '#src/machines/forms/peopleWork.ts';
import type { UserPorts } from '../admin/users/userParts.ts';

type WorkPorts = Pick<
  UserPorts,
  'suspend' | 'endSessions' | 'sendLink' | 'resetFactor' | 'remove' | 'withdraw'
>;

function perform(ports: WorkPorts, { action, id, wish }: PersonWork): Promise<unknown> {
  switch (action) {
    case 'suspend':
      return ports.suspend(id, { reason: wish?.reason ?? '', untilMs: wish?.untilMs ?? null });
    case 'endSessions':
      return ports.endSessions(id);
    case 'sendLink':
      return ports.sendLink(id);
    case 'resetFactor':
      return ports.resetFactor(id);
    case 'delete':
      return ports.remove(id);
    case 'withdraw':
      return ports.withdraw(id);
  }
}

/** What is done with people, over the server's calls; `onOver` hears of each action once it is over. */
export function usePeopleWork(
  ports: WorkPorts,
  onOver: (action: PeopleAction, results: readonly PersonResult[]) => void,
): PeopleWork {
  return useActorRef(
    peopleWorkMachine.provide({
      actors: {
        work: fromPromise(({ input }: { readonly input: PersonWork }) => perform(ports, input)),
      },
      actions: { tellOver: (_, { action, results }) => onOver(action, results) },
    }),
  );
}
