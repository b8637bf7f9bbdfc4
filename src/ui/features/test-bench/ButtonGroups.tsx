import { Badge, Button, type ButtonProps } from '@chakra-ui/react';
import IconCards from '~icons/ph/cards-duotone';
import IconDone from '~icons/ph/check-bold';
import IconGear from '~icons/ph/gear-six';
import IconTrash from '~icons/ph/trash';
import { ActionButton, IconActionButton } from '../../system/ActionButton.tsx';
import { Group, Row } from './specimens.tsx';

const words = {
  buttons: 'Button',
  oneSolid: 'One solid button a screen; here are several only to show them.',
  iconButtons: 'Icon button',
  badges: 'Badge',
  rows: {
    solid: 'solid',
    outline: 'outline',
    surface: 'surface',
    subtle: 'subtle',
    ghost: 'ghost',
    plain: 'plain',
    danger: 'danger',
    sizes: 'sizes',
    blocked: 'blocked',
    busy: 'busy',
    icon: 'ghost, outline',
  },
  states: { rest: 'Rest', hover: 'Hover', active: 'Pressed', focus: 'Focus', disabled: 'Disabled' },
  take: 'Take card',
  remove: 'Remove player',
  deleteSet: 'Delete set',
  draft: 'Draft vs 7 bots now',
  join: 'Join',
  joining: 'Joining',
  submit: 'Submit',
  submitReason: 'Submit at 40 cards, you have 38',
  settings: 'Settings',
  trash: 'Discard',
  undo: 'Undo',
  nothingToUndo: 'Nothing to undo',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  tones: {
    neutral: 'Locked',
    brass: 'Passing left',
    teal: 'Ana is choosing',
    ok: 'Live',
    warn: 'Running late',
    danger: 'Connection lost',
  },
};

const VARIANTS = ['solid', 'outline', 'surface', 'subtle', 'ghost', 'plain'] as const;
const TONES = ['neutral', 'brass', 'teal', 'ok', 'warn', 'danger'] as const;

/** A button at rest and as the pointer, a press and the keyboard leave it; these are pictures, so Tab passes by. */
const States = (props: Pick<ButtonProps, 'variant' | 'colorPalette'>) => (
  <>
    <Button {...props}>{words.states.rest}</Button>
    <Button {...props} data-hover="" tabIndex={-1}>
      {words.states.hover}
    </Button>
    <Button {...props} data-active="" tabIndex={-1}>
      {words.states.active}
    </Button>
    <Button {...props} data-focus-visible="" tabIndex={-1}>
      {words.states.focus}
    </Button>
    <Button {...props} disabled>
      {words.states.disabled}
    </Button>
  </>
);

export const ButtonGroups = () => (
  <>
    <Group title={words.buttons} note={words.oneSolid}>
      {VARIANTS.map((variant) => (
        <Row key={variant} name={words.rows[variant]}>
          <States variant={variant} />
        </Row>
      ))}
      <Row name={words.rows.danger}>
        <Button colorPalette="danger">{words.remove}</Button>
        <Button colorPalette="danger" variant="solid">
          {words.deleteSet}
        </Button>
        <Button colorPalette="danger" variant="ghost">
          <IconTrash aria-hidden="true" />
          {words.trash}
        </Button>
      </Row>
      <Row name={words.rows.sizes}>
        <Button size="sm">{words.small}</Button>
        <Button size="md">{words.medium}</Button>
        <Button size="lg">{words.large}</Button>
        <Button size="xl" variant="solid">
          <IconCards aria-hidden="true" />
          {words.draft}
        </Button>
      </Row>
      <Row name={words.rows.busy}>
        <ActionButton isBusy>{words.joining}</ActionButton>
        <ActionButton isBusy variant="solid">
          {words.joining}
        </ActionButton>
      </Row>
      <Row name={words.rows.blocked}>
        <ActionButton reason={words.submitReason}>{words.submit}</ActionButton>
        <ActionButton reason={words.submitReason} variant="solid">
          {words.submit}
        </ActionButton>
      </Row>
    </Group>
    <Group title={words.iconButtons}>
      <Row name={words.rows.icon}>
        <IconActionButton label={words.settings}>
          <IconGear aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={words.settings} variant="outline">
          <IconGear aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={words.settings} variant="outline" size="sm">
          <IconGear aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={words.trash} variant="outline" colorPalette="danger">
          <IconTrash aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={words.undo} reason={words.nothingToUndo} variant="outline">
          <IconTrash aria-hidden="true" />
        </IconActionButton>
        <IconActionButton label={words.joining} isBusy variant="outline">
          <IconGear aria-hidden="true" />
        </IconActionButton>
      </Row>
    </Group>
    <Group title={words.badges}>
      {(['surface', 'subtle'] as const).map((variant) => (
        <Row key={variant} name={words.rows[variant]}>
          {TONES.map((tone) => (
            <Badge key={tone} variant={variant} colorPalette={tone} size={variant === 'subtle' ? 'xs' : 'sm'}>
              {tone === 'ok' && <IconDone aria-hidden="true" />}
              {words.tones[tone]}
            </Badge>
          ))}
        </Row>
      ))}
      <Row name={words.rows.sizes}>
        <Badge size="xs">{words.small}</Badge>
        <Badge size="sm">{words.medium}</Badge>
        <Badge size="md">{words.large}</Badge>
      </Row>
    </Group>
  </>
);
