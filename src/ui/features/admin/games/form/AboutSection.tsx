import { gameFormSchema } from '#contract/admin/gameForm.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { RecordFormField, textOf } from '../../editor/RecordFormField.tsx';
import { useRecordField } from '../../editor/recordContext.ts';
import { recordFields } from '../../editor/recordFields.tsx';
import { FieldGrid, GameSection } from '../GameParts.tsx';
import type { GameEditor } from '../useGameEditor.ts';

const { Choice, Line, MaybeLine } = recordFields<GameDefinition>(gameFormSchema);

const ASPECTS = { poker: 0.714, mini: 0.647, tarot: 0.583, square: 1, landscape: 1.4, other: 0.7 };

/** Its name, the line below it, and what a card of the game looks like from outside. */
export function AboutSection({ editor: { definition } }: { readonly editor: GameEditor }) {
  const t = useMessages('adminGames');
  const aspects = Object.entries(ASPECTS);
  const [known = 'other'] = aspects.find(([, aspect]) => aspect === definition.cardAspect) ?? [];
  return (
    <GameSection title={t('about')}>
      <FieldGrid>
        <Line name="name" label={t('name')} />
        <Line name="tagline" label={t('tagline')} hint={t('taglineHint')} />
        <Choice
          name="cardAspect"
          label={t('aspect')}
          value={known}
          choices={aspects.map(([aspect]) => ({ value: aspect, label: t('aspects', { aspect }) }))}
          changes={(chosen) => ({ cardAspect: new Map(aspects).get(chosen) ?? ASPECTS.other })}
        />
        {known === 'other' && <Width />}
        <MaybeLine name="cardBack" type="url" label={t('cardBack')} hint={t('cardBackHint')} />
      </FieldGrid>
    </GameSection>
  );
}

/** Of a card with unusual proportions. */
function Width() {
  const t = useMessages('adminGames');
  const field = useRecordField('cardAspect');
  return (
    <RecordFormField field={field} label={t('width')} hint={t('widthHint')}>
      <FormInput
        type="number"
        step={0.001}
        value={Number.isFinite(field.value) ? textOf(field.value) : ''}
        readOnly={field.isReadOnly}
        onChange={({ target }) => field.type(target.valueAsNumber)}
      />
    </RecordFormField>
  );
}
