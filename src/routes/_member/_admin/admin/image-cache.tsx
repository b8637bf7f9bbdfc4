import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const ImagesPage = late(() => import('#src/routes/-admin/ImagesPage.tsx'), 'ImagesPage');

export const Route = createFileRoute('/_member/_admin/admin/image-cache')({
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: async (place) => (await import('#src/routes/-admin/adminLoaders.ts')).askForImages(place),
  component: () => <ImagesPage />,
});
