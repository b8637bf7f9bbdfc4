import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  type PeopleDeed,
  type PeopleWork,
  type PersonResult,
  type PersonWork,
  peopleWorkMachine,
} from '#src/machines/peopleWork.ts';
import type { UserPorts } from '../../admin/users/userParts.ts';

type WorkPorts = Pick<
  UserPorts,
  'suspend' | 'endSessions' | 'sendLink' | 'resetFactor' | 'remove' | 'withdraw'
>;

function perform(ports: WorkPorts, { deed, id, wish }: PersonWork): Promise<unknown> {
  switch (deed) {
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

/** What is done with people, over the server's calls; `onOver` hears of each deed once it is over. */
export function usePeopleWork(
  ports: WorkPorts,
  onOver: (deed: PeopleDeed, results: readonly PersonResult[]) => void,
): PeopleWork {
  return useActorRef(
    peopleWorkMachine.provide({
      actors: {
        work: fromPromise(({ input }: { readonly input: PersonWork }) => perform(ports, input)),
      },
      actions: { tellOver: (_, { deed, results }) => onOver(deed, results) },
    }),
  );
}
