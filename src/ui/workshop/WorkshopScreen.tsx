import { useCallback, useState } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import { BenchLoader } from '../features/admin/packs/bench/BenchLoader.tsx';
import { slugFrom } from '../features/admin/editor/slugFrom.ts';
import { PackEditor } from '../features/admin/packs/PackEditor.tsx';
import type { BenchPorts } from '../features/admin/packs/packPorts.ts';
import '../features/admin/packs/packs.css';
import { TemplateEditor } from '../features/admin/templates/TemplateEditor.tsx';
import { draftOf } from '../features/admin/templates/templateDraft.ts';
import type { LoadListPorts } from '../features/lists/listPorts.ts';
import { NewList } from '../features/lists/NewList.tsx';
import { WorkshopLists } from '../features/lists/WorkshopLists.tsx';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Select } from '../kit/Select.tsx';
import { useUndoNotice } from '../shell/useUndoNotice.ts';
import { OwnPacks, TemplateCards } from './WorkshopShelf.tsx';
import './workshop.css';

export interface WorkshopPorts extends BenchPorts {
  readonly loadLists: LoadListPorts;
  readonly revert: (activityId: string) => Promise<unknown>;
}

interface WorkshopScreenProps {
  readonly user: CurrentUser;
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly game: string;
  /** What is open: "pack ID", "template ID", "pack new", "template new", "list new", or nothing. */
  readonly open: string;
  readonly ports: WorkshopPorts;
  readonly onGame: (slug: string) => void;
  readonly onOpen: (what: string) => void;
  readonly onPlay: (draftId: string) => void;
  readonly onLobby: (draftId: string) => void;
  /** Opens the host dialog with a saved list. */
  readonly onHostList: (listId: string) => void;
}

/** The own lists and templates of a power user, with the tools that games are made with. */
export function WorkshopScreen(props: WorkshopScreenProps) {
  const { games, game, open, ports, onOpen } = props;
  const [undone, setUndone] = useState(0);
  const onUndone = useCallback(() => setUndone((before) => before + 1), []);
  const tell = useUndoNotice(ports.revert, onUndone);
  const onDeleted = (name: string, activityId: string | null) => {
    tell({ text: `Deleted ${name}.`, activityId });
    onOpen('');
  };
  const [kind = '', id = '', from = ''] = open.split(' ');
  return (
    <div className="page workshop">
      <BenchLoader key={`${game} ${open}`} ports={ports} game={game} version={undone}>
        {({ bench, cards, templates }) => {
          const back = () => onOpen('');
          const onKept = ({ name }: { readonly name: string }) => {
            tell({ text: `Saved ${name}.`, activityId: null });
            back();
          };
          const onSaved = (savedKind: string) => (savedId: string) => {
            if (id === 'new') onOpen(`${savedKind} ${savedId}`);
          };
          const editor = { bench, cards, ports, backWords: 'Workshop', onBack: back, onDeleted };
          const pack = bench.packs.find((row) => row.id === id) ?? null;
          const template = templates.find((row) => row.id === id) ?? null;
          const original = copyOf(templates.find((row) => row.id === from)?.template);
          if (kind === 'pack' && (pack !== null || id === 'new'))
            return (
              <PackEditor
                {...editor}
                row={pack}
                start={copyOf(bench.packs.find((row) => row.id === from)?.pack)}
                isReadOnly={pack?.isMine === false}
                onCopy={pack?.isMine === false ? () => onOpen(`pack new ${id}`) : undefined}
                onSaved={onSaved('pack')}
              />
            );
          if (kind === 'template' && (template !== null || id === 'new'))
            return (
              <TemplateEditor
                {...editor}
                row={template}
                start={original && draftOf(original)}
                mayPublish={false}
                isReadOnly={template?.isMine === false}
                onCopy={template?.isMine === false ? () => onOpen(`template new ${id}`) : undefined}
                onSaved={onSaved('template')}
                onPlay={props.onPlay}
              />
            );
          return (
            <>
              <WorkshopHead
                games={games}
                game={game}
                isListOpen={kind === 'list'}
                onGame={props.onGame}
                onOpen={onOpen}
              />
              {kind === 'list' ? (
                <NewList user={props.user} loadLists={ports.loadLists} onKept={onKept} onCancel={back} />
              ) : (
                <>
                  <WorkshopLists
                    user={props.user}
                    loadLists={ports.loadLists}
                    onNew={() => onOpen('list new')}
                    onHost={props.onHostList}
                  />
                  <TemplateCards
                    templates={templates}
                    game={game}
                    createTable={ports.createTable}
                    onOpen={onOpen}
                    onPlay={props.onPlay}
                    onLobby={props.onLobby}
                  />
                  <OwnPacks packs={bench.packs} onOpen={onOpen} />
                </>
              )}
            </>
          );
        }}
      </BenchLoader>
    </div>
  );
}

/** The same under a name of its own; its short name follows the name. */
const copyOf = <Written extends { readonly slug: string; readonly name: string }>(
  written: Written | null | undefined,
): Written | undefined => {
  if (!written) return undefined;
  const name = `My ${written.name}`;
  return { ...written, name, slug: slugFrom(name) };
};

type WorkshopHeadProps = Pick<WorkshopScreenProps, 'games' | 'game' | 'onGame' | 'onOpen'> & {
  readonly isListOpen: boolean;
};

const WorkshopHead = ({ games, game, isListOpen, onGame, onOpen }: WorkshopHeadProps) => (
  <header className="workshop-head">
    <div className="grow">
      <h1>Workshop</h1>
      <p className="muted t14">Your own lists and kinds of draft, for tables that you host.</p>
    </div>
    <Select aria-label="Game" value={game} onChange={({ target }) => onGame(target.value)}>
      {games.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
    <Button onClick={() => onOpen('pack new')}>New pack</Button>
    <Button onClick={() => onOpen('template new')}>New template</Button>
    {!isListOpen && (
      <Button variant="solid" onClick={() => onOpen('list new')}>
        New list
      </Button>
    )}
  </header>
);

/** What stands where there is no game to work on. */
export const NoGame = () => (
  <div className="page">
    <EmptyState title="No game is published yet">
      Lists and templates belong to a game. An admin has to publish one.
    </EmptyState>
  </div>
);
