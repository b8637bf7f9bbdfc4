import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/games')({
  staticData: { title: 'Games' },
  component: () => (
    <ComingLater
      title="Games"
      sentence="Here games will be described as data: attributes, lanes, buckets and deck rules."
    />
  ),
});
