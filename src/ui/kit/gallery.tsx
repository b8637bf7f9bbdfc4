import { type ReactNode, useState } from 'react';
import type { CardFace, GameLook } from '#contract/faces.ts';
import IconCards from '~icons/ph/cards-duotone';
import IconDots from '~icons/ph/dots-three-vertical-bold';
import IconGear from '~icons/ph/gear-six';
import { CardBack } from '../cards/CardBack.tsx';
import { CardImage } from '../cards/CardImage.tsx';
import { CardSkeleton } from '../cards/CardSkeleton.tsx';
import { CardStack } from '../cards/CardStack.tsx';
import { CardStrip } from '../cards/CardStrip.tsx';
import { LaneGlyph } from '../cards/LaneGlyph.tsx';
import { PlayCard } from '../cards/PlayCard.tsx';
import { RarityMark } from '../cards/RarityMark.tsx';
import { Avatar, BotAvatar, OpenSeat } from './Avatar.tsx';
import { Button, IconButton } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Chip, FilterChip } from './Chip.tsx';
import { ClockRing } from './ClockRing.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { Field } from './Field.tsx';
import './gallery.css';
import { InlineNotice } from './InlineNotice.tsx';
import { KeyHint } from './KeyHint.tsx';
import { Menu } from './Menu.tsx';
import { Meter } from './Meter.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { Panel } from './Panel.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Select } from './Select.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Switch } from './Switch.tsx';
import { TextInput } from './TextInput.tsx';

interface GalleryProps {
  /** A game and some of its cards, so that the pieces show what they will show. */
  readonly look: GameLook;
  readonly faces: readonly CardFace[];
}

/** Every shared piece in each of its states, for members of QA and for whoever changes the look. */
export const Gallery = ({ look, faces }: GalleryProps) => (
  <div className="gallery">
    <Sizes look={look} faces={faces} />
    <States look={look} faces={faces} />
    <Pictures faces={faces} />
    <Marks look={look} faces={faces} />
    <Buttons />
    <Fields />
    <Tellings />
    <Dialogs />
    <Waiting />
  </div>
);

const Part = ({
  title,
  children,
  words,
}: Readonly<{ title: string; words?: string; children: ReactNode }>) => (
  <section className="gallery-part">
    <div className="gallery-title">
      <h2>{title}</h2>
      {words !== undefined && <p>{words}</p>}
    </div>
    <div className="gallery-row">{children}</div>
  </section>
);

const Piece = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <figure className="gallery-piece">
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);

const at = (faces: readonly CardFace[], place: number): CardFace | undefined =>
  faces.length === 0 ? undefined : faces[place % faces.length];

const zoom = () => undefined;
const SIZES = ['xl', 'lg', 'md', 'sm', 'xs'] as const;

const Sizes = ({ look, faces }: GalleryProps) => (
  <Part title="Sizes" words="One component; everything inside is a fraction of the card's width.">
    {SIZES.map((size, place) => {
      const face = at(faces, place);
      return (
        face !== undefined && (
          <Piece key={size} name={size}>
            <PlayCard face={face} look={look} size={size} />
          </Piece>
        )
      );
    })}
    <Piece name="stack">
      <CardStack
        label="Cost 2"
        look={look}
        cards={faces.slice(0, 4).map((face) => ({ key: face.card, face }))}
        onZoom={zoom}
      />
    </Piece>
    <Piece name="strip">
      <div className="col g4" style={{ width: 188 }}>
        {faces.slice(0, 6).map((face, place) => (
          <CardStrip key={face.card} face={face} look={look} count={place + 1} />
        ))}
      </div>
    </Piece>
  </Part>
);

const STATES = [
  ['idle', undefined],
  ['reserved', 'Taken at 0:00'],
  ['pending', undefined],
  ['refused', 'That pack has moved on. The card is still here.'],
  ['taken', 'Kim took this'],
  ['dimmed', undefined],
] as const;

const States = ({ look, faces }: GalleryProps) => (
  <Part title="States" words="Selection is ring, tick and words, never colour alone.">
    {STATES.map(([state, sentence], place) => {
      const face = at(faces, place);
      return (
        face !== undefined && (
          <Piece key={state} name={state}>
            <button type="button" className="card-button" aria-label={face.name}>
              <PlayCard
                face={face}
                look={look}
                state={state}
                sentence={sentence}
                isLively
                isFoil
                onZoom={zoom}
              />
            </button>
          </Piece>
        )
      );
    })}
    <Piece name="loading">
      <CardSkeleton />
    </Piece>
    {faces.slice(-5).map((face) => (
      <Piece key={face.card} name="long texts, no cost, no picture">
        <PlayCard face={face} look={look} isFoil />
      </Piece>
    ))}
    <Piece name="back">
      <CardBack />
    </Piece>
  </Part>
);

