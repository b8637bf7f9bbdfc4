import { Button, EmptyState } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardsIndicator } from '#src/ui/components/CardsIndicator.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { useAdminSearch } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';

interface ForOneGameProps {
  /** What there is none of without a game, as "Rarities". */
  readonly label: string;
  readonly children: (slug: string) => ReactNode;
}

/** What belongs to one game: asks for it where none is chosen; the choice is the shell's. */
export function ForOneGame({ label, children }: ForOneGameProps) {
  const { game, games } = useAdminShell();
  const t = useMessages('adminGames');
  const only = games.length === 1 ? games[0]?.slug : undefined;
  const slug = game || only;
  if (slug !== undefined) return children(slug);
  return <ChooseGame as="h2" title={t('whichGame')} words={t('belong', { label })} />;
}

interface ChooseGameProps {
  readonly as: 'h1' | 'h2';
  readonly title: string;
  readonly words: string;
}

/** Every game to choose from, in place of a screen that needs one; where there are none, the way to the first. */
export function ChooseGame({ as: Title, title, words }: ChooseGameProps) {
  const t = useMessages('adminGames');
  const { games } = useAdminShell();
  const [, change] = useAdminSearch();
  const isEmpty = games.length === 0;
  return (
    <SystemProvider>
      <EmptyState.Root>
        <EmptyState.Content>
          <CardsIndicator />
          <EmptyState.Title asChild>
            <Title>{isEmpty ? t('none') : title}</Title>
          </EmptyState.Title>
          <EmptyState.Description mb="5">{words}</EmptyState.Description>
          {isEmpty ? (
            <Button asChild variant="solid">
              <Link to="/admin/games" search={{}}>
                {t('makeGame')}
              </Link>
            </Button>
          ) : (
            <FormField label={t('chooseGame')}>
              <FormSelect
                minWidth="240px"
                value=""
                onChange={({ target }) => change({ game: target.value, filter: undefined })}
              >
                <option value="" disabled>
                  {t('chooseGame')}
                </option>
                {games.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
              </FormSelect>
            </FormField>
          )}
        </EmptyState.Content>
      </EmptyState.Root>
    </SystemProvider>
  );
}
