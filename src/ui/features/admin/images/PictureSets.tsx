import { Text } from '@chakra-ui/react';
import type { ImageCacheView } from '#contract/admin/images.ts';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Muted } from '../kit/Muted.tsx';
import { type PlainColumn, PlainTable } from '../kit/PlainTable.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { ImagePartProps } from './imageParts.ts';

type PicturedSet = ImageCacheView['sets'][number];

/** Sets whose pictures come from other sites: fetched ahead, or purged to be fetched again. */
export function PictureSets({ view, ports, onChanged }: ImagePartProps) {
  const t = useMessages('adminImages');
  const common = useMessages('admin');
  const { game } = useAdminShell();
  const sets = view.sets.filter((set) => game === '' || set.game === game);
  const busy = view.warmUp?.isOver === false ? t('isWarming') : undefined;
  const warm = async (set: PicturedSet) => {
    await ports.warm({ game: set.game, set: set.code });
    onChanged(t('warming', { name: set.name }));
  };
  const purge = async (set: PicturedSet) => {
    const { files } = await ports.purge({ game: set.game, set: set.code });
    onChanged(t('purged', { count: files, name: set.name }));
  };
  const columns: readonly PlainColumn<PicturedSet>[] = [
    { label: t('set'), cell: (set) => set.name, kind: 'title' },
    { label: common('game'), cell: (set) => set.gameName },
    { label: t('pictures'), cell: (set) => formatFor().number(set.pictures), kind: 'number' },
    {
      label: t('actions'),
      kind: 'acts',
      cell: (set) => (
        <>
          <PressButton
            size="sm"
            variant="ghost"
            aria-label={t('purgeLabel', { name: set.name })}
            onPress={() => purge(set)}
          >
            {t('purge')}
          </PressButton>
          <PressButton
            size="sm"
            reason={busy}
            aria-label={t('warmLabel', { name: set.name })}
            onPress={() => warm(set)}
          >
            {t('warm')}
          </PressButton>
        </>
      ),
    },
  ];
  return (
    <TitledPanel
      title={t('bySet')}
      end={
        <Text color="fg.muted" textStyle="hint">
          {t('setCount', { count: sets.length })}
        </Text>
      }
      isFlush={sets.length > 0}
    >
      {sets.length === 0 ? (
        <Muted>{t('noSets')}</Muted>
      ) : (
        <PlainTable
          label={t('bySet')}
          look="rows"
          rows={sets}
          keyOf={(set) => `${set.game} ${set.code}`}
          columns={columns}
        />
      )}
    </TitledPanel>
  );
}
