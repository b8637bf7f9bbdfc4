import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/game-buckets')({
  staticData: { title: 'Game buckets' },
  component: () => (
    <ComingLater
      title="Game buckets"
      sentence="Here the columns of each game's decks will be named and ordered."
    />
  ),
});
