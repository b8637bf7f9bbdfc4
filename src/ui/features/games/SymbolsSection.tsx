import { useCallback } from 'react';
import { MOST_SYMBOLS, symbolFormSchema } from '#contract/admin/gameForm.ts';
import { type GameSymbol, symbolSchema } from '#contract/games/game.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { recordFields } from '../admin/editor/recordFields.tsx';
import { GameSection } from '../admin/games/GameParts.tsx';
import { OrderedRows } from '../admin/games/OrderedRows.tsx';
import type { GameEditor } from '../admin/games/useGameEditor.ts';

const { Choice, Colour, Line } = recordFields<GameSymbol>(symbolFormSchema);

const SHAPES = symbolSchema.shape.shape.options;
const FRESH: GameSymbol = { symbol: '', letter: '', hue: '#B9C2BD', shape: 'circle', lanes: [] };
/** No key of a lane holds it. */
const SEVERAL = '\n';

/** The letter follows until somebody types another. */
const renamed = ({ symbol, letter }: GameSymbol, typed: string): Partial<GameSymbol> =>
  letter === symbol.slice(0, 3) ? { symbol: typed, letter: typed.slice(0, 3) } : { symbol: typed };

/** How the symbols of costs are drawn, and which lanes pay for them. */
export function SymbolsSection({ editor: { game, definition, change } }: { readonly editor: GameEditor }) {
  const t = useMessages('games');
  const symbols = definition.symbols ?? game.usualSymbols;
  const isFull = symbols.length >= MOST_SYMBOLS;
  const { lanes } = definition;
  const cells = useCallback(
    (symbol: GameSymbol) => {
      const payers = symbol.lanes.join(SEVERAL);
      const isOther = payers !== '' && lanes.every(({ key }) => key !== payers);
      const count = symbol.lanes.length;
      return (
        <>
          <Line name="symbol" label={t('symbolName')} isCode changes={(typed) => renamed(symbol, typed)} />
          <Line name="letter" label={t('symbolLetter')} />
          <Colour name="hue" label={t('symbolColour')} of={symbol.symbol} />
          <Choice
            name="shape"
            label={t('symbolShape')}
            choices={SHAPES.map((shape) => ({ value: shape, label: t('shapeName', { shape }) }))}
          />
          <Choice
            name="lanes"
            label={t('symbolPaidBy')}
            value={payers}
            choices={[
              { value: '', label: t('paidByNone') },
              ...(isOther
                ? [{ value: payers, label: count === 1 ? payers : t('paidBySeveral', { count }) }]
                : []),
              ...lanes.map(({ key, label }) => ({ value: key, label })),
            ]}
            changes={(typed) => ({ lanes: typed === '' ? [] : typed.split(SEVERAL) })}
          />
        </>
      );
    },
    [t, lanes],
  );
  return (
    <GameSection title={t('symbolsTitle')} hint={t('symbolsHint', { example: '{W}' })}>
      <OrderedRows<GameSymbol>
        name="symbols"
        label={t('symbols')}
        one={t('oneSymbol')}
        entries={symbols}
        nameOf={({ symbol }) => symbol}
        onChange={(next) => change({ symbols: [...next] })}
        columns="minmax(0, 0.7fr) minmax(0, 0.6fr) 156px minmax(0, 1fr) minmax(0, 1fr)"
        heads={[t('symbolName'), t('symbolLetter'), t('symbolColour'), t('symbolShape'), t('symbolPaidBy')]}
        onAdd={() => change({ symbols: [...symbols, FRESH] })}
        fullBecause={isFull ? t('symbolsFull', { count: MOST_SYMBOLS }) : undefined}
      >
        {cells}
      </OrderedRows>
    </GameSection>
  );
}
