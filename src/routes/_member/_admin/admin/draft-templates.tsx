import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const TemplatesPage = late(() => import('#src/routes/-admin/TemplatesPage.tsx'), 'TemplatesPage');

export const Route = createFileRoute('/_member/_admin/admin/draft-templates')({
  component: () => <TemplatesPage />,
});
