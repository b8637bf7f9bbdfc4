import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { streamDelayOf } from '#contract/tables/streamDelay.ts';
import { KeyHint } from '#src/ui/components/keys/KeyHint.tsx';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { delayParts } from '../../streams/delayWords.ts';
import { useTable } from '../useTable.ts';

/** All keys of the room. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { usesSingleKeys, doubleClickTakes } = usePreferences();
  const { settings } = useTable().table;
  const t = useMessages('roomDialogs');
  const keys = useKeys().filter(({ isSingle }) => usesSingleKeys || isSingle !== true);
  return (
    <ModalDialog title={t('keysAndHelp')} isOpen onClose={onClose}>
      <Text>
        {t(doubleClickTakes ? 'helpClickTwice' : 'helpClick')}{' '}
        {t(settings.clock === 'none' ? 'helpNoClock' : 'helpClock')}
      </Text>
      {settings.watchers && <Text>{t('mayBeStreamed', delayParts(streamDelayOf(settings)))}</Text>}
      {/* On a small screen the keys scroll, by keyboard too. */}
      <Box as="section" aria-label={t('keys')} tabIndex={0}>
        <Box as="dl" my="4">
          {keys.map(({ caps, does }) => (
            <Flex key={does} gap="4" py="1.5" borderTop="line">
              <Flex as="dt" flex="none" gap="1" width="128px" color="fg">
                {caps.map((cap) => (
                  <KeyHint key={cap}>{cap}</KeyHint>
                ))}
                <VisuallyHidden>{caps.join(', ')}</VisuallyHidden>
              </Flex>
              <Box as="dd">{does}</Box>
            </Flex>
          ))}
        </Box>
      </Box>
      <Text textStyle="dense">
        {t('helpFocus')} {!usesSingleKeys && t('helpSingleOff')}
      </Text>
    </ModalDialog>
  );
}

interface KeyLine {
  readonly caps: readonly string[];
  readonly does: string;
  /** A letter, digit or sign by itself, which a person may switch off. */
  readonly isSingle?: true;
}

function useKeys(): readonly KeyLine[] {
  const t = useMessages('roomDialogs');
  return [
    { caps: ['←', '→', '↑', '↓'], does: t('doesMove') },
    { caps: [t('keyHome'), t('keyEnd')], does: t('doesRow') },
    { caps: [t('keyDigits')], does: t('doesJump'), isSingle: true },
    { caps: [t('keySpace')], does: t('doesSelect') },
    { caps: [t('keyEnter')], does: t('doesTake') },
    { caps: ['S'], does: t('doesSide'), isSingle: true },
    { caps: ['F'], does: t('doesStar'), isSingle: true },
    { caps: ['Z'], does: t('doesZoom'), isSingle: true },
    { caps: ['Q'], does: t('doesSpeak'), isSingle: true },
    { caps: ['H'], does: t('doesHint'), isSingle: true },
    { caps: ['?'], does: t('doesHelp'), isSingle: true },
  ];
}
