import { Box, Stack } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Disclosure } from '../editor/Disclosure.tsx';
import { OutputText } from './OutputText.tsx';

const READABLE = {
  helpDeck: 'deck.name, deck.owner, deck.game, deck.table, deck.total, deck.back',
  helpMain: 'main, side, extra',
  helpBuckets: 'buckets, filled',
  helpCount: 'card.count, card.name, card.front, card.printed',
  helpFaces: 'card.layout, card.backName, card.backImage',
  helpPrinting: 'card.set, card.number, card.rarity, card.foil, card.image',
  helpRules: 'card.type, card.typeLine, card.cost, card.lanes',
  helpIds: 'card.ids.mtgoId …',
  helpOneLine: '| one_line',
  helpSafe: '| xml, csv, json',
  helpPad: '| pad: 3',
  helpYdke: '| ydke',
} as const;

const EXAMPLE = ['{% for card in main %}{{ card.count }} {{ card.name | one_line }}', '{% endfor %}'].join(
  '\n',
);

/** What a template can read. */
export function ExportHelp() {
  const t = useMessages('adminExports');
  return (
    <Disclosure title={t('help')} summary="Liquid">
      <Stack as="dl" gap="2" textStyle="dense">
        {(Object.keys(READABLE) as (keyof typeof READABLE)[]).map((key) => (
          <div key={key}>
            <Box as="dt" textStyle="code" overflowWrap="anywhere">
              {READABLE[key]}
            </Box>
            <Box as="dd" color="fg.muted">
              {t(key)}
            </Box>
          </div>
        ))}
      </Stack>
      <OutputText label={t('example')}>{EXAMPLE}</OutputText>
    </Disclosure>
  );
}
