import { Badge, Box, Flex, RadioCard, Stack } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { ExportTarget } from '#contract/decks/exportTargets.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';

interface ExportTargetsProps {
  readonly targets: readonly ExportTarget[];
  readonly slug: string;
  readonly onChange: (slug: string) => void;
}

/** Programs to write for: a list beside the text, and on a phone the browser's own. */
export function ExportTargets({ targets, slug, onChange }: ExportTargetsProps) {
  const t = useMessages('deck');
  return (
    <>
      <Box hideFrom="md">
        <FormField label={t('format')} hint={targets.find((target) => target.slug === slug)?.blurb}>
          <FormSelect value={slug} onChange={({ target }) => onChange(target.value)}>
            {targets.map(({ slug: key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </FormSelect>
        </FormField>
      </Box>
      <RadioCard.Root
        hideBelow="md"
        minHeight="0"
        m="-4px"
        p="4px"
        overflow="auto"
        aria-label={t('format')}
        value={slug}
        onValueChange={({ value }) => value !== null && onChange(value)}
      >
        <Stack gap="1">
          {targets.map((target) => (
            <RadioCard.Item
              key={target.slug}
              ref={target.slug === slug ? intoView : undefined}
              value={target.slug}
              flex="none"
              px="3"
              py="2"
              border="1px solid transparent"
              background="transparent"
              css={{ '&::after': { display: 'none' } }}
            >
              <RadioCard.ItemHiddenInput style={OVER_THE_CARD} />
              <RadioCard.ItemContent>
                <Flex align="center" gap="2">
                  <RadioCard.ItemText pr="0">{target.name}</RadioCard.ItemText>
                  {target.isOwn && <Badge size="xs">{t('ofThisGame')}</Badge>}
                </Flex>
                <RadioCard.ItemDescription>{target.blurb}</RadioCard.ItemDescription>
              </RadioCard.ItemContent>
            </RadioCard.Item>
          ))}
        </Stack>
      </RadioCard.Root>
    </>
  );
}

/** Chakra hides its input in one pixel; ours covers the card, so that a touch finds it there. */
const OVER_THE_CARD: CSSProperties = {
  ...{ clip: 'auto', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
};

const intoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });
