import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/cards')({
  staticData: { title: 'Cards' },
  component: () => (
    <ComingLater
      title="Cards"
      sentence="Here cards and their printings will be searched, edited and imported."
    />
  ),
});
