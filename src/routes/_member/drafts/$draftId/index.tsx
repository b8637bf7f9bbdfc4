import { createFileRoute } from '@tanstack/react-router';
import { LobbyScreen } from '#src/ui/draft/LobbyScreen.tsx';

export const Route = createFileRoute('/_member/drafts/$draftId/')({
  staticData: { title: 'Table' },
  component: function Lobby() {
    const { draftId } = Route.useParams();
    return <LobbyScreen draftId={draftId} />;
  },
});
