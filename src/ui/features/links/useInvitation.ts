import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { inspected } from '#src/inspection.ts';
import {
  type Entering,
  type Invitation,
  type InvitationInput,
  invitationMachine,
} from '#src/machines/tables/invitation.ts';

export type InvitationActor = ActorRefFrom<typeof invitationMachine>;

/** Calls of an invitation; each throws with words. */
export interface InvitationPorts {
  readonly look: (code: string, signal: AbortSignal) => Promise<Invitation>;
  /** Whether somebody may sit under this name, and how the table is now. */
  readonly check: (code: string, name: string | null, signal: AbortSignal) => Promise<Invitation>;
  /** Resolves when the table or event is on screen. */
  readonly enter: (entering: Entering, code: string) => Promise<unknown>;
}

/** An invitation over the server's calls. */
export function useInvitation(input: InvitationInput, ports: InvitationPorts): InvitationActor {
  return useActorRef(
    invitationMachine.provide({
      actors: {
        look: fromPromise(({ input: { code }, signal }: Asked<{ code: string }>) => ports.look(code, signal)),
        check: fromPromise(
          ({ input: { code, name }, signal }: Asked<{ code: string; name: string | null }>) =>
            ports.check(code, name, signal),
        ),
        enter: fromPromise(({ input: entering }: Asked<Entering>) => ports.enter(entering, input.code)),
      },
    }),
    { ...inspected(invitationMachine.id), input },
  );
}

interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}
