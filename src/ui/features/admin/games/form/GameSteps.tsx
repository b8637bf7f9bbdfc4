import { Grid, Link, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import type { AdminGame } from '#contract/admin/games.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconDone from '~icons/ph/check-circle-fill';
import IconOpen from '~icons/ph/circle-dashed';
import { GameSection } from '../GameParts.tsx';

const STEPS = {
  rarities: '/admin/game-rarities',
  buckets: '/admin/game-buckets',
  sets: '/admin/sets',
  cards: '/admin/cards',
  packs: '/admin/pack-definitions',
  templates: '/admin/draft-templates',
} as const;
const STEP_NAMES = ['rarities', 'buckets', 'sets', 'cards', 'packs', 'templates'] as const;

/** What a game needs before somebody can draft it, and where that is made. */
export function GameSteps({ game: { definition, usage } }: { readonly game: AdminGame }) {
  const t = useMessages('adminGames');
  const counts = {
    ...usage,
    rarities: definition.rarities.length,
    buckets: definition.buckets.length,
    templates: usage.publishedTemplates,
  };
  return (
    <GameSection title={t('steps')}>
      <Grid as="ol" templateColumns="20px auto minmax(0, 1fr)" columnGap="2" rowGap="3" alignItems="center">
        {STEP_NAMES.map((step) => {
          const count = counts[step];
          const isUnpublished = step === 'templates' && count === 0 && usage.templates > 0;
          const Icon = count > 0 ? IconDone : IconOpen;
          return (
            <Grid as="li" key={step} gridColumn="1 / -1" templateColumns="subgrid" alignItems="center">
              <Text asChild color={count > 0 ? 'ok.fg' : 'fg.subtle'}>
                <Icon width="18" height="18" role="img" aria-label={count > 0 ? t('done') : t('toDo')} />
              </Text>
              <Link asChild>
                <RouteLink to={STEPS[step]} search={{ game: definition.slug }}>
                  {t('step', { step })}
                </RouteLink>
              </Link>
              <Text color="fg.muted" textStyle="dense" textAlign="end">
                {isUnpublished ? t('nonePublished') : t('stepDone', { step, count })}
              </Text>
            </Grid>
          );
        })}
      </Grid>
    </GameSection>
  );
}
