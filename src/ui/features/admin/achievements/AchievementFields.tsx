import { Box, Grid } from '@chakra-ui/react';
import { type AchievementForm, achievementFormSchema } from '#contract/admin/achievements.ts';
import { metricSchema } from '#contract/members/achievementRules.ts';
import { tierSchema } from '#contract/members/achievements.ts';
import { ACHIEVEMENT_ICONS, achievementIcon } from '#src/ui/components/achievementIcons.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { recordFields } from '../editor/recordFields.tsx';

const { Amount, Choice, Line, OnOff, Segments } = recordFields<AchievementForm>(achievementFormSchema);

/** The words, the rule and the look of an achievement. */
export function AchievementFields() {
  const t = useMessages('adminAchievements');
  return (
    <>
      <Line name="name" label={t('name')} />
      <Line name="sentence" label={t('sentence')} hint={t('sentenceHint')} />
      <Box as="fieldset">
        <Box as="legend" textStyle="label" marginBottom="2">
          {t('rule')}
        </Box>
        <Grid templateColumns="104px minmax(0, 1fr)" gap="3">
          <Amount name="threshold" label={t('threshold')} />
          <Choice
            name="metric"
            label={t('metric')}
            choices={metricSchema.options.map((metric) => ({
              value: metric,
              label: t('metrics', { metric }),
            }))}
          />
        </Grid>
      </Box>
      <Segments
        name="tier"
        label={t('tier')}
        choices={tierSchema.options.map((tier) => ({ value: tier, label: t('tiers', { tier }) }))}
      />
      <Segments
        name="icon"
        label={t('icon')}
        choices={ACHIEVEMENT_ICONS.map((icon) => ({
          value: icon,
          label: <IconChoice icon={icon} label={t('icons', { icon })} />,
        }))}
      />
      <OnOff name="isSecret" label={t('secret')} hint={t('secretHint')} />
    </>
  );
}

const IconChoice = ({ icon, label }: { readonly icon: string; readonly label: string }) => {
  const Icon = achievementIcon(icon);
  return <Icon aria-label={label} role="img" />;
};
