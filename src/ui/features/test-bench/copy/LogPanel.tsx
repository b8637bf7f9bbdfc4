import { chakra, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { CopyButton } from './CopyButton.tsx';
import { lineOf, textOf } from './logWords.ts';
import type { LogEntry } from './recorder.ts';

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly isLive: boolean;
}

/** What happened, the last on top, with what the machine did beside changing its state. */
export function LogPanel({ log, isLive }: LogPanelProps) {
  const t = useMessages('testBench');
  const lines = useMemo(() => log.map((entry) => lineOf(entry, isLive)).reverse(), [log, isLive]);
  return (
    <TitledPanel
      title={t('happened')}
      end={
        lines.length > 0 && (
          <CopyButton words={t('copyLog')} text={() => [...lines].reverse().map(textOf).join('\n')} />
        )
      }
    >
      {lines.length === 0 ? (
        <Text color="fg.muted" textStyle="dense">
          {t('nothingHappened')}
        </Text>
      ) : (
        // What scrolls has to be reached by keyboard.
        <chakra.ol
          display="flex"
          flexDirection="column"
          maxHeight="420px"
          overflow="auto"
          borderRadius="tag"
          css={LINES}
          reversed
          tabIndex={0}
          aria-label={t('happenedList')}
        >
          {lines.map((line) => (
            <li key={line.number}>
              <div>
                <code>{line.event}</code>
                <time>{line.at}</time>
              </div>
              <span data-changed={line.isChanged}>{line.change}</span>
              {line.effects.map((effect) => (
                <small key={effect}>{effect}</small>
              ))}
            </li>
          ))}
        </chakra.ol>
      )}
    </TitledPanel>
  );
}

/** There may be hundreds of lines: the list alone carries their look. */
const LINES: SystemStyleObject = {
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    px: '0.5',
    py: '2',
    fontSize: '13.5px',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: 'line' },
  '& div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
  '& code': { font: '500 13px / 1.4 var(--mono)' },
  '& time': { flex: 'none', color: 'fg.subtle', font: '400 12.5px / 1.4 var(--mono)' },
  '& [data-changed]': { color: 'fg.muted' },
  '& [data-changed=true]': { color: 'brass.fg' },
  '& small': { color: 'fg.muted', font: '400 12.5px / 1.4 var(--mono)' },
};
