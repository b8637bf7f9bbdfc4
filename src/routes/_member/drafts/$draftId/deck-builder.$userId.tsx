import { createFileRoute } from '@tanstack/react-router';
import { DeckBuilderScreen } from '#src/ui/deck/DeckBuilderScreen.tsx';

export const Route = createFileRoute('/_member/drafts/$draftId/deck-builder/$userId')({
  staticData: { title: 'Deck' },
  component: function DeckBuilder() {
    const { draftId, userId } = Route.useParams();
    return <DeckBuilderScreen draftId={draftId} userId={userId} />;
  },
});
