import { type GameChanged, type NewGame, newGameSchema } from '#contract/admin/games.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { NameFields } from '../editor/NameFields.tsx';
import { RecordPanel } from '../editor/RecordPanel.tsx';
import { recordFields } from '../editor/recordFields.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';

interface Wish extends Pick<NewGame, 'name' | 'slug'> {
  /** The game to start from, '' for nothing. */
  readonly like: string;
}

const { Choice } = recordFields<Wish>(newGameSchema);

interface NewGamePanelProps {
  readonly make: (game: NewGame) => Promise<GameChanged>;
  readonly onClose: () => void;
  readonly onMade: (game: NewGame) => void;
}

/** Name, address and what to start with: enough to make a game. */
export function NewGamePanel({ make, onClose, onMade }: NewGamePanelProps) {
  const t = useMessages('adminGames');
  const { games } = useAdminShell();
  const gameOf = (wish: Wish): NewGame => ({ ...wish, like: wish.like || null });
  const editor = useRecordEditor<NewGame, Wish>(
    { formOf: () => ({ name: '', slug: '', like: '' }) },
    {
      ...{ schema: newGameSchema, id: null, row: null },
      read: () => Promise.reject(new Error('A new game cannot be read.')),
      save: ({ form }) => make(gameOf(form)).then(() => ({ activityId: null })),
      onSaved: (_, form) => onMade(gameOf(form)),
    },
  );
  const words = {
    ...{ newTitle: t('newGame'), create: t('create'), save: t('save'), notSaved: t('notCreated') },
  };
  return (
    <RecordPanel editor={editor} titleOf={({ name }) => name} words={words} onClose={onClose}>
      {() => (
        <>
          <NameFields label={t('name')} slugLabel={t('address')} slugHint={t('addressHint')} isNew />
          <Choice
            name="like"
            label={t('startWith')}
            choices={[
              { value: '', label: t('startEmpty') },
              ...games.map(({ slug, name }) => ({ value: slug, label: t('startLike', { name }) })),
            ]}
          />
        </>
      )}
    </RecordPanel>
  );
}
