import { Card, Grid, Heading, Input, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { GameUsage } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { Cell } from '../games/Cell.tsx';
import { ForOneGame } from '../games/ForOneGame.tsx';
import { GameForm } from '../games/GameForm.tsx';
import { freshKey } from '../games/gameDraft.ts';
import { OrderedRows } from '../games/OrderedRows.tsx';
import { SaveBar } from '../games/SaveBar.tsx';
import type { GameEditor, GamePorts } from '../games/useGameEditor.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';

/** An entry as its row shows it. */
export interface OpenEntry<Entry> {
  readonly entry: Entry;
  readonly game: GameDefinition;
  /** How many printings or decks need it. */
  readonly uses: number;
  readonly change: (changes: Partial<Entry>) => void;
  readonly errorOf: (field: keyof Entry & string) => string | undefined;
}

interface GameListProps<Entry extends object> {
  readonly part: 'rarities' | 'buckets';
  readonly ports: GamePorts;
  readonly most: number;
  readonly entriesOf: (game: GameDefinition) => readonly Entry[];
  readonly stored: (game: GameDefinition, entries: readonly Entry[]) => Partial<GameDefinition>;
  readonly fresh: (entries: readonly Entry[], key: string) => Entry;
  /** The fields of its name and of its key, which follows the name until it is stored. */
  readonly named: readonly [name: keyof Entry & string, key: keyof Entry & string];
  readonly usesOf: (usage: GameUsage) => Readonly<Record<string, number>>;
  readonly columns: string;
  readonly heads: readonly string[];
  readonly cells: (open: OpenEntry<Entry>) => ReactNode;
  readonly preview: (game: GameDefinition) => ReactNode;
}

const textOf = (entry: object, field: string): string => String(Reflect.get(entry, field) ?? '');

/** The screen of a list in a game's definition: its entries in their order, and what they come to. */
export function GameList<Entry extends object>(props: GameListProps<Entry>) {
  const { part, ports } = props;
  const t = useMessages('adminRarities');
  useScreenTitle(t('list', { part }));
  return (
    <SystemProvider>
      <AdminHeader title={t('title', { part })} sentence={t('lead', { part })} />
      <ForOneGame label={t('list', { part })}>
        {(slug) => (
          <GameForm key={slug} ports={ports} slug={slug} what={t('all', { part })}>
            {(editor) => <Entries {...props} editor={editor} />}
          </GameForm>
        )}
      </ForOneGame>
    </SystemProvider>
  );
}

function Entries<Entry extends object>(props: GameListProps<Entry> & { readonly editor: GameEditor }) {
  const { part, editor, most, named, entriesOf, stored } = props;
  const t = useMessages('adminRarities');
  const { definition: game, errors } = editor;
  const [nameField, keyField] = named;
  const entries = entriesOf(game);
  const keysOf = (some: readonly Entry[]) => some.map((entry) => textOf(entry, keyField));
  const known = keysOf(entriesOf(editor.game.definition));
  const usesOf = (entry: Entry) => props.usesOf(editor.game.usage)[textOf(entry, keyField)] ?? 0;
  const store = (next: readonly Entry[]) => editor.change(stored(game, next));
  return (
    <>
      <Grid templateColumns="minmax(0, 1fr)" css={WIDE} gap="5" alignItems="start">
        <Card.Root>
          <Card.Body gap="3.5">
            {entries.length === 0 && <Text color="fg.muted">{t('none', { game: game.name })}</Text>}
            <OrderedRows<Entry>
              label={t('listOf', { part, game: game.name })}
              one={t('one', { part })}
              entries={entries}
              nameOf={(entry) => textOf(entry, nameField)}
              onChange={store}
              columns={props.columns}
              heads={[t('name'), t('key', { part }), ...props.heads]}
              keptBecause={(entry) => {
                const count = usesOf(entry);
                if (count > 0) return t('inUse', { part, count });
                return part === 'buckets' && entries.length === 1 ? t('last') : undefined;
              }}
              onAdd={() => store([...entries, props.fresh(entries, freshKeyAmong(keysOf(entries), part))])}
              fullBecause={entries.length >= most ? t('full', { most }) : undefined}
            >
              {(entry, place, change) => {
                const key = textOf(entry, keyField);
                const others = keysOf(entries.filter((other) => other !== entry));
                const errorOf = (field: string) => errors[`${part}.${place}.${field}`];
                const type = (changes: Readonly<Record<string, string>>) =>
                  store(entries.map((one) => (one === entry ? { ...one, ...changes } : one)));
                return (
                  <>
                    <Cell label={t('name')} error={errorOf(nameField)}>
                      {(control) => (
                        <Input
                          {...control}
                          value={textOf(entry, nameField)}
                          onChange={({ target: { value } }) =>
                            type({
                              [nameField]: value,
                              [keyField]: known.includes(key) ? key : freshKey(value, others, key),
                            })
                          }
                        />
                      )}
                    </Cell>
                    <Cell label={t('key', { part })} error={errorOf(keyField)}>
                      {(control) => (
                        <Input
                          {...control}
                          fontFamily="mono"
                          value={key}
                          readOnly={known.includes(key) && usesOf(entry) > 0}
                          onChange={({ target }) => type({ [keyField]: target.value.trim() })}
                        />
                      )}
                    </Cell>
                    {props.cells({ entry, game, uses: usesOf(entry), change, errorOf })}
                  </>
                );
              }}
            </OrderedRows>
            {errors[part] !== undefined && (
              <Text color="danger.fg" fontSize="sm">
                {errors[part]}
              </Text>
            )}
          </Card.Body>
        </Card.Root>
        <Card.Root asChild>
          <aside aria-label={t('preview')}>
            <Card.Body gap="3">
              <Heading as="h2" size="sm">
                {t('previewTitle', { part, game: game.name })}
              </Heading>
              <Stack gap="2">{props.preview(game)}</Stack>
            </Card.Body>
          </aside>
        </Card.Root>
      </Grid>
      <SaveBar editor={editor} />
    </>
  );
}

/** From here on there is room for the preview beside. */
const WIDE = { '@media (min-width: 1181px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } };

/** Keys are data: the same whatever language the Admin reads. */
const KEY_WORDS = { rarities: 'rarity', buckets: 'bucket' } as const;

const freshKeyAmong = (keys: readonly string[], part: keyof typeof KEY_WORDS) =>
  freshKey('', keys, `${KEY_WORDS[part]}-${keys.length + 1}`);
