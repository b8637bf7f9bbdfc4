import { createFileRoute } from '@tanstack/react-router';
import { ResultsScreen } from '#src/ui/draft/ResultsScreen.tsx';

export const Route = createFileRoute('/_member/drafts/$draftId/results')({
  staticData: { title: 'Results' },
  component: function Results() {
    const { draftId } = Route.useParams();
    return <ResultsScreen draftId={draftId} />;
  },
});
