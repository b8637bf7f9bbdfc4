import { Button, Stack, Text } from '@chakra-ui/react';
import type { StoredPack } from '#contract/games/game.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { AddButton } from './buttons.tsx';
import { FieldRow } from './FieldRow.tsx';
import { NumberField } from './NumberField.tsx';
import { replaced } from './packForm.ts';

interface RoundsFormProps {
  readonly pack: StoredPack;
  readonly onChange: (pack: StoredPack) => void;
}

const MOST_ROUNDS = 20;

/** Which layouts the packs of each round may have; for packs with several layouts. */
export function RoundsForm({ pack, onChange }: RoundsFormProps) {
  const t = useMessages('adminPacks');
  const names = [...new Set(pack.layouts.map(({ name }) => name))];
  if (names.length < 2) return null;
  const rounds = pack.rounds ?? [];
  const setRounds = (changed: NonNullable<StoredPack['rounds']>) =>
    onChange({ ...pack, rounds: changed.length === 0 ? undefined : changed });
  const setWeight = (round: number, layout: string, weight: number) => {
    const others = (rounds[round] ?? []).filter((option) => option.layout !== layout);
    const all = weight > 0 ? [...others, { layout, weight }] : others;
    if (all.length > 0) setRounds(replaced(rounds, round, all));
  };
  const add = () => setRounds([...rounds, [{ layout: names[0] ?? '', weight: 1 }]]);
  return (
    <TitledPanel
      title={t('rounds')}
      end={rounds.length < MOST_ROUNDS && <AddButton onClick={add}>{t('addRound')}</AddButton>}
    >
      {rounds.length === 0 && (
        <Text color="fg.muted" textStyle="dense">
          {t('anyRound')}
        </Text>
      )}
      {rounds.map((options, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
        <Stack key={round} role="group" aria-label={t('round', { round: round + 1 })} gap="1.5">
          <Text textStyle="label">{t('round', { round: round + 1 })}</Text>
          <FieldRow>
            {names.map((layout) => (
              <NumberField
                key={layout}
                label={layout}
                isWhole={false}
                value={options.find((option) => option.layout === layout)?.weight ?? 0}
                onChange={(weight) => setWeight(round, layout, weight)}
              />
            ))}
            {round === rounds.length - 1 && (
              <Button size="sm" variant="ghost" onClick={() => setRounds(rounds.slice(0, -1))}>
                {t('removeRound', { round: round + 1 })}
              </Button>
            )}
          </FieldRow>
        </Stack>
      ))}
    </TitledPanel>
  );
}
