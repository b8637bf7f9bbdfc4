import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import type { ChatLine, Seat, TableView } from '#contract/tables/tables.ts';
import { errorWords } from '#src/machines/failure.ts';
import { selectIsSaying } from '#src/machines/tables/lobbySelectors.ts';
import { MenuButton } from '#src/ui/components/menus/MenuButton.tsx';
import type { MenuAction } from '#src/ui/components/menus/menuAction.ts';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import IconFlag from '~icons/ph/flag';
import IconSend from '~icons/ph/paper-plane-right-fill';
import IconMute from '~icons/ph/speaker-slash';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { focusRing } from '../../../system/recipes/media.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { LobbyParts } from '../lobbyParts.ts';
import css from './chat.module.css';

const LONGEST = 500;
const COUNT_FROM = 400;

export function ChatPanel(parts: LobbyParts) {
  const t = useMessages('lobby');
  return (
    <Flex
      as="section"
      aria-labelledby="chat-title"
      layerStyle="glass"
      direction="column"
      flex="1 1 0"
      minHeight="300px"
      css={{ '@media (max-width: 1239px)': { flex: 'none', height: '380px' } }}
    >
      <Flex align="center" justify="space-between" minHeight="52px" pt="3" pb="1.5" ps="5" pe="3.5">
        <Heading as="h2" id="chat-title" fontSize="lg">
          {t('chat')}
        </Heading>
        <MuteMenu {...parts} />
      </Flex>
      <ChatBody {...parts} />
    </Flex>
  );
}

/** Everybody else who sits here or said something. */
function othersOf(table: TableView, myId: string): readonly { readonly id: string; readonly name: string }[] {
  const people = new Map<string, string>();
  for (const line of table.chat) people.set(line.memberId, line.name);
  for (const seat of table.seats) if (seat.memberId !== null) people.set(seat.memberId, seat.name);
  people.delete(myId);
  return [...people].map(([id, name]) => ({ id, name }));
}

export function MuteMenu({ table, myId, lobby, send, reportLine }: LobbyParts) {
  const t = useMessages('lobby');
  const notify = useNotify();
  const report = (messageId: string) =>
    reportLine?.(messageId).then(
      () => notify({ kind: 'success', text: t('reported') }),
      (thrown: unknown) => notify({ kind: 'error', text: errorWords(thrown) }),
    );
  const others = othersOf(table, myId);
  if (others.length === 0) return null;
  const items = others.flatMap(({ id, name }): MenuAction[] => {
    const line = table.chat.findLast(({ memberId }) => memberId === id);
    const mute: MenuAction = {
      key: id,
      words: t(lobby.context.muted.includes(id) ? 'unmute' : 'mute', { name }),
      icon: <IconMute aria-hidden="true" />,
      onChoose: () => send({ type: 'mute.pressed', memberId: id }),
    };
    if (reportLine === undefined || line === undefined) return [mute];
    return [
      mute,
      {
        key: `report ${id}`,
        words: t('report', { name }),
        icon: <IconFlag aria-hidden="true" />,
        onChoose: () => void report(line.id),
      },
    ];
  });
  return (
    <MenuButton
      label={t('muteOrReport')}
      items={items}
      trigger={(trigger) => (
        <IconActionButton label={t('muteOrReport')} size="sm" {...trigger}>
          <IconMute aria-hidden="true" />
        </IconActionButton>
      )}
    />
  );
}

const END_PX = 24;

/** Keeps the log at its end while lines come and it changes its size, unless somebody reads further up. */
function keepAtEnd(log: HTMLElement | null) {
  if (log === null) return;
  let isAtEnd = true;
  const toEnd = () => {
    if (isAtEnd) log.scrollTo({ top: log.scrollHeight });
  };
  const look = () => {
    isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - END_PX;
  };
  const observer = new ResizeObserver(toEnd);
  for (const element of [log, ...log.children]) observer.observe(element);
  log.addEventListener('scroll', look);
  return () => {
    observer.disconnect();
    log.removeEventListener('scroll', look);
  };
}

/** The lines and the field. */
export function ChatBody(parts: LobbyParts) {
  const { table, myId, lobby } = parts;
  const t = useMessages('lobby');
  const { muted } = lobby.context;
  const heard = table.chat.filter((line) => !muted.includes(line.memberId));
  return (
    <>
      <div
        className={css.log}
        role="log"
        aria-label={t('chatLog')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log has to be reached by the keyboard.
        tabIndex={0}
        ref={keepAtEnd}
      >
        <div>
          {heard.length === 0 && (
            <Text color="fg.muted" fontSize="sm">
              {t(table.chat.length > 0 ? 'chatMuted' : 'chatEmpty')}
            </Text>
          )}
          {heard.map((line) => (
            <Line key={line.id} line={line} seats={table.seats} />
          ))}
        </div>
      </div>
      {table.seats.some((seat) => seat.memberId === myId) ? (
        <SayForm {...parts} />
      ) : (
        <Text px="5" pt="3.5" pb="18px" color="fg.muted" fontSize="sm">
          {t('sitToChat')}
        </Text>
      )}
    </>
  );
}

const Line = ({ line, seats }: Readonly<{ line: ChatLine; seats: readonly Seat[] }>) => {
  const address = seats.find((seat) => seat.memberId === line.memberId)?.avatarUrl;
  return (
    <div className={css.line}>
      <Avatar seed={line.name} address={address} size={28} />
      <div>
        <b>{line.name}</b>
        <p>{line.text}</p>
      </div>
    </div>
  );
};

const Field = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    border: 'control',
    borderRadius: 'control',
    background: 'bg.well',
    _focusWithin: focusRing(1),
    '& input': {
      flex: '1',
      minWidth: '0',
      height: 'var(--height)',
      p: '0 0 0 14px',
      border: 'none',
      background: 'none',
      font: '500 16px / 1 var(--text)',
      outline: 'none',
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: 'var(--height)',
      color: 'brass.fg',
    },
    '& button[aria-disabled=true]': { color: 'fg.subtle' },
    '& svg': { boxSize: '5' },
  },
  variants: { isWide: { true: { '--height': '38px' }, false: { '--height': '46px' } } },
});

function SayForm({ lobby, send, isWide }: LobbyParts) {
  const t = useMessages('lobby');
  const { text, chatRefusal } = lobby.context;
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'say.pressed' });
  };
  return (
    <Box as="form" px="4" pt="2.5" pb="4" onSubmit={submit}>
      {chatRefusal !== '' && (
        <Text role="alert" mb="2" color="danger.fg" textStyle="hint">
          {chatRefusal}
        </Text>
      )}
      <Field isWide={isWide}>
        <input
          aria-label={t('say')}
          placeholder={t('say')}
          autoComplete="off"
          maxLength={LONGEST}
          value={text}
          onChange={(event) => send({ type: 'text.typed', text: event.target.value })}
        />
        {text.length >= COUNT_FROM && (
          <Box as="span" ps="2" pe="0.5" color="fg.muted" textStyle="code" fontSize="xs">
            {LONGEST - text.length}
          </Box>
        )}
        <button
          type="submit"
          aria-label={t('send')}
          title={t('send')}
          aria-disabled={isEmpty || undefined}
          aria-busy={selectIsSaying(lobby) || undefined}
        >
          <IconSend aria-hidden="true" />
        </button>
      </Field>
    </Box>
  );
}
