import { createFileRoute } from '@tanstack/react-router';
import { RoomScreen } from '#src/ui/draft/RoomScreen.tsx';

export const Route = createFileRoute('/_member/drafts/$draftId/room')({
  staticData: { title: 'Draft', frame: 'bare' },
  component: function Room() {
    const { draftId } = Route.useParams();
    return <RoomScreen draftId={draftId} />;
  },
});
