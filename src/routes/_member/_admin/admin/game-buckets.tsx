import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const BucketsPage = late(() => import('#src/routes/-admin/BucketsPage.tsx'), 'BucketsPage');

export const Route = createFileRoute('/_member/_admin/admin/game-buckets')({
  component: () => <BucketsPage />,
});
