import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ImportView } from '#contract/admin/imports.ts';
import { openQuestionsOf } from '#src/machines/lists/importWizard.ts';
import { FetchedFrom } from '#src/ui/features/imports/FetchedFrom.tsx';
import { FetchProgress } from '#src/ui/features/imports/FetchProgress.tsx';
import { UndoneImport } from '#src/ui/features/imports/ImportGone.tsx';
import { type NextPorts, NextSteps } from '#src/ui/features/imports/NextSteps.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { Amount } from './Amount.tsx';
import { newsOf, totalOf } from './importParts.ts';
import type { ImportWizard } from './useImport.ts';

interface ImportFootProps {
  readonly ports: NextPorts;
  readonly view: ImportView;
  readonly wizard: ImportWizard;
  /** Columns were changed and the files not read again: what is shown is not what would be meant. */
  readonly isMapOther: boolean;
  readonly onStartOver: () => void;
}

/** The one next thing to do with an import, or how far it is. */
export function ImportFoot(props: ImportFootProps) {
  const { view, wizard, ports } = props;
  if (view.state === 'refused') return <Refused {...props} />;
  if (view.state === 'undone')
    return (
      <UndoneImport
        view={view}
        isBusy={wizard.isBusy}
        failure={wizard.failure}
        onRedo={() => wizard.send({ type: 'redo.pressed' })}
      />
    );
  return (
    <Bar>
      {view.progress !== null && <Progress view={view} wizard={wizard} progress={view.progress} />}
      {view.state === 'ready' && <Ready {...props} />}
      {view.state === 'done' && <Done {...props} />}
      {view.state === 'done' && view.source && (
        <FetchedFrom source={view.source} change={view.cubeChange ?? null} />
      )}
      {view.state === 'done' && view.next && (
        <NextSteps game={view.game.slug} next={view.next} ports={ports} />
      )}
    </Bar>
  );
}

function Bar({ children }: { readonly children: ReactNode }) {
  const t = useMessages('adminImport');
  return (
    <Flex
      as="section"
      aria-label={t('importRegion')}
      position={{ sm: 'sticky' }}
      zIndex="5"
      bottom="3"
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="3"
      px={{ base: '4', sm: '5' }}
      py="4"
      border="hair"
      borderRadius="panel"
      background="bg.panel"
    >
      {children}
    </Flex>
  );
}

interface ProgressProps extends Pick<ImportFootProps, 'view' | 'wizard'> {
  readonly progress: NonNullable<ImportView['progress']>;
}

function Progress({ view, wizard, progress: { step, done, total } }: ProgressProps) {
  const t = useMessages('adminImport');
  if (step === 'fetching') return <FetchProgress view={view} wizard={wizard} />;
  const words = total === 0 ? t('justBegun') : t('countOf', { done, total });
  return <Amount label={t('progress', { step })} words={words} done={done} total={total} />;
}

interface OutcomeProps {
  readonly words: ReactNode;
  readonly failure: string | null;
  /** What can be done with it. */
  readonly children: ReactNode;
}

const Outcome = ({ words, failure, children }: OutcomeProps) => (
  <>
    <Text as="div" flex="1" minWidth={{ base: 'full', sm: '260px' }} role="status">
      {words}
      {failure !== null && (
        <Text color="danger.fg" role="alert">
          {failure}
        </Text>
      )}
    </Text>
    <Flex wrap="wrap" align="center" justify="flex-end" columnGap="4" rowGap="3" ml={{ sm: 'auto' }}>
      {children}
    </Flex>
  </>
);

function Ready({ view, wizard: { isBusy, failure, send }, isMapOther }: ImportFootProps) {
  const t = useMessages('adminImport');
  const changes = useMessages('importChanges');
  const { kept, rejected, game } = view;
  const what = newsOf(t, view);
  const open = openQuestionsOf(view).length + (view.list?.questions.length ?? 0);
  const isNone = what === '' && kept === 0;
  const into = isNone ? t('hasAll') : t(game.isNew ? 'makes' : 'goesInto', { game: game.name });
  const store = (overwriteEdits: boolean) => send({ type: 'store.pressed', overwriteEdits });
  const first = open > 0 ? changes('answerFirst', { count: open }) : undefined;
  const reason = isMapOther ? t('readFirst') : first;
  return (
    <Outcome words={rejected > 0 ? `${into} ${t('leftOut', { count: rejected })}` : into} failure={failure}>
      <Button variant="ghost" disabled={isBusy} onClick={() => send({ type: 'discard.pressed' })}>
        {t('discard')}
      </Button>
      {kept > 0 && reason === undefined && (
        <ActionButton size="lg" isBusy={isBusy} onClick={() => store(true)}>
          {changes('overwrite')}
        </ActionButton>
      )}
      {what !== '' && (
        <ActionButton
          variant={reason === undefined ? 'solid' : 'outline'}
          size="lg"
          isBusy={isBusy}
          reason={reason}
          onClick={() => store(false)}
        >
          {t('import', { what })}
        </ActionButton>
      )}
    </Outcome>
  );
}

function Refused({ view, wizard: { isBusy, failure, send }, onStartOver }: ImportFootProps) {
  const t = useMessages('adminImport');
  return (
    <InlineAlert
      status="error"
      title={view.refusal ?? t('cannotImport')}
      isAnnounced
      action={
        <Flex gap="2" wrap="wrap">
          <ActionButton variant="ghost" isBusy={isBusy} onClick={() => send({ type: 'discard.pressed' })}>
            {t('discard')}
          </ActionButton>
          <Button onClick={onStartOver}>{t('otherFiles')}</Button>
        </Flex>
      }
    >
      {failure ?? t('nothingChanged')}
    </InlineAlert>
  );
}

function Done({ view, wizard: { isBusy, failure, send } }: ImportFootProps) {
  const t = useMessages('adminImport');
  const [created, updated, same] = [totalOf(view, 'create'), totalOf(view, 'update'), totalOf(view, 'skip')];
  return (
    <Outcome
      words={
        <>
          <b>{t('imported')}</b> {t('entries', { created, updated, same })}
        </>
      }
      failure={failure}
    >
      {view.isKept && (
        <ActionButton isBusy={isBusy} onClick={() => send({ type: 'undo.pressed' })}>
          {t('undoImport')}
        </ActionButton>
      )}
      <Button asChild variant="solid" size="lg">
        <Link to="/admin/cards" search={{ game: view.game.slug }}>
          {t('seeCards')}
        </Link>
      </Button>
    </Outcome>
  );
}
