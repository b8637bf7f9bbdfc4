import { Badge, Button, type ButtonProps } from '@chakra-ui/react';
import { buttonSamples } from '#src/ui/messages/samples.ts';
import { ActionButton, IconActionButton } from '#src/ui/system/ActionButton.tsx';
import IconCards from '~icons/ph/cards-duotone';
import IconDone from '~icons/ph/check-bold';
import IconGear from '~icons/ph/gear-six';
import IconTrash from '~icons/ph/trash';
import { Group, Row } from './specimens.tsx';

const VARIANTS = ['solid', 'outline', 'surface', 'subtle', 'ghost', 'plain'] as const;
const TONES = ['neutral', 'brass', 'teal', 'ok', 'warn', 'danger'] as const;

/** A button at rest and as the pointer, a press and the keyboard leave it; these are pictures, so Tab passes by. */
const States = (props: Pick<ButtonProps, 'variant' | 'colorPalette'>) => (
  <>
    <Button {...props}>{buttonSamples.states.rest}</Button>
    <Button {...props} data-hover="" tabIndex={-1}>
      {buttonSamples.states.hover}
    </Button>
    <Button {...props} data-active="" tabIndex={-1}>
      {buttonSamples.states.active}
    </Button>
    <Button {...props} data-focus-visible="" tabIndex={-1}>
      {buttonSamples.states.focus}
    </Button>
    <Button {...props} disabled>
      {buttonSamples.states.disabled}
    </Button>
  </>
);

export const ButtonGroups = () => (
  <>
    <Group title={buttonSamples.buttons} note={buttonSamples.oneSolid}>
      {VARIANTS.map((variant) => (
        <Row key={variant} name={buttonSamples.rows[variant]}>
          <States variant={variant} />
        </Row>
      ))}
      <Row name={buttonSamples.rows.danger}>
        <Button colorPalette="danger">{buttonSamples.remove}</Button>
        <Button colorPalette="danger" variant="solid">
          {buttonSamples.deleteSet}
        </Button>
        <Button colorPalette="danger" variant="ghost">
          <IconTrash aria-hidden="true" />
          {buttonSamples.trash}
        </Button>
      </Row>
      <Row name={buttonSamples.rows.sizes}>
        <Button size="sm">{buttonSamples.small}</Button>
        <Button size="md">{buttonSamples.medium}</Button>
        <Button size="lg">{buttonSamples.large}</Button>
        <Button size="xl" variant="solid">
          <IconCards aria-hidden="true" />
          {buttonSamples.draft}
        </Button>
      </Row>
      <Row name={buttonSamples.rows.busy}>
        <ActionButton isBusy>{buttonSamples.joining}</ActionButton>
        <ActionButton isBusy variant="solid">
          {buttonSamples.joining}
        </ActionButton>
      </Row>
      <Row name={buttonSamples.rows.blocked}>
        <ActionButton reason={buttonSamples.submitReason}>{buttonSamples.submit}</ActionButton>
        <ActionButton reason={buttonSamples.submitReason} variant="solid">
          {buttonSamples.submit}
        </ActionButton>
      </Row>
    </Group>
    <Group title={buttonSamples.iconButtons}>
      <Row name={buttonSamples.rows.icon}>
        <IconActionButton label={buttonSamples.settings}>
          <IconGear aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={buttonSamples.settings} variant="outline">
          <IconGear aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={buttonSamples.settings} variant="outline" size="sm">
          <IconGear aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={buttonSamples.trash} variant="outline" colorPalette="danger">
          <IconTrash aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={buttonSamples.undo} reason={buttonSamples.nothingToUndo} variant="outline">
          <IconTrash aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={buttonSamples.joining} isBusy variant="outline">
          <IconGear aria-hidden="true" />
        </IconActionButton>
      </Row>
    </Group>
    <Group title={buttonSamples.badges}>
      {(['surface', 'subtle'] as const).map((variant) => (
        <Row key={variant} name={buttonSamples.rows[variant]}>
          {TONES.map((tone) => (
            <Badge key={tone} variant={variant} colorPalette={tone} size={variant === 'subtle' ? 'xs' : 'sm'}>
              {tone === 'ok' && <IconDone aria-hidden="true" />}
              {buttonSamples.tones[tone]}
            </Badge>
          ))}
        </Row>
      ))}
      <Row name={buttonSamples.rows.sizes}>
        <Badge size="xs">{buttonSamples.small}</Badge>
        <Badge size="sm">{buttonSamples.medium}</Badge>
        <Badge size="md">{buttonSamples.large}</Badge>
      </Row>
    </Group>
  </>
);
