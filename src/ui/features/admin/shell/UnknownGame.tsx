import { useMessages } from '#src/ui/messages/useMessages.ts';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { ChooseGame } from '../games/ForOneGame.tsx';

/** Instead of a screen whose address names a game that isn't there: says so and offers the others. */
export function UnknownGame({ slug }: { readonly slug: string }) {
  const t = useMessages('adminGames');
  const title = t('unknown', { slug });
  useScreenTitle(title);
  return <ChooseGame as="h1" title={title} words={t('unknownHint')} />;
}
