import { createFileRoute } from '@tanstack/react-router';
import { MyDraftsScreen } from '#src/ui/draft/MyDraftsScreen.tsx';

export const Route = createFileRoute('/_member/my-drafts')({
  staticData: { title: 'My drafts' },
  component: MyDraftsScreen,
});
