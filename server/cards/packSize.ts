const sizesOf = (
  figure: 'max' | 'min',
) => `(select ${figure}(size) from (select sum((slot->>'count')::int) as size
  from jsonb_array_elements(p.definition->'layouts') with ordinality as l(layout, place),
    jsonb_array_elements(l.layout->'slots') slot
  where ${figure === 'max'} or (l.layout->>'weight')::numeric > 0 or p.definition ? 'rounds' group by l.place) sizes)`;

/** SQL for the cards of the largest layout of the pack definition `p`. */
export const PACK_SIZE = sizesOf('max');

/** SQL for the cards of its smallest layout that can be opened. */
export const LEAST_PACK_SIZE = sizesOf('min');
