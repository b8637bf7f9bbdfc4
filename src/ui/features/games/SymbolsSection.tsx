import { Card, Heading, Text } from '@chakra-ui/react';
import { MOST_SYMBOLS } from '#contract/admin/gameForm.ts';
import { type GameSymbol, symbolSchema } from '#contract/games/game.ts';
import { Select } from '../../kit/Select.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { Cell } from '../admin/games/Cell.tsx';
import { ColourInput } from '../admin/games/ColourInput.tsx';
import { OrderedRows } from '../admin/games/OrderedRows.tsx';
import type { GameEditor } from '../admin/games/useGameEditor.ts';

const SHAPES = symbolSchema.shape.shape.options;
const FRESH: GameSymbol = { symbol: '', letter: '', hue: '#B9C2BD', shape: 'circle', lanes: [] };

/** How the symbols of costs are drawn, and which lanes pay for them. */
export function SymbolsSection({ editor }: { readonly editor: GameEditor }) {
  const t = useMessages('games');
  const { game, definition, change } = editor;
  const symbols = definition.symbols ?? game.usualSymbols;
  const isFull = symbols.length >= MOST_SYMBOLS;
  return (
    <SystemProvider>
      <Card.Root>
        <Card.Body gap="3">
          <Heading as="h2" size="md">
            {t('symbolsTitle')}
          </Heading>
          <Text color="fg.muted">{t('symbolsHint', { example: '{W}' })}</Text>
          <OrderedRows<GameSymbol>
            label={t('symbols')}
            one={t('oneSymbol')}
            entries={symbols}
            nameOf={({ symbol }) => symbol}
            onChange={(next) => change({ symbols: [...next] })}
            columns="minmax(0, 0.7fr) minmax(0, 0.6fr) 156px minmax(0, 1fr) minmax(0, 1fr)"
            heads={[
              t('symbolName'),
              t('symbolLetter'),
              t('symbolColour'),
              t('symbolShape'),
              t('symbolPaidBy'),
            ]}
            onAdd={() => change({ symbols: [...symbols, FRESH] })}
            fullBecause={isFull ? t('symbolsFull', { count: MOST_SYMBOLS }) : undefined}
          >
            {(symbol, place, changeSymbol) => (
              <SymbolCells symbol={symbol} place={place} editor={editor} onChange={changeSymbol} />
            )}
          </OrderedRows>
        </Card.Body>
      </Card.Root>
    </SystemProvider>
  );
}

interface SymbolCellsProps {
  readonly symbol: GameSymbol;
  readonly place: number;
  readonly editor: GameEditor;
  readonly onChange: (changes: Partial<GameSymbol>) => void;
}

function SymbolCells({ symbol, place, editor, onChange }: SymbolCellsProps) {
  const t = useMessages('games');
  const { errors, definition } = editor;
  const [lane, ...more] = symbol.lanes;
  const isOther =
    lane !== undefined && (more.length > 0 || definition.lanes.every(({ key }) => key !== lane));
  const errorOf = (field: keyof GameSymbol) => errors[`symbols.${place}.${field}`];
  return (
    <>
      <Cell label={t('symbolName')} error={errorOf('symbol')}>
        {(control) => (
          <TextInput
            {...control}
            face="mono"
            value={symbol.symbol}
            onChange={({ target }) =>
              onChange(
                // The letter follows until somebody types another.
                symbol.letter === symbol.symbol.slice(0, 3)
                  ? { symbol: target.value, letter: target.value.slice(0, 3) }
                  : { symbol: target.value },
              )
            }
          />
        )}
      </Cell>
      <Cell label={t('symbolLetter')} error={errorOf('letter')}>
        {(control) => (
          <TextInput
            {...control}
            value={symbol.letter}
            onChange={({ target }) => onChange({ letter: target.value })}
          />
        )}
      </Cell>
      <Cell label={t('symbolColour')} error={errorOf('hue')}>
        {(control) => (
          <ColourInput
            control={control}
            name={symbol.symbol}
            value={symbol.hue}
            onChange={(hue) => onChange({ hue })}
          />
        )}
      </Cell>
      <Cell label={t('symbolShape')} error={errorOf('shape')}>
        {(control) => (
          <Select
            {...control}
            value={symbol.shape}
            onChange={({ target }) => {
              const shape = SHAPES.find((known) => known === target.value);
              if (shape) onChange({ shape });
            }}
          >
            {SHAPES.map((shape) => (
              <option key={shape} value={shape}>
                {t('shapeName', { shape })}
              </option>
            ))}
          </Select>
        )}
      </Cell>
      <Cell label={t('symbolPaidBy')} error={errorOf('lanes')}>
        {(control) => (
          <Select
            {...control}
            value={symbol.lanes.join(SEVERAL)}
            onChange={({ target }) =>
              onChange({ lanes: target.value === '' ? [] : target.value.split(SEVERAL) })
            }
          >
            <option value="">{t('paidByNone')}</option>
            {isOther && (
              <option value={symbol.lanes.join(SEVERAL)}>
                {symbol.lanes.length === 1
                  ? symbol.lanes[0]
                  : t('paidBySeveral', { count: symbol.lanes.length })}
              </option>
            )}
            {definition.lanes.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Cell>
    </>
  );
}

/** No key of a lane holds it. */
const SEVERAL = '\n';
