import { SegmentGroup, SimpleGrid } from '@chakra-ui/react';
import { STREAM_DELAYS, streamDelayOf } from '#contract/tables/streamDelay.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput, FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { SettingRow } from '../../../system/forms/SettingRow.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { delayParts } from '../../streams/delayWords.ts';
import { reviewWords } from '../words/settingsWords.ts';
import { Folded } from './Folded.tsx';

interface MoreProps {
  readonly table: TableView;
  readonly wish: TableSettings;
  readonly onChange: (part: Partial<TableSettings>) => void;
}

const REVIEWS = [0, 15, 30, 45, 60, 90, 120, 180, 300, 600] as const;
const HOURS = [0, 1, 2, 3, 6, 12, 24, 72] as const;
const RULES: readonly TableSettings['picksOpenTo'][] = ['everyone', 'closed', 'host', 'owners'];
const FINDABLE: readonly TableSettings['visibility'][] = ['open', 'code'];

/** What most tables never need, folded. */
export function MoreSettings(props: MoreProps) {
  const t = useMessages('lobby');
  const { table, wish, onChange } = props;
  return (
    <Folded title={t('more')} words={t('moreWhat')}>
      <SettingRow label={t('whoFinds')}>
        <SegmentGroup.Root
          aria-label={t('whoFinds')}
          value={wish.visibility}
          onValueChange={({ value }) => onChange({ visibility: value === 'open' ? 'open' : 'code' })}
        >
          <SegmentGroup.Items
            items={FINDABLE.map((visibility) => ({
              value: visibility,
              label: t('findable', { visibility }),
            }))}
          />
        </SegmentGroup.Root>
      </SettingRow>
      <FormField label={t('description')} hint={t('descriptionHint')}>
        <FormInput
          value={wish.description ?? ''}
          maxLength={140}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </FormField>
      <Seeing {...props} />
      <SwitchField
        label={t('watchers')}
        hint={t('watchersHint')}
        isOn={wish.watchers}
        onChange={(watchers) => onChange({ watchers })}
      />
      {wish.watchers && (
        <FormField label={t('streamDelay')} hint={t('streamDelayHint')}>
          <FormSelect
            value={String(streamDelayOf(wish))}
            onChange={({ target }) => onChange({ streamDelaySeconds: Number(target.value) })}
          >
            {STREAM_DELAYS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t('streamDelayRow', delayParts(seconds))}
              </option>
            ))}
          </FormSelect>
        </FormField>
      )}
      <SwitchField
        label={t('hints')}
        hint={t('hintsHint')}
        isOn={wish.hints !== false}
        onChange={(hints) => onChange({ hints })}
      />
      {table.template.rounds.length > 0 && (
        <FormField label={t('reviewBetween')} hint={t('reviewHint')}>
          <FormSelect
            value={String(wish.reviewSeconds ?? 0)}
            onChange={({ target }) => onChange({ reviewSeconds: Number(target.value) })}
          >
            {REVIEWS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {reviewWords(seconds, t)}
              </option>
            ))}
          </FormSelect>
        </FormField>
      )}
      <SwitchField
        label={t('coveredPools')}
        hint={t('coveredHint')}
        isOn={wish.hidesPool === true}
        onChange={(hidesPool) => onChange({ hidesPool })}
      />
      <SwitchField
        label={t('twoTeams')}
        hint={t('twoTeamsHint')}
        isOn={wish.teams === true}
        onChange={(teams) => onChange({ teams })}
      />
    </Folded>
  );
}

function Seeing({ wish, onChange }: MoreProps) {
  const t = useMessages('lobby');
  return (
    <SimpleGrid columns={wish.picksOpenTo === 'closed' ? 2 : 1} gap="3.5" py="3">
      <FormField label={t('picksSeenBy')}>
        <FormSelect
          value={wish.picksOpenTo}
          onChange={({ target }) =>
            onChange({ picksOpenTo: RULES.find((rule) => rule === target.value) ?? 'everyone' })
          }
        >
          {RULES.map((rule) => (
            <option key={rule} value={rule}>
              {t('picksOpen', { who: rule })}
            </option>
          ))}
        </FormSelect>
      </FormField>
      {wish.picksOpenTo === 'closed' && (
        <FormField label={t('atLatest')}>
          <FormSelect
            value={String(wish.picksOpenAfterHours ?? 0)}
            onChange={({ target }) => onChange({ picksOpenAfterHours: Number(target.value) })}
          >
            {HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? t('whenClosed') : t('hoursAfter', { count: hours })}
              </option>
            ))}
          </FormSelect>
        </FormField>
      )}
    </SimpleGrid>
  );
}