const Pictures = ({ faces }: Pick<GalleryProps, 'faces'>) => {
  const face = faces.find(({ image }) => image !== null);
  const words = { name: 'Static Hymn', cost: '2', rules: 'Deal 2 to a Being.' };
  return (
    <Part title="Card image">
      {SIZES.map((size) => (
        <Piece key={size} name={size}>
          <CardImage address={null} alt="Static Hymn" size={size} words={words} />
        </Piece>
      ))}
      <Piece name="selected, zoom">
        <CardImage address={face?.image ?? null} alt={face?.name ?? ''} isSelected onZoom={zoom} />
      </Piece>
    </Part>
  );
};

const Marks = ({ look }: GalleryProps) => (
  <Part title="Rarities, lanes, people">
    {look.rarities.map((rarity) => (
      <Piece key={rarity.code} name={rarity.name}>
        <RarityMark rarity={rarity} hasPips />
      </Piece>
    ))}
    {look.lanes.map((lane) => (
      <Piece key={lane.key} name={lane.label}>
        <LaneGlyph lane={lane} size={28} />
      </Piece>
    ))}
    <Piece name="You">
      <Avatar seed="mara" size={46} letter="A" ring="yours" />
    </Piece>
    <Piece name="Acting">
      <Avatar seed="ana" size={46} letter="B" ring="acting" />
    </Piece>
    <Piece name="Bot">
      <BotAvatar size={46} letter="C" />
    </Piece>
    <Piece name="Open seat">
      <OpenSeat size={46} />
    </Piece>
    <Piece name="Clock">
      <span className="row g12">
        <ClockRing secondsLeft={24} secondsInAll={40} />
        <ClockRing secondsLeft={7} secondsInAll={40} />
      </span>
    </Piece>
  </Part>
);

const Buttons = () => (
  <Part title="Buttons and chips" words="One brass button a screen; here are several only to show them.">
    <div className="gallery-line">
      <Button variant="solid">Take card</Button>
      <Button>Watch</Button>
      <Button variant="soft">Change</Button>
      <Button variant="ghost">Dismiss</Button>
      <Button variant="danger">Remove</Button>
      <Button variant="destroy">Delete</Button>
      <Button reason="Submit at 40 cards, you have 38">Submit</Button>
      <Button isBusy>Joining</Button>
      <Button variant="solid" isBusy>
        Taking
      </Button>
      <IconButton label="Settings">
        <IconGear aria-hidden="true" />
      </IconButton>
      <Menu
        label="Table"
        align="start"
        trigger={(props) => (
          <IconButton {...props} label="More" variant="outline">
            <IconDots aria-hidden="true" />
          </IconButton>
        )}
        items={[
          { key: 'pause', words: 'Pause the table', onChoose: zoom },
          { key: 'bot', words: 'Hand seat to a bot', reason: 'The draft has ended', onChoose: zoom },
          { key: 'leave', words: 'Leave', isDestructive: true, onChoose: zoom },
        ]}
      />
    </div>
    <div className="gallery-line">
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
      <Button variant="solid" size="xl">
        <IconCards aria-hidden="true" />
        Draft against bots now
      </Button>
      <Button variant="solid" size="xl">
        <ClockRing secondsLeft={24} secondsInAll={40} isInked size={38} />
        Take Cinder Vale
        <KeyHint>Enter</KeyHint>
      </Button>
    </div>
    <div className="gallery-line">
      <Chip>Plain</Chip>
      <Chip tone="brass">Passing left</Chip>
      <Chip tone="ok">
        <span className="dot" /> Live
      </Chip>
      <Chip tone="warn">Late</Chip>
      <Chip tone="danger">Lost</Chip>
      <Chip tone="teal">Ana is choosing</Chip>
      <Chip size="tag">Last used</Chip>
      <FilterChip isOn>Open seats</FilterChip>
      <FilterChip isOn={false}>With bots</FilterChip>
    </div>
  </Part>
);

