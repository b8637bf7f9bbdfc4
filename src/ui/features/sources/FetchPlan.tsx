import { Box, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { SourceView } from '#contract/sources/sources.ts';
import {
  selectAddFailure,
  selectAddState,
  selectSourceSets,
  selectWantedCode,
} from '#src/machines/lists/addGame.ts';
import { inARow } from '../../messages/inARow.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { Offline } from './Offline.tsx';
import { SetChoices } from './SetChoices.tsx';
import type { AddGame } from './useAddGame.ts';

interface FetchPlanProps {
  readonly adding: AddGame;
  readonly source: SourceView;
}

/** A set of a source, what fetching it means, and the press. */
export function FetchPlan({ adding, source }: FetchPlanProps) {
  const t = useMessages('sources');
  const state = useSelector(adding, selectAddState);
  const code = useSelector(adding, selectWantedCode);
  const failure = useSelector(adding, selectAddFailure);
  const { sets } = useSelector(adding, selectSourceSets);
  const set = sets.find((one) => one.code === code) ?? null;
  const isBusy = state !== 'deciding';
  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        adding.send({ type: 'fetch.pressed' });
      }}
    >
      <Heading as="h2" textStyle="title.sm">
        {source.name}
      </Heading>
      {source.brings === 'sets' ? (
        <SetChoices adding={adding} source={source} />
      ) : (
        <FormField
          label={source.brings === 'cubes' ? t('link') : t('setCode')}
          hint={source.brings === 'cubes' ? t('linkHint') : t('setCodeHint')}
        >
          <Input
            value={code}
            onChange={({ target }) => adding.send({ type: 'code.typed', code: target.value })}
          />
        </FormField>
      )}
      <WhatHappens source={source} />
      {failure !== null && (
        <InlineAlert status="error" title={t('fetchFailed')} isAnnounced>
          {failure}
        </InlineAlert>
      )}
      <Flex>
        <ActionButton type="submit" variant="solid" size="lg" isBusy={isBusy}>
          {t('fetch')}
        </ActionButton>
      </Flex>
      <Offline adding={adding} source={source} set={set} code={code} />
    </Stack>
  );
}

function WhatHappens({ source }: Pick<FetchPlanProps, 'source'>) {
  const t = useMessages('sources');
  const { hosts, megabytes, hasOthers, game, pictures, licence } = source;
  const lines = [
    t('planFetch', { megabytes, hosts: inARow(hosts) }),
    ...(hasOthers ? [t('planOthers')] : []),
    ...(game ? [t('planGame', { isHere: game.isHere ? 'yes' : 'no', game: game.name })] : []),
    pictures.length > 0 ? t('planPictures', { hosts: pictures.join(', ') }) : t('planNoPictures'),
    licence,
  ];
  return (
    <Box>
      <Heading as="h3" textStyle="label">
        {t('planTitle')}
      </Heading>
      <Box as="ul" pl="5" mt="1">
        {lines.map((line) => (
          <Text as="li" key={line} color="fg.muted">
            {line}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
