import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { memo, useId, useState } from 'react';
import type { UnknownCard } from '#contract/lists/lists.ts';
import { selectListAnswers } from '#src/machines/lists/bringList.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import type { BringList } from './useBringList.ts';

type Answer = UnknownCard['answer'];

interface UnknownCardsProps {
  readonly list: BringList;
  readonly unknown: readonly UnknownCard[];
  /** How many there are, also of those that are not listed. */
  readonly count: number;
}

const SHOWN_FIRST = 20;

/** Plain rows, since there can be hundreds: their look comes from here, once. */
const ROWS = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    paddingBlock: '8px',
    borderTop: '1px solid var(--line)',
  },
  '& > li > b': { color: 'var(--fg)', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > li > span': { flex: '1 1 120px', fontSize: '13.5px' },
  '& > li > select': {
    flex: '0 1 260px',
    minWidth: '0',
    minHeight: '44px',
    paddingInline: '12px',
    border: '1px solid var(--control)',
    borderRadius: '10px',
    background: 'var(--well)',
    color: 'var(--fg)',
    fontSize: '15px',
  },
} as const;

/** Cards that no game knows: text cards unless somebody says otherwise. */
export function UnknownCards({ list, unknown, count }: UnknownCardsProps) {
  const t = useMessages('lists');
  const { names } = useSelector(list, selectListAnswers);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? unknown : unknown.slice(0, SHOWN_FIRST);
  return (
    <Box>
      <Text color="fg.muted" mb="2">
        {t('unknownHint')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" css={ROWS}>
        {shown.map((card) => (
          <UnknownRow
            key={card.name}
            list={list}
            card={card}
            answer={Object.hasOwn(names, card.name) ? names[card.name] : undefined}
          />
        ))}
      </Stack>
      {shown.length < unknown.length && (
        <ActionButton mt="2" onClick={() => setAll(true)}>
          {t('showAll', { count: unknown.length })}
        </ActionButton>
      )}
      {shown.length === unknown.length && count > unknown.length && (
        <Text color="fg.muted">{t('moreUnknown', { count: count - unknown.length })}</Text>
      )}
    </Box>
  );
}

interface UnknownRowProps {
  readonly list: BringList;
  readonly card: UnknownCard;
  readonly answer: Answer;
}

const CHOOSE = 'choose';
const optionOf = (answer: Answer): string =>
  answer === undefined ? 'text' : answer === null ? 'out' : `as ${answer}`;

const UnknownRow = memo(({ list, card, answer }: UnknownRowProps) => {
  const t = useMessages('lists');
  const [isChoosing, setChoosing] = useState(false);
  const { name, line, cards, suggestions } = card;
  const answered = (given: Answer) => list.send({ type: 'card.answered', card: name, answer: given });
  const others = [...new Set([...(answer ? [answer] : []), ...suggestions])];
  return (
    <li>
      <b>{name}</b>
      <span>{t('unknownLine', { cards, line })}</span>
      <select
        aria-label={t('answerFor', { name })}
        value={isChoosing ? CHOOSE : optionOf(answer)}
        onChange={({ target: { value } }) => {
          setChoosing(value === CHOOSE);
          if (value === 'text') answered(undefined);
          else if (value === 'out') answered(null);
          else if (value !== CHOOSE) answered(value.slice(3));
        }}
      >
        <option value="text">{t('asTextCard')}</option>
        <option value="out">{t('leaveOut')}</option>
        {others.map((other) => (
          <option key={other} value={`as ${other}`}>
            {t('playAs', { name: other })}
          </option>
        ))}
        <option value={CHOOSE}>{t('chooseCard')}</option>
      </select>
      {isChoosing && (
        <OtherCard
          card={card}
          onChosen={(other) => {
            setChoosing(false);
            answered(other);
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
    </li>
  );
});
UnknownRow.displayName = 'UnknownRow';

interface OtherCardProps {
  readonly card: UnknownCard;
  readonly onChosen: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of any card, with those that are spelled much alike. */
function OtherCard({ card: { name, suggestions }, onChosen, onCancel }: OtherCardProps) {
  const t = useMessages('lists');
  const [typed, setTyped] = useState('');
  const id = useId();
  const use = () => {
    if (typed.trim() !== '') onChosen(typed.trim());
  };
  return (
    <Flex width="100%" wrap="wrap" align="flex-end" gap="2">
      <Box flex="1 1 240px">
        <FormField label={t('cardName', { name })}>
          <FormInput
            value={typed}
            list={id}
            autoComplete="off"
            maxLength={400}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              use();
            }}
          />
        </FormField>
        <datalist id={id}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      </Box>
      <ActionButton onClick={use}>{t('useCard')}</ActionButton>
      <ActionButton variant="ghost" onClick={onCancel}>
        {t('notThisTime')}
      </ActionButton>
    </Flex>
  );
}
