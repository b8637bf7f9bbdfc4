/** More cards than any pack may have; what is stored with more is shown as this. */
const SHOWN_AT_MOST = 1000;

const sizesOf = (
  figure: 'max' | 'min',
) => `(select ${figure}(least(size, ${SHOWN_AT_MOST}))::int from (select sum((slot->>'count')::numeric) as size
  from jsonb_array_elements(p.definition->'layouts') with ordinality as l(layout, place),
    jsonb_array_elements(l.layout->'slots') slot
  where ${figure === 'max'} or (l.layout->>'weight')::numeric > 0 or p.definition ? 'rounds' group by l.place) sizes)`;

/** SQL for the cards of the largest layout of the pack definition `p`. */
export const PACK_SIZE = sizesOf('max');

/** SQL for the cards of its smallest layout that can be opened. */
export const LEAST_PACK_SIZE = sizesOf('min');
