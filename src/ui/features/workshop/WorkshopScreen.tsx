import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { CurrentUser } from '#contract/members/members.ts';
import { useUndoNotice } from '#src/ui/features/shell/useUndoNotice.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { slugFrom } from '../admin/editor/slugFrom.ts';
import { PackEditor } from '../admin/packs/PackEditor.tsx';
import { TemplateEditor } from '../admin/templates/TemplateEditor.tsx';
import { NewList } from '../lists/NewList.tsx';
import { WorkshopLists } from '../lists/WorkshopLists.tsx';
import { TemplateShelves } from './TemplateShelves.tsx';
import { PackShelf } from './WorkshopShelf.tsx';
import type { WorkshopData, WorkshopPorts } from './workshopParts.ts';

interface WorkshopScreenProps {
  readonly user: CurrentUser;
  readonly data: WorkshopData;
  /** What is open: "pack ID", "template ID", "pack new", "template new", "list new", or nothing. */
  readonly open: string;
  readonly ports: WorkshopPorts;
  /** Something was undone, so the data is to be loaded again. Keep it stable. */
  readonly onUndone: () => void;
  readonly onGame: (slug: string) => void;
  readonly onOpen: (what: string) => void;
  readonly onPlay: (draftId: string) => void;
  readonly onLobby: (draftId: string) => void;
  /** Opens the host dialog with a saved list. */
  readonly onHostList: (listId: string) => void;
}

/** A power user's own lists, templates and packs, with the tools that games are made with. */
export function WorkshopScreen(props: WorkshopScreenProps) {
  const { user, data, open, ports, onOpen } = props;
  const { bench, cards, templates } = data;
  const t = useMessages('workshop');
  const tell = useUndoNotice(ports.revert, props.onUndone);
  const back = () => onOpen('');
  /** The same under a name of its own. */
  const copyOf = <Written extends { readonly name: string }>(written: Written | null | undefined) => {
    if (!written) return undefined;
    const name = t('copyName', { name: written.name });
    return { ...written, name, slug: slugFrom(name) };
  };
  const [kind = '', id = '', from = ''] = open.split(' ');
  const isNew = id === 'new';
  const editorOf = (row: { readonly isMine: boolean } | null) => ({
    ...{ bench, cards, ports, backWords: t('title'), onBack: back },
    isReadOnly: row?.isMine === false,
    onCopy: row?.isMine === false ? () => onOpen(`${kind} new ${id}`) : undefined,
    onSaved: (savedId: string) => isNew && onOpen(`${kind} ${savedId}`),
    onDeleted: (name: string, activityId: string | null) => {
      tell({ text: t('deleted', { name }), activityId });
      back();
    },
  });
  const pack = bench.packs.find((row) => row.id === id) ?? null;
  if (kind === 'pack' && (pack !== null || isNew))
    return (
      <PackEditor
        {...editorOf(pack)}
        row={pack}
        start={copyOf(bench.packs.find((row) => row.id === from)?.pack)}
      />
    );
  const template = templates.find((row) => row.id === id) ?? null;
  if (kind === 'template' && (template !== null || isNew))
    return (
      <TemplateEditor
        {...editorOf(template)}
        id={isNew ? null : id}
        row={template}
        start={copyOf(templates.find((row) => row.id === from)?.template)}
        mayPublish={false}
        onPlay={props.onPlay}
      />
    );
  return (
    <>
      <WorkshopHead data={data} isListOpen={kind === 'list'} onGame={props.onGame} onOpen={onOpen} />
      {kind === 'list' ? (
        <NewList
          user={user}
          loadLists={ports.loadLists}
          onKept={({ name }) => {
            tell({ text: t('saved', { name }), activityId: null });
            back();
          }}
          onCancel={back}
        />
      ) : (
        <>
          <WorkshopLists
            user={user}
            loadLists={ports.loadLists}
            onNew={() => onOpen('list new')}
            onHost={props.onHostList}
          />
          <TemplateShelves
            templates={templates}
            game={data.game}
            createTable={ports.createTable}
            onOpen={onOpen}
            onPlay={props.onPlay}
            onLobby={props.onLobby}
          />
          <PackShelf packs={bench.packs} onOpen={onOpen} />
        </>
      )}
    </>
  );
}

type WorkshopHeadProps = Pick<WorkshopScreenProps, 'data' | 'onGame' | 'onOpen'> & {
  readonly isListOpen: boolean;
};

function WorkshopHead({ data, isListOpen, onGame, onOpen }: WorkshopHeadProps) {
  const t = useMessages('workshop');
  return (
    <Flex as="header" wrap="wrap" align="center" gap="2.5" columnGap="3">
      <Box flex={{ base: '1 1 100%', md: '1' }} minWidth="0">
        <Heading as="h1" textStyle="title.xl">
          {t('title')}
        </Heading>
        <Text color="fg.muted" textStyle="dense">
          {t('lead')}
        </Text>
      </Box>
      <Box flex={{ base: '1 1 100%', sm: '0 1 180px' }} css={{ '& label': { srOnly: true } }}>
        <FormField label={t('game')}>
          <FormSelect value={data.game} onChange={({ target }) => onGame(target.value)}>
            {data.games.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </FormSelect>
        </FormField>
      </Box>
      <Button onClick={() => onOpen('pack new')}>{t('newPack')}</Button>
      <Button onClick={() => onOpen('template new')}>{t('newTemplate')}</Button>
      {!isListOpen && (
        <Button variant="solid" onClick={() => onOpen('list new')}>
          {t('newList')}
        </Button>
      )}
    </Flex>
  );
}
