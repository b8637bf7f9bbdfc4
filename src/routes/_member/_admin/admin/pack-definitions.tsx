import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/pack-definitions')({
  staticData: { title: 'Pack definitions' },
  component: () => (
    <ComingLater
      title="Pack definitions"
      sentence="Here packs will be put together from slots and sheets, with their exact odds."
    />
  ),
});
