import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/image-cache')({
  staticData: { title: 'Image cache' },
  component: () => (
    <ComingLater
      title="Image cache"
      sentence="Here the stored card pictures will be watched, warmed and purged."
    />
  ),
});
