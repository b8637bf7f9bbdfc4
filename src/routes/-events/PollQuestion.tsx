import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { PollView } from '#contract/results/forks.ts';
import { pollRoutes } from '#contract/routes/results/polls.ts';
import { createClient } from '#src/api/client.ts';
import { PollScreen } from '#src/ui/features/results/poll/PollScreen.tsx';

/** A question to the people of a link, at either of the two addresses that it can have. */
export function PollQuestion({ poll }: { readonly poll: PollView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const polls = createClient(pollRoutes, api);
  return (
    <PollScreen
      key={poll.key}
      poll={poll}
      vote={(cardId) => polls.pollVote({ params: { key: poll.key }, body: { cardId } })}
      openResults={async () =>
        navigate({
          to: '/drafts/$draftId/results',
          params: await polls.polledDraft({ params: { key: poll.key } }),
        })
      }
    />
  );
}
