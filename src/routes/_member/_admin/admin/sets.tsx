import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/sets')({
  staticData: { title: 'Sets' },
  component: () => <ComingLater title="Sets" sentence="Here the sets of each game will be kept." />,
});
