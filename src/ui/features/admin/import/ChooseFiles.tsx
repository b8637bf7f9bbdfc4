import { Box, Button, Card, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { chosenGame, type ImportGames, NEW_GAME, slugOf } from '#src/machines/lists/importFiles.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton, IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormInput, FormSelect, FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import IconFile from '~icons/ph/file-text';
import IconUpload from '~icons/ph/upload-simple';
import IconRemove from '~icons/ph/x';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { Amount } from './Amount.tsx';
import { DropZone } from './DropZone.tsx';
import { sizeWords } from './importParts.ts';
import type { ImportFiles } from './useImport.ts';

const SHOWN_FILES = 8;

interface ChooseFilesProps {
  readonly importing: ImportFiles;
}

/** The first step: which files, or what text, and for which game. */
export function ChooseFiles({ importing }: ChooseFilesProps) {
  const t = useMessages('adminImport');
  const { chosen, isSending, send } = importing;
  const { files, refusal, problem } = chosen;
  return (
    <>
      {isSending && <Sending importing={importing} />}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(280px, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="3">
          <DropZone
            label={t('files')}
            icon={<IconUpload aria-hidden="true" />}
            title={files.length === 0 ? t('dropFiles') : t('filesChosen', { count: files.length })}
            hint={t('formats')}
            pickers={[
              { button: t('chooseFiles'), label: t('cardFiles') },
              { button: t('chooseFolder'), label: t('cardFolder'), isFolder: true },
            ]}
            onFiles={(added) => send({ type: 'files.added', files: added })}
            onRefused={(words) => send({ type: 'files.refused', words })}
          >
            {files.length > 0 && <FileList importing={importing} />}
          </DropZone>
          {refusal !== null && (
            <InlineAlert status="error" isAnnounced>
              {t('refused', refusal)}
            </InlineAlert>
          )}
          {problem === 'noFile' && (
            <InlineAlert status="error" isAnnounced>
              {t('noFile')}
            </InlineAlert>
          )}
          <PasteText importing={importing} />
        </Stack>
        <Target importing={importing} />
      </Grid>
    </>
  );
}

function FileList({ importing: { chosen, send } }: ChooseFilesProps) {
  const t = useMessages('adminImport');
  const more = chosen.files.length - SHOWN_FILES;
  return (
    <Box as="ul" width="full" maxWidth="560px" mt="2" borderTop="line" textAlign="left" listStyleType="none">
      {chosen.files.slice(0, SHOWN_FILES).map(({ path, file }) => (
        <Flex as="li" key={path} align="center" gap="10px" minHeight="44px" borderBottom="line">
          <IconFile aria-hidden="true" />
          <Text flex="1" minWidth="0" overflowWrap="anywhere">
            {path}
          </Text>
          <Text textStyle="code" fontSize="13px" color="fg.muted">
            {sizeWords(file.size)}
          </Text>
          <IconActionButton
            label={t('leaveOutFile', { path })}
            size="sm"
            onClick={() => send({ type: 'file.leftOut', path })}
          >
            <IconRemove aria-hidden="true" />
          </IconActionButton>
        </Flex>
      ))}
      {more > 0 && (
        <Flex as="li" align="center" minHeight="44px" color="fg.muted">
          {t('moreFiles', { count: more })}
        </Flex>
      )}
    </Box>
  );
}

function PasteText({ importing: { send } }: ChooseFilesProps) {
  const t = useMessages('adminImport');
  const add = (data: FormData) => send({ type: 'text.pasted', text: String(data.get('text') ?? '') });
  return (
    <Box as="details" textStyle="dense">
      <Text as="summary" py="1" cursor="pointer">
        {t('paste')}
      </Text>
      <form action={add}>
        <Stack gap="2" mt="2" align="start">
          <FormField label={t('pasteLabel')} hint={t('pasteHint')}>
            <FormTextarea name="text" rows={6} />
          </FormField>
          <Button type="submit">{t('pasteAdd')}</Button>
        </Stack>
      </form>
    </Box>
  );
}

function Target({ importing: { chosen, isSending, send } }: ChooseFilesProps) {
  const t = useMessages('adminImport');
  const { game, games } = useAdminShell();
  const asked: ImportGames = { shown: game, slugs: games.map(({ slug }) => slug) };
  const target = chosenGame(chosen, asked);
  const { problem, failure, files } = chosen;
  const slug = slugOf(target.name);
  return (
    <Card.Root variant="outline" role="region" aria-label={t('game')}>
      <Card.Body gap="4">
        <FormField
          label={t('game')}
          hint={t('gameHint')}
          error={problem === 'noGame' ? t('noGame') : undefined}
        >
          <FormSelect
            value={target.chosen}
            onChange={(event) => send({ type: 'game.chosen', game: event.target.value })}
          >
            <option value="" disabled>
              {t('chooseGame')}
            </option>
            {games.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name}
              </option>
            ))}
            <option value={NEW_GAME}>{t('newGame')}</option>
          </FormSelect>
        </FormField>
        {target.chosen === NEW_GAME && (
          <FormField
            label={t('newName')}
            hint={slug === '' ? undefined : t('newNameHint', { slug })}
            error={problem === 'noName' || problem === 'nameTaken' ? t(problem) : undefined}
          >
            <FormInput
              value={target.name}
              maxLength={120}
              onChange={(event) => send({ type: 'name.typed', name: event.target.value })}
            />
          </FormField>
        )}
        {failure !== null && (
          <InlineAlert status="error" title={t('notTaken')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <ActionButton
          variant="solid"
          size="lg"
          isBusy={isSending}
          onClick={() => send({ type: 'read.pressed', games: asked })}
        >
          {t('read', { count: files.length })}
        </ActionButton>
        <Text color="fg.muted" textStyle="hint">
          {t('readHint')}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

/** How much of the files is sent, and the way to stop it. */
export function Sending({ importing: { chosen, send } }: ChooseFilesProps) {
  const t = useMessages('adminImport');
  const { done, total } = chosen.sent;
  return (
    <Flex layerStyle="lit" align="center" gap="4" wrap="wrap" px="5" py="4">
      <Amount
        label={t('sending')}
        words={total === 0 ? t('justBegun') : t('sizeOf', { done: sizeWords(done), total: sizeWords(total) })}
        done={done}
        total={total}
      />
      <Button onClick={() => send({ type: 'stop.pressed' })}>{t('stop')}</Button>
    </Flex>
  );
}
