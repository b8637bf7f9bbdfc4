import { gameFormSchema } from '#contract/admin/gameForm.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { recordFields } from '../../editor/recordFields.tsx';
import { FieldGrid, GameSection } from '../GameParts.tsx';
import type { GameEditor } from '../useGameEditor.ts';

const { Amount, Lines, MaybeAmount, MaybeLine } = recordFields<GameDefinition>(gameFormSchema);

const NAMES_SHOWN = 4;

/** What a legal deck is, and which cards the game gives for free. */
export function DeckRulesSection({ editor: { definition, game } }: { readonly editor: GameEditor }) {
  const t = useMessages('adminGames');
  const missing = definition.freeCards.filter((name) => game.missingFreeCards.includes(name));
  const names = missing.slice(0, NAMES_SHOWN);
  const count = missing.length - names.length;
  return (
    <GameSection title={t('deckRules')}>
      <FieldGrid>
        <Amount name="deckSize" label={t('deckSize')} />
        <MaybeAmount
          name="maxCopies"
          label={t('maxCopies')}
          placeholder={t('noLimit')}
          hint={t('noLimitHint')}
        />
        <MaybeLine
          name="featuredType"
          label={t('featuredType')}
          hint={t('featuredTypeHint')}
          suggestions={Object.keys(game.usage.byType)}
        />
      </FieldGrid>
      <Lines name="freeCards" label={t('freeCards')} hint={t('freeCardsHint')} />
      {missing.length > 0 && (
        <InlineAlert status="warning">
          {t('missingCards', {
            count: missing.length,
            names: formatFor().list(count > 0 ? [...names, t('andMore', { count })] : names),
          })}
        </InlineAlert>
      )}
    </GameSection>
  );
}
