import { Button, Card, Grid, Text } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { PICTURES_AT_MOST } from '#contract/admin/imports.ts';
import { type CardPicturesSnapshot, cardPicturesMachine, toSend } from '#src/machines/lists/cardPictures.ts';
import type { ChosenFile } from '#src/machines/lists/importFiles.ts';
import { asActors } from '#src/machines/ports.ts';
import { PICTURE_TYPES, picturesOf } from '#src/ui/components/files/chosenFiles.ts';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconImages from '~icons/ph/images';
import { ForOneGame } from '../games/ForOneGame.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { Amount } from './Amount.tsx';
import { DropZone } from './DropZone.tsx';
import type { ImportPorts } from './importParts.ts';
import { Lines } from './Lines.tsx';

/** Pictures from files, put to their cards by the files' names. */
export function PicturesScreen({ ports }: { readonly ports: ImportPorts }) {
  const t = useMessages('adminImport');
  useScreenTitle(t('picturesTitle'));
  return (
    <SystemProvider>
      <AdminHeader title={t('picturesTitle')} sentence={t('picturesLead')} />
      <ForOneGame label={t('picturesOf')}>
        {(game) => <Pictures key={game} game={game} ports={ports} />}
      </ForOneGame>
    </SystemProvider>
  );
}

interface PicturesProps {
  readonly game: string;
  readonly ports: ImportPorts;
}

function Pictures({ game, ports }: PicturesProps) {
  const t = useMessages('adminImport');
  const machine = useMemo(() => cardPicturesMachine.provide({ actors: asActors(ports.pictures) }), [ports]);
  const [snapshot, send] = useMachine(machine, { input: { game } });
  const { matches, leftOut, failure, set } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const choose = async (files: readonly ChosenFile[]) => {
    const taken = await picturesOf(files, ({ path }) => path, PICTURES_AT_MOST);
    if (taken.pictures.length > 0) send({ type: 'pictures.chosen', ...taken });
    else send({ type: 'files.refused', words: taken.leftOut });
  };
  return (
    <Grid
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(280px, 2fr)' }}
    >
      <DropZone
        label={t('pictureFiles')}
        icon={<IconImages aria-hidden="true" />}
        title={t('dropPictures')}
        hint={t('pictureKinds')}
        pickers={[{ button: t('choosePictures'), label: t('picturesOf'), accept: PICTURE_TYPES }]}
        isBusy={isSending || snapshot.matches('matching')}
        onFiles={(files) => void choose(files)}
        onRefused={(words) => send({ type: 'files.refused', words })}
      />
      <Card.Root variant="outline" role="region" aria-label={t('whatWasFound')}>
        <Card.Body gap="4">
          <FormField label={t('setCode')} hint={t('setCodeHint')}>
            <FormInput
              value={set}
              maxLength={120}
              readOnly={isSending}
              onChange={({ target }) => send({ type: 'set.typed', set: target.value })}
            />
          </FormField>
          {failure !== null && (
            <InlineAlert status="error" title={t('didNotWork')} isAnnounced>
              {failure}
            </InlineAlert>
          )}
          {leftOut !== '' && (
            <InlineAlert status="warning" isAnnounced>
              {leftOut}
            </InlineAlert>
          )}
          {matches !== null && <Matched snapshot={snapshot} />}
          {isSending && <Button onClick={() => send({ type: 'stop.pressed' })}>{t('stop')}</Button>}
          {snapshot.can({ type: 'send.pressed' }) && (
            <Button variant="solid" size="lg" onClick={() => send({ type: 'send.pressed' })}>
              {t('putOnCards', { count: toSend(snapshot.context).length })}
            </Button>
          )}
        </Card.Body>
      </Card.Root>
    </Grid>
  );
}

function Matched({ snapshot }: { readonly snapshot: CardPicturesSnapshot }) {
  const t = useMessages('adminImport');
  const { matches, sent, unsent } = snapshot.context;
  const found = toSend(snapshot.context).length;
  const missing = (matches ?? []).filter(({ printing }) => printing === null);
  const isSending = snapshot.matches('sending');
  return (
    <>
      <Text role="status">{t('matched', { found, missing: missing.length })}</Text>
      <Lines summary={t('withoutCard')} lines={missing.map((match) => t('namedReason', match))} />
      {(isSending || snapshot.matches('sent')) && (
        <Amount
          label={isSending ? t('sendingPictures') : t('sentPictures')}
          words={t('countOf', { done: sent, total: found })}
          done={sent}
          total={found}
        />
      )}
      <Lines lines={unsent.map((picture) => t('namedReason', picture))} />
    </>
  );
}
