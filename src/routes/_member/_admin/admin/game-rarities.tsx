import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/game-rarities')({
  staticData: { title: 'Rarities' },
  component: () => (
    <ComingLater
      title="Rarities"
      sentence="Here each game's rarities will get their code, name, colour, shape and order."
    />
  ),
});
