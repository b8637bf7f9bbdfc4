import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { memo, type ReactNode, useState } from 'react';
import { type CardFace, type GameLook, ownNameOf } from '#contract/games/faces.ts';
import { laneNeeds } from '#engine/lands.ts';
import IconSuggest from '~icons/ph/magic-wand';
import IconMinus from '~icons/ph/minus-bold';
import IconMore from '~icons/ph/plus';
import IconPlus from '~icons/ph/plus-bold';
import { laneOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { formatFor } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../../system/ActionButton.tsx';
import { type DeckDesk, useDeckDesk } from '../desk/deckDesk.ts';
import { DENSE } from './SuggestedDeck.tsx';

/** Cards the game gives for nothing, in a panel; nothing where it gives none. */
export function BasicLandsPanel() {
  const { view } = useDeckDesk();
  const t = useMessages('deck');
  if (!view.isMine || view.freeFaces.length === 0) return null;
  return (
    <TitledPanel {...DENSE} title={t('basicLands')} end={<SuggestButton />}>
      <Rows />
    </TitledPanel>
  );
}

/** The same without a panel. */
export const BasicLands = () => (
  <>
    <Flex justify="flex-end">
      <SuggestButton />
    </Flex>
    <Rows />
  </>
);

function SuggestButton() {
  const { main, look, suggestFree } = useDeckDesk();
  const t = useMessages('deck');
  const isFull = look.deckSize <= main.entries.length;
  return (
    <ActionButton
      variant="plain"
      size="sm"
      reason={isFull ? t('boardFull', { board: main.name }) : undefined}
      onClick={suggestFree}
    >
      <IconSuggest aria-hidden="true" />
      {t('suggestLands')}
    </ActionButton>
  );
}

function Rows() {
  const { view, document, main, look, setFree } = useDeckDesk();
  const [isUnfolded, setUnfolded] = useState(false);
  const { free } = document.contents;
  const needed = laneNeeds(
    main.entries.map(({ face }) => face),
    look.symbols,
  );
  const isNear = (face: CardFace) =>
    (free[ownNameOf(face)] ?? 0) > 0 ||
    madeBy(face).length === 0 ||
    madeBy(face).some((lane) => needed.has(lane));
  const near = view.freeFaces.filter((face) => isUnfolded || isNear(face));
  const far = view.freeFaces.filter((face) => !near.includes(face));
  return (
    <>
      <Box as="ul">
        {near.map((face) => (
          <LandRow key={face.card} {...{ face, look, setFree }} count={free[ownNameOf(face)] ?? 0} />
        ))}
      </Box>
      {far.length > 0 && (
        <ActionButton
          variant="plain"
          size="sm"
          alignSelf="flex-start"
          px="0"
          whiteSpace="normal"
          onClick={() => setUnfolded(true)}
        >
          <IconMore aria-hidden="true" />
          {formatFor().list(far.map((face) => laneOf(look, madeBy(face)[0] ?? '')?.label ?? face.name))}
        </ActionButton>
      )}
    </>
  );
}

const madeBy = ({ makes, lanes }: CardFace) => makes ?? lanes;

interface LandRowProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly count: number;
  readonly setFree: DeckDesk['setFree'];
}

const LandRow = memo(function LandRow({ face, look, count, setFree }: LandRowProps) {
  const t = useMessages('deck');
  const lane = laneOf(look, madeBy(face)[0] ?? '');
  return (
    <Grid as="li" templateColumns="24px minmax(0, 1fr) auto 36px auto" alignItems="center" gap="0.5" py="1px">
      <Box>{lane !== undefined && <LaneGlyph lane={lane} size={18} />}</Box>
      <Text truncate>{face.name}</Text>
      <Stepper
        label={t('oneLess', { card: face.name })}
        reason={count > 0 ? undefined : t('noneOfIt')}
        onStep={() => setFree(ownNameOf(face), count - 1)}
      >
        <IconMinus aria-hidden="true" />
      </Stepper>
      <Text textAlign="center" textStyle="code" fontWeight="semibold">
        {count}
      </Text>
      <Stepper label={t('oneMore', { card: face.name })} onStep={() => setFree(ownNameOf(face), count + 1)}>
        <IconPlus aria-hidden="true" />
      </Stepper>
    </Grid>
  );
});

interface StepperProps {
  readonly label: string;
  readonly reason?: string | undefined;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

const Stepper = ({ label, reason, onStep, children }: StepperProps) => (
  <IconActionButton
    variant="outline"
    size="sm"
    px="0"
    _icon={{ boxSize: '4' }}
    label={label}
    reason={reason}
    onClick={onStep}
  >
    {children}
  </IconActionButton>
);
