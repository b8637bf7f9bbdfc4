import { Button, HStack, Text } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { wordsOfFields } from '../../../components/submission/fieldErrors.ts';
import { useSubmission } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { FormTextarea } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { useNotify } from '../../shell/actors.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { CardFormProps } from './cardFormProps.ts';
import { FormRefusal } from './FormRefusal.tsx';

const MOST_CHARACTERS = 200;

interface AboutFormProps extends CardFormProps {
  readonly typed: string;
  readonly onTyped: (text: string | null) => void;
}

/** A few words about yourself; the card beside it shows them as they are typed. */
export function AboutForm({ card, calls, onChanged, typed, onTyped }: AboutFormProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const { isBusy, refusal, submit } = useSubmission(
    async (aboutText: string) => (await calls()).changeCard({ aboutText }),
    () => {
      notify({ kind: 'success', text: t('aboutSaved') });
      onChanged();
    },
  );
  const tooMany = typed.length > MOST_CHARACTERS ? t('aboutTooLong', { most: MOST_CHARACTERS }) : undefined;
  const refused = refusal === null ? undefined : wordsOfFields(refusal.fields).aboutText;
  const isSame = typed.trim() === card.aboutText;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tooMany === undefined && !isSame) submit(typed.trim());
  };
  return (
    <ProfilePanel title={t('about')}>
      <PanelBody asChild>
        <form noValidate onSubmit={onSubmit}>
          <FormField
            label={t('aboutLabel')}
            error={tooMany ?? refused}
            aside={
              <Text as="span" color="fg.muted" textStyle="code" fontSize="sm">
                {t('aboutCount', { count: typed.length, most: MOST_CHARACTERS })}
              </Text>
            }
          >
            <FormTextarea rows={3} value={typed} onChange={({ target }) => onTyped(target.value)} />
          </FormField>
          {refused === undefined && <FormRefusal refusal={refusal} />}
          <HStack gap="3" wrap="wrap">
            <ActionButton
              type="submit"
              isBusy={isBusy}
              reason={isSame && !isBusy ? t('nothingChanged') : tooMany}
            >
              {t('save')}
            </ActionButton>
            {!isSame && !isBusy && (
              <Button variant="ghost" onClick={() => onTyped(null)}>
                {t('undo')}
              </Button>
            )}
          </HStack>
        </form>
      </PanelBody>
    </ProfilePanel>
  );
}
