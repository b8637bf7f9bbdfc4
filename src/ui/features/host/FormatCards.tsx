import { RadioCard, SimpleGrid } from '@chakra-ui/react';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { MenuPack } from '#src/machines/tables/formatMenu.ts';
import { useMessages } from '../../messages/useMessages.ts';

interface FormatCardsProps {
  readonly pack: MenuPack;
  /** The name of the format that is chosen; null while another pack or a template is. */
  readonly chosen: string | null;
  readonly onChoose: (offered: OfferedFormat) => void;
}

/** The formats of a pack: one can be chosen; those without enough cards say what is missing. */
export function FormatCards({ pack, chosen, onChoose }: FormatCardsProps) {
  const t = useMessages('hosting');
  const common = useMessages('common');
  return (
    <RadioCard.Root
      value={chosen}
      aria-label={t('formatsLabel', { pack: pack.name })}
      onValueChange={({ value }) => {
        const offered = pack.formats.find(({ format }) => format === value);
        if (offered) onChoose(offered);
      }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="3">
        {pack.formats.map((offered) => (
          <RadioCard.Item key={offered.format} value={offered.format} disabled={offered.refusal !== null}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemContent>
              <RadioCard.ItemText>{common('formatName', { format: offered.format })}</RadioCard.ItemText>
              <FormatWords offered={offered} />
            </RadioCard.ItemContent>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  );
}

function FormatWords({ offered }: { readonly offered: OfferedFormat }) {
  const t = useMessages('hosting');
  const { blurb, note, refusal, seats, minutes } = offered;
  if (refusal !== null) return <RadioCard.ItemDescription>{refusal}</RadioCard.ItemDescription>;
  return (
    <>
      <RadioCard.ItemDescription>{blurb}</RadioCard.ItemDescription>
      {note !== null && <RadioCard.ItemDescription>{note}</RadioCard.ItemDescription>}
      <RadioCard.ItemAddon>{t('seatsAndTime', { seats, minutes })}</RadioCard.ItemAddon>
    </>
  );
}
