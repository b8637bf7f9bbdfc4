import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { RecordBody } from '../editor/RecordBody.tsx';
import { RecordContext } from '../editor/recordContext.ts';
import { useSaveKey } from '../editor/useSaveKey.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { type GameEditor, type GamePorts, useGameEditor } from './useGameEditor.ts';

interface GameFormProps {
  readonly ports: GamePorts;
  readonly slug: string;
  /** What Save stores, such as "the rarities"; '' for the whole game. */
  readonly what: string;
  /** Above while there is no game to show yet. */
  readonly head?: ReactNode;
  readonly children: (editor: GameEditor) => ReactNode;
}

/** What takes the focus isn't left under the bar with Save. */
const UNCOVERED = { '& :is(input, select, textarea, button)': { scrollMarginBlock: '160px' } };

/** Opens a game to be edited and tells what was stored, with Undo. Give it `key={slug}`. */
export function GameForm({ ports, slug, what, head, children }: GameFormProps) {
  const t = useMessages('adminGames');
  const common = useMessages('admin');
  const { offerUndo } = useAdminShell();
  const { record, editor, fields } = useGameEditor(ports, slug, (name, activityId, status) => {
    const saved = what === '' ? t('saved', { name }) : t('savedPart', { part: what, name });
    const words = status === null ? saved : t('statusSet', { status, name });
    offerUndo({ text: activityId === null ? common('nothingChanged') : words, activityId });
  });
  useSaveKey(editor?.isChanged ? editor.save : null);
  return (
    <SystemProvider>
      <Stack gap="5" data-part="game-form" css={UNCOVERED}>
        {editor === null && head}
        <RecordBody editor={record}>
          {() => editor && <RecordContext value={fields}>{children(editor)}</RecordContext>}
        </RecordBody>
      </Stack>
    </SystemProvider>
  );
}
