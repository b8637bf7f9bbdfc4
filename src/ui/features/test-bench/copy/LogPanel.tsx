import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './log.module.css';
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <ol className={styles.lines} reversed tabIndex={0} aria-label={t('happenedList')}>
          {lines.map((line) => (
            <li key={line.number}>
              <span className={styles.top}>
                <code>{line.event}</code>
                <time>{line.at}</time>
              </span>
              <span className={line.isChanged ? styles.change : styles.same}>{line.change}</span>
              {line.effects.map((effect) => (
                <span className={styles.effect} key={effect}>
                  {effect}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </TitledPanel>
  );
}
