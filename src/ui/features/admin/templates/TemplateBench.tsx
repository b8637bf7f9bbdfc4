import { Box, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { PackRow } from '#contract/admin/packs.ts';
import { readWrittenTemplate } from '#contract/admin/templates.ts';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { clockPresets } from '#engine/clock.ts';
import { ClockLadder } from '#src/ui/components/clocks/ClockLadder.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { TimeBankPicture } from '#src/ui/features/correspondence/TimeBankPicture.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import IconPlay from '~icons/ph/play-fill';
import { writtenHere } from '../../../messages/written/writtenHere.ts';
import type { BenchCatalogue } from '../packs/bench/packFigures.ts';
import { templateFigures } from './templateFigures.ts';
import type { TemplateForm } from './templateForm.ts';

interface TemplateBenchProps {
  readonly form: TemplateForm;
  readonly packs: readonly PackRow[];
  readonly catalogue: BenchCatalogue;
  readonly needsSaving: boolean;
  readonly onPlay: () => Promise<void>;
}

/** Beside the form: what the template comes to, and the way to play it. */
export function TemplateBench(props: TemplateBenchProps) {
  const { form, packs, catalogue } = props;
  const t = useMessages('adminTemplates');
  const { isBusy, failure, run } = useBusyAction();
  const reading = useMemo(
    () => readWrittenTemplate(form, (slug) => packs.some(({ pack }) => pack.slug === slug)),
    [form, packs],
  );
  const template = reading.ok ? reading.template : null;
  const figures = useMemo(
    () => template && templateFigures(template, packs, catalogue),
    [template, packs, catalogue],
  );
  if (template === null || figures === null)
    return (
      <Box role="status">
        <InlineAlert status="info" title={t('unplayable')}>
          <Stack as="ul" gap="1" listStyleType="none">
            {!reading.ok &&
              reading.sentences.map(writtenHere).map((sentence) => (
                <Box as="li" key={sentence}>
                  {sentence}
                </Box>
              ))}
          </Stack>
        </InlineAlert>
      </Box>
    );
  const { seats } = template;
  const fatal = figures.problems.find(({ isFatal }) => isFatal);
  return (
    <>
      <TitledPanel title={t('play')} layerStyle="flat">
        <Text color="fg.muted" textStyle="dense">
          {t('length', { ...figures.outline, seats })}
        </Text>
        {failure !== '' && (
          <InlineAlert status="error" isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <ActionButton
          variant="subtle"
          width="full"
          isBusy={isBusy}
          reason={form.status === 'archived' ? t('isArchived') : fatal?.sentence}
          onClick={() => void run(props.onPlay)}
        >
          <IconPlay aria-hidden="true" />
          {t(props.needsSaving ? 'saveAndPlay' : 'playNow', { bots: seats - 1 })}
        </ActionButton>
      </TitledPanel>
      <TitledPanel title={t('clockLabel')} layerStyle="flat">
        <ClockPicture clock={template.clock} cards={figures.fullPack} />
      </TitledPanel>
      <TitledPanel title={t('cardsFor', { seats })} layerStyle="flat">
        <Stack role="status" gap="2">
          {figures.problems.length === 0 && <InlineAlert status="success">{t('enough')}</InlineAlert>}
          {figures.problems.map(({ isFatal, sentence }) => (
            <InlineAlert
              key={sentence}
              status={isFatal ? 'error' : 'warning'}
              title={isFatal ? t('cannotStart') : t('willRepeat')}
            >
              {sentence}
            </InlineAlert>
          ))}
        </Stack>
      </TitledPanel>
    </>
  );
}

const LADDER_HEIGHT = 72;

function ClockPicture({ clock, cards }: { readonly clock: ClockPreset; readonly cards: number }) {
  const t = useMessages('adminTemplates');
  const preset = clockPresets[clock];
  if (preset.kind === 'ladder') return <ClockLadder clock={clock} cards={cards} height={LADDER_HEIGHT} />;
  const isBank = preset.kind === 'correspondence';
  return (
    <>
      {isBank && (
        <Box css={{ '& > svg': { height: '64px' } }}>
          <TimeBankPicture />
        </Box>
      )}
      <Text color="fg.muted" textStyle="dense">
        {isBank ? t('timeBank', { bank: preset.bankHours, back: preset.perPickHours }) : t('noClock')}
      </Text>
    </>
  );
}
