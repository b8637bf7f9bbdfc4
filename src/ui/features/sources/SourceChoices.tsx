import { Box, Flex, Heading, Input, Link, Stack, Text, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SourceView } from '#contract/sources/sources.ts';
import {
  selectAddFailure,
  selectAddState,
  selectRemoving,
  selectSourceChange,
  selectSources,
} from '#src/machines/lists/addGame.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { SwitchField } from '../../system/forms/SwitchField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { isFoundBy } from './isFoundBy.ts';
import type { AddGame } from './useAddGame.ts';

interface SourceChoicesProps {
  readonly adding: AddGame;
  /** Hears which source was chosen, for the address. */
  readonly onSource: (sourceId: string) => void;
}

/** The sources of this server, each with its switch; those that were compared with live answers come first. */
export function SourceChoices({ adding, onSource }: SourceChoicesProps) {
  const t = useMessages('sources');
  const { isAllowed, sources } = useSelector(adding, selectSources);
  const failure = useSelector(adding, selectAddFailure);
  const rest = { adding, onSource };
  const [words, setWords] = useState('');
  const found = sources.filter(({ name, game, id }) => isFoundBy([name, id, game?.name ?? ''], words));
  const verified = found.filter(({ checked }) => checked !== null);
  const others = found.filter(({ checked }) => checked === null);
  return (
    <>
      {!isAllowed && (
        <InlineAlert status="warning" title={t('allOff')}>
          {t('allOffHint')}
        </InlineAlert>
      )}
      {failure !== null && (
        <InlineAlert status="error" title={t('changeFailed')} isAnnounced>
          {failure}
        </InlineAlert>
      )}
      <Input
        type="search"
        maxWidth="360px"
        aria-label={t('search')}
        placeholder={t('search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && <Text color="fg.muted">{t('nothingFound')}</Text>}
      {verified.length > 0 && <SourceGroup title={t('verified')} sources={verified} {...rest} />}
      {others.length > 0 && (
        <SourceGroup title={t('notVerified')} hint={t('notVerifiedHint')} sources={others} {...rest} />
      )}
      <OwnSource adding={adding} />
    </>
  );
}

interface SourceGroupProps extends SourceChoicesProps {
  readonly title: string;
  readonly hint?: string;
  readonly sources: readonly SourceView[];
}

function SourceGroup({ title, hint, sources, ...rest }: SourceGroupProps) {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="title.sm">
        {title}
      </Heading>
      {hint !== undefined && (
        <Text color="fg.muted" textStyle="hint" mb="2">
          {hint}
        </Text>
      )}
      <Box
        as="ul"
        aria-label={title}
        px="4"
        border="line"
        borderRadius="panel"
        background="bg.panel"
        listStyleType="none"
      >
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} {...rest} />
        ))}
      </Box>
    </Box>
  );
}

function SourceRow({ source, adding, onSource }: SourceChoicesProps & { readonly source: SourceView }) {
  const t = useMessages('sources');
  const { id, name, brings, game, homepage, index, hosts, isOn, isOwn } = source;
  const { isAllowed } = useSelector(adding, selectSources);
  const isBusy = useSelector(adding, selectAddState) !== 'choosing';
  const isRemoving = useSelector(adding, selectRemoving) === id;
  const change = useSelector(adding, selectSourceChange);
  const extra = id === 'cubecobra' ? t('cubesForMembers') : id === 'scryfall' ? t('facesForMembers') : null;
  const purpose = t('purpose', { brings, game: game?.name ?? '' });
  return (
    <Box as="li" _notFirst={{ borderTop: 'line' }} py="2">
      <SwitchField
        label={name}
        hint={[purpose, extra].filter((words) => words !== null).join('. ')}
        // Shown at once, and as it was where the server refuses.
        isOn={change?.kind === 'switch' && change.sourceId === id ? change.isOn : isOn}
        isDisabled={!isAllowed || isBusy}
        onChange={(next) => adding.send({ type: 'source.switched', sourceId: id, isOn: next })}
      />
      <Flex gap="3" pb="2" align="center" wrap="wrap">
        <ActionButton
          size="sm"
          aria-label={t('useName', { brings, name })}
          isBusy={isBusy}
          hasSpinner={false}
          reason={isOn ? undefined : isAllowed ? t('isOff') : t('allOff')}
          onClick={() => {
            adding.send({ type: 'source.chosen', sourceId: id });
            onSource(id);
          }}
        >
          {t('use', { brings })}
        </ActionButton>
        {index !== null && (
          <Text color="fg.muted" textStyle="hint">
            {t('asks', { host: new URL(index.address).host, megabytes: index.megabytes })}
          </Text>
        )}
        {game?.isHere === true && (
          <Text color="fg.muted" textStyle="hint">
            {t('isHere')}
          </Text>
        )}
        <Link
          ml={{ sm: 'auto' }}
          href={homepage}
          target="_blank"
          rel="noreferrer"
          aria-label={t('homepage', { name })}
        >
          {new URL(homepage).host || hosts[0]}
        </Link>
        {isOwn && (
          <ActionButton
            size="sm"
            variant="ghost"
            isBusy={isBusy}
            hasSpinner={false}
            aria-label={t('ownRemove', { name })}
            onClick={() => adding.send({ type: 'recipe.removed', sourceId: id })}
          >
            {t('ownRemoveShort')}
          </ActionButton>
        )}
      </Flex>
      {isRemoving && (
        <InlineAlert
          status="warning"
          title={t('ownRemoveAsk', { name })}
          isAnnounced
          action={
            <Flex gap="2">
              <ActionButton size="sm" onClick={() => adding.send({ type: 'removal.confirmed' })}>
                {t('ownRemove', { name })}
              </ActionButton>
              <ActionButton
                size="sm"
                variant="ghost"
                onClick={() => adding.send({ type: 'removal.cancelled' })}
              >
                {t('ownKeep')}
              </ActionButton>
            </Flex>
          }
        >
          {t('ownRemoveHint')}
        </InlineAlert>
      )}
    </Box>
  );
}

function OwnSource({ adding }: Pick<SourceChoicesProps, 'adding'>) {
  const t = useMessages('sources');
  const isBusy = useSelector(adding, selectAddState) !== 'choosing';
  const [recipe, setRecipe] = useState('');
  return (
    <Stack as="section" gap="2" align="start">
      <Heading as="h2" textStyle="title.sm">
        {t('ownTitle')}
      </Heading>
      <FormField label={t('ownField')} hint={t('ownHint')}>
        <Textarea
          rows={4}
          fontFamily="mono"
          value={recipe}
          onChange={({ target }) => setRecipe(target.value)}
        />
      </FormField>
      <ActionButton
        variant="outline"
        isBusy={isBusy}
        onClick={() => {
          if (recipe.trim() !== '') adding.send({ type: 'recipe.given', recipe });
        }}
      >
        {t('ownAdd')}
      </ActionButton>
    </Stack>
  );
}
