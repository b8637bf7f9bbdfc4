import * as z from 'zod/mini';
import { type StoredPack, storedPackSchema } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Disclosure } from '../../editor/Disclosure.tsx';
import { WholeTextField } from './NumberField.tsx';

interface PackJsonProps {
  readonly pack: StoredPack;
  readonly onChange: (pack: StoredPack) => void;
}

/** The whole definition as text, to copy or to change what the form doesn't show. */
export function PackJson(props: PackJsonProps) {
  const t = useMessages('adminPacks');
  return (
    <Disclosure title={t('json')} summary={t('jsonHint')}>
      <JsonText {...props} />
    </Disclosure>
  );
}

function JsonText({ pack, onChange }: PackJsonProps) {
  const t = useMessages('adminPacks');
  const problemOf = (text: string) => {
    try {
      const { error } = z.safeParse(storedPackSchema, JSON.parse(text));
      return error && t('notPack', { place: error.issues[0]?.path.map(String).join(' › ') || t('whole') });
    } catch (fault) {
      return t('notJson', { fault: fault instanceof Error ? fault.message : String(fault) });
    }
  };
  return (
    <WholeTextField
      label={t('jsonText')}
      isCode
      isLong
      value={JSON.stringify(pack, null, 2)}
      problemOf={problemOf}
      onTake={(text) => onChange({ ...z.parse(storedPackSchema, JSON.parse(text)), slug: pack.slug })}
    />
  );
}
