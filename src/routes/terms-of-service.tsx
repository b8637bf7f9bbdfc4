import { createFileRoute } from '@tanstack/react-router';
import { type Operator, operatorRoutes } from '#contract/routes/operator.ts';
import { createClient } from '#src/api/client.ts';
import { TermsScreen } from '#src/ui/features/about/TermsScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

const UNNAMED: Operator = { name: null, address: null, contact: null };

export const Route = createFileRoute('/terms-of-service')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { api }, abortController: { signal } }) => {
    // The terms are to be read where the server doesn't answer, too.
    const asked = createClient(operatorRoutes, api)
      .operator({}, { signal })
      .catch(() => UNNAMED);
    const [operator] = await Promise.all([asked, loadMessages('about', 'terms')]);
    return operator;
  },
  component: Terms,
});

function Terms() {
  return <TermsScreen operator={Route.useLoaderData()} />;
}
