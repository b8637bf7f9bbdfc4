import { Badge, chakra, Link, Menu, Portal, Stack, useDialog } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import type { GameStatus } from '#contract/admin/games.ts';
import { SymbolsSection } from '#src/ui/features/games/SymbolsSection.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton, IconActionButton } from '#src/ui/system/ActionButton.tsx';
import IconMore from '~icons/ph/dots-three-bold';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { DeleteGameDialog } from './DeleteGameDialog.tsx';
import { AboutSection } from './form/AboutSection.tsx';
import { AttributesSection } from './form/AttributesSection.tsx';
import { DeckRulesSection } from './form/DeckRulesSection.tsx';
import { GameSteps } from './form/GameSteps.tsx';
import { LanesSection } from './form/LanesSection.tsx';
import { SampleCard } from './form/SampleCard.tsx';
import { GameForm } from './GameForm.tsx';
import { GameColumns } from './GameParts.tsx';
import type { GamesPorts } from './gameParts.ts';
import { SaveBar } from './SaveBar.tsx';
import type { GameEditor } from './useGameEditor.ts';

interface GameScreenProps {
  readonly ports: GamesPorts;
  readonly slug: string;
}

/** One game as data: what it is called, how cards look, what they have and what a deck is. */
export function GameScreen({ ports, slug }: GameScreenProps) {
  const t = useMessages('adminGames');
  const { games } = useAdminShell();
  const name = games.find((one) => one.slug === slug)?.name ?? slug;
  return (
    <GameForm
      ports={ports}
      slug={slug}
      what=""
      head={
        <Stack gap="1.5">
          <BackToGames />
          <AdminHeader title={name} />
        </Stack>
      }
    >
      {(editor) => (
        <>
          <GameHead ports={ports} editor={editor} />
          <GameColumns
            asideLabel={t('preview')}
            aside={
              <>
                <SampleCard game={editor.game} definition={editor.definition} />
                <GameSteps game={editor.game} />
              </>
            }
          >
            <AboutSection editor={editor} />
            <LanesSection editor={editor} />
            <SymbolsSection editor={editor} />
            <DeckRulesSection editor={editor} />
            <AttributesSection editor={editor} />
          </GameColumns>
          <SaveBar editor={editor} />
        </>
      )}
    </GameForm>
  );
}

const BackToGames = () => (
  <Link asChild textStyle="dense" alignSelf="flex-start">
    <RouteLink to="/admin/games" search={{}}>
      {useMessages('adminGames')('allGames')}
    </RouteLink>
  </Link>
);

/** Where a game can be moved to from a status by the menu; publishing has its button. */
const MOVES: Readonly<Record<GameStatus, readonly GameStatus[]>> = {
  draft: ['archived'],
  published: ['draft', 'archived'],
  archived: [],
};

function GameHead({ ports, editor }: Readonly<{ ports: GamesPorts; editor: GameEditor }>) {
  const t = useMessages('adminGames');
  const [, change] = useAdminSearch();
  const { offerUndo, leaving } = useAdminShell();
  const dialog = useDialog({ role: 'alertdialog' });
  const { definition, status, usage } = editor.game;
  const { name, slug } = definition;
  const isKept = usage.drafts + usage.events > 0;
  return (
    <Stack gap="1.5">
      <BackToGames />
      <AdminHeader title={name} sentence={<StatusAndSlug status={status} slug={slug} />}>
        <PublishButton editor={editor} />
        <Menu.Root
          positioning={{ placement: 'bottom-end' }}
          onSelect={({ value }) => {
            const to = MOVES[status].find((one) => one === value);
            if (to) void editor.setStatus(to);
            else dialog.setOpen(true);
          }}
        >
          <Menu.Trigger asChild>
            <IconActionButton label={t('more', { name })} variant="outline">
              <IconMore aria-hidden="true" />
            </IconActionButton>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {MOVES[status].map((to) => (
                  <Menu.Item key={to} value={to}>
                    {to === 'draft' ? t('unpublish') : t('archive')}
                  </Menu.Item>
                ))}
                <Menu.Item value="delete" colorPalette="danger" disabled={isKept}>
                  <Menu.ItemText>
                    {t('delete')}
                    {isKept && <small>{t('wasDrafted')}</small>}
                  </Menu.ItemText>
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </AdminHeader>
      <DeleteGameDialog
        dialog={dialog}
        game={editor.game}
        remove={(typed) => ports.remove(slug, typed)}
        onDeleted={() => {
          leaving.letGo();
          offerUndo({ text: t('deleted', { name }), activityId: null });
          change({ view: undefined, game: undefined });
        }}
      />
    </Stack>
  );
}

export function StatusBadge({ status }: { readonly status: GameStatus }) {
  const t = useMessages('adminGames');
  return (
    <Badge size="xs" variant="subtle" {...(status === 'draft' && { colorPalette: 'brass' })}>
      {t('statuses', { status })}
    </Badge>
  );
}

const StatusAndSlug = ({ status, slug }: Readonly<{ status: GameStatus; slug: string }>) => (
  <>
    <StatusBadge status={status} /> <chakra.span textStyle="code">{slug}</chakra.span>
  </>
);

/** The next thing to do with a game that isn't published. */
function PublishButton({ editor }: { readonly editor: GameEditor }) {
  const t = useMessages('adminGames');
  const { isChanged, isBusy, setStatus } = editor;
  const { status, usage } = editor.game;
  if (status === 'published') return null;
  const missing =
    usage.cards === 0 ? t('noCards') : usage.publishedTemplates === 0 ? t('noTemplate') : undefined;
  const reason = isChanged ? t('saveFirst') : missing;
  return (
    <ActionButton
      variant={reason === undefined ? 'solid' : 'outline'}
      isBusy={isBusy}
      reason={reason}
      onClick={() => void setStatus('published')}
    >
      {t('publish')}
    </ActionButton>
  );
}
