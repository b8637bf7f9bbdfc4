import { Stack } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { errorWords } from '#src/machines/failure.ts';
import { askedFirstMachine } from '#src/machines/session/askedFirst.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';

/** Something that is done at once, or after a yes: `choose` says what, `work` does it. */
export function useAskedFirst(work: (choice: string) => Promise<void>) {
  const [{ value: state, context }, send] = useMachine(
    askedFirstMachine.provide({
      actors: {
        work: fromPromise(({ input }: { readonly input: { choice: string } }) => work(input.choice)),
      },
    }),
  );
  return {
    choice: context.choice,
    isAsking: state === 'asking',
    isBusy: state === 'working',
    /** Why it could not be done; '' while it did not fail. */
    failure: context.failure === null ? '' : errorWords(context.failure),
    choose: (choice: string, asks: boolean) => send({ type: 'chosen', choice, asks }),
    confirm: () => send({ type: 'confirmed' }),
    cancel: () => send({ type: 'cancelled' }),
  };
}

interface AskDialogProps {
  readonly asked: ReturnType<typeof useAskedFirst>;
  /** Off for a choice that is done without a question; where that failed, it is asked about after all. */
  readonly isAbout?: boolean;
  readonly title: string;
  readonly words: { readonly confirm: string; readonly cancel?: string; readonly busy?: string };
  /** Why it cannot be confirmed. */
  readonly reason?: string | undefined;
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

/** The question of `useAskedFirst`. */
export function AskDialog({ asked, isAbout = true, title, words, ...props }: AskDialogProps) {
  const { isAsking, isBusy, failure } = asked;
  return (
    <ModalDialog
      title={title}
      isOpen={isAsking || (isBusy && isAbout)}
      isLoading={isBusy}
      onClose={asked.cancel}
      {...(words.cancel !== undefined && { cancelWords: words.cancel })}
      confirm={{
        words: words.confirm,
        ...(words.busy !== undefined && { busyWords: words.busy }),
        isDestructive: props.isDestructive ?? false,
        reason: props.reason,
        onConfirm: asked.confirm,
      }}
    >
      <SystemProvider>
        <Stack gap="3">
          {props.children}
          {failure !== '' && (
            <InlineAlert status="error" isAnnounced>
              {failure}
            </InlineAlert>
          )}
        </Stack>
      </SystemProvider>
    </ModalDialog>
  );
}
