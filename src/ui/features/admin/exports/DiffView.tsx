import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Disclosure } from '../editor/Disclosure.tsx';
import { lineDiff } from './lineDiff.ts';
import { OutputText } from './OutputText.tsx';

const LOOKS = {
  same: { sign: ' ', bg: 'transparent' },
  gone: { sign: '−', bg: 'danger.subtle' },
  new: { sign: '+', bg: 'ok.subtle' },
} as const;

/** What isn't saved yet of a text, line by line. */
export function DiffView({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useMessages('adminExports');
  const lines = useMemo(() => lineDiff(before, after), [before, after]);
  const count = lines?.filter(({ kind }) => kind !== 'same').length ?? 0;
  return (
    <Disclosure title={t('changes')} summary={lines === null ? t('tooLong') : t('lines', { count })}>
      {lines !== null && (
        <OutputText label={t('changes')}>
          {lines.map(({ kind, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <Box as="span" key={at} bg={LOOKS[kind].bg}>
              <span aria-hidden="true">{LOOKS[kind].sign} </span>
              {kind !== 'same' && <VisuallyHidden>{t(kind === 'new' ? 'added' : 'removed')}</VisuallyHidden>}
              {text}
              {'\n'}
            </Box>
          ))}
        </OutputText>
      )}
    </Disclosure>
  );
}