const Fields = () => {
  const [isOn, setOn] = useState(true);
  const [group, setGroup] = useState<'cost' | 'lane' | 'type'>('cost');
  return (
    <Part title="Fields">
      <Panel className="gallery-fields">
        <Field label="Email" error="Enter an address like name@example.com" isRequired>
          {(control) => <TextInput {...control} size="lg" defaultValue="ana@emberwake" />}
        </Field>
        <Field
          label="Password"
          hint="Eight characters or more."
          aside={<span className="link t14">Forgot password?</span>}
        >
          {(control) => <PasswordInput {...control} size="lg" placeholder="Your password" />}
        </Field>
        <Field label="Game">
          {(control) => (
            <Select {...control}>
              <option>Emberwake</option>
              <option>Another game</option>
            </Select>
          )}
        </Field>
      </Panel>
      <Panel look="lit" className="gallery-fields">
        <SegmentedControl
          label="Group the pool by"
          value={group}
          onChange={setGroup}
          segments={[
            { value: 'cost', label: 'Cost' },
            { value: 'lane', label: 'Lane' },
            { value: 'type', label: 'Type' },
          ]}
        />
        <Switch label="Sounds" sentence="Only for your own packs." isOn={isOn} onChange={setOn} />
        <Switch
          label="Desktop notices"
          sentence="While this tab is hidden."
          isOn={!isOn}
          onChange={(on) => setOn(!on)}
        />
        <Checkbox isChecked={isOn} onChange={setOn}>
          I accept the terms of service
        </Checkbox>
        <Meter label="Deleting cards" value={132} max={214} isLabelled tone="danger" />
      </Panel>
    </Part>
  );
};

const Tellings = () => (
  <Part title="Notices and the error banner">
    <div className="gallery-notes">
      <InlineNotice kind="success" title="Deck submitted.">
        You can still change it for nine minutes.
      </InlineNotice>
      <InlineNotice kind="error" title="Please fix two fields">
        email: Enter an address like name@example.com; password: Enter your password
      </InlineNotice>
      <InlineNotice
        kind="warning"
        title="Two tabs hold this seat."
        action={<Button size="sm">Use this one</Button>}
      >
        Only this one can pick.
      </InlineNotice>
      <InlineNotice kind="info" title="Kim lost connection.">
        The draft goes on, the seat is kept.
      </InlineNotice>
    </div>
    <div className="gallery-wide">
      <ErrorBanner
        title="Your decks could not be loaded"
        details={'GET /api/decks?mine=1  504 after 10,000 ms\nrequest 7c1f-0e2a, 20 Nov 2026 12:04:18 UTC'}
        onRetry={zoom}
        onDismiss={zoom}
      >
        The server took too long to answer. Nothing you saved is lost.
      </ErrorBanner>
    </div>
  </Part>
);

const Dialogs = () => {
  const [open, setOpen] = useState<'none' | 'question' | 'destructive'>('none');
  const [isLoading, setLoading] = useState(false);
  const close = () => setOpen('none');
  return (
    <Part title="Dialogs">
      <Button onClick={() => setOpen('question')}>Ask a question</Button>
      <Button onClick={() => setOpen('destructive')}>Ask about something final</Button>
      <ModalDialog
        title="Hand this seat to a bot?"
        isOpen={open === 'question'}
        onClose={close}
        confirm={{ onConfirm: close }}
      >
        A bot picks for you from the next pack on. Your 19 cards stay yours, and you can come back until the
        draft ends.
      </ModalDialog>
      <ModalDialog
        title="Delete set Emberwake?"
        isOpen={open === 'destructive'}
        isPersistent
        isLoading={isLoading}
        onClose={close}
        confirm={{
          words: 'Delete set',
          busyWords: 'Deleting',
          isDestructive: true,
          onConfirm: () => {
            setLoading(true);
            setTimeout(() => {
              setLoading(false);
              close();
            }, 4000);
          },
        }}
      >
        214 cards go with it, and three templates lose their packs. Finished drafts keep their pictures.
      </ModalDialog>
    </Part>
  );
};

const Waiting = () => (
  <Part title="Empty and loading">
    <div className="gallery-half">
      <EmptyState title="No decks yet" action={<Button variant="solid">Draft with 7 bots</Button>}>
        Every draft you finish puts its cards here, sorted and ready to build.
      </EmptyState>
    </div>
    <div className="gallery-half col g12">
      {[220, 160].map((width) => (
        <Panel key={width} pad="none" className="row g16 gallery-waiting">
          <Skeleton width={150} height={76} radius={0} />
          <span className="col g8 grow">
            <Skeleton width={width} />
            <Skeleton width={width - 60} height={12} />
          </span>
          <Skeleton width={88} height={40} radius={10} />
        </Panel>
      ))}
      <div className="row g12">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <CardSkeleton key={key} size="sm" width={99} />
        ))}
      </div>
    </div>
  </Part>
);
