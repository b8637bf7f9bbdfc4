import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

/** A chunk of its own below the route's: what it needs does not stand in the first file's list. */
const TestBenchPage = late(() => import('../-test/TestBenchPage.tsx'), 'TestBenchPage');

export const Route = createFileRoute('/_member/test')({
  component: () => <TestBenchPage />,
});
