import { createFileRoute } from '@tanstack/react-router';
import { BrowseScreen } from '#src/ui/draft/BrowseScreen.tsx';

export const Route = createFileRoute('/_member/drafts/')({
  staticData: { title: 'Open tables' },
  component: BrowseScreen,
});
