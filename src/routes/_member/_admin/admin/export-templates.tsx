import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/export-templates')({
  staticData: { title: 'Export templates' },
  component: () => (
    <ComingLater
      title="Export templates"
      sentence="Here the texts in which decks leave the product will be written."
    />
  ),
});
