import { Text } from '@chakra-ui/react';
import type { AnyMachineSnapshot } from 'xstate';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { leavesOf } from '../stateLook.ts';
import { CopyButton } from './CopyButton.tsx';
import { masked } from './masked.ts';
import { ValueTree } from './ValueTree.tsx';
import styles from './valueTree.module.css';

interface InspectorProps {
  readonly snapshot: AnyMachineSnapshot;
  /** A live machine holds secrets, which nobody is shown; a copy holds inventions. */
  readonly isLive: boolean;
}

/** State, tags, calls under way and context of a machine. */
export function Inspector({ snapshot, isLive }: InspectorProps) {
  const t = useMessages('testBench');
  const context: unknown = isLive ? masked(snapshot.context) : snapshot.context;
  const shown = {
    state: leavesOf(snapshot.value),
    tags: [...snapshot.tags],
    running: Object.keys(snapshot.children),
    context,
  };
  return (
    <TitledPanel
      title={t('stateAndContext')}
      end={<CopyButton words={t('copyJson')} text={() => JSON.stringify(shown, null, 2)} />}
    >
      {isLive && (
        <Text color="fg.muted" textStyle="dense">
          {t('secretsMasked')}
        </Text>
      )}
      <div className={styles.tree}>
        {Object.entries(shown).map(([name, value]) => (
          <ValueTree key={name} name={name} value={value} isOpen />
        ))}
      </div>
    </TitledPanel>
  );
}
