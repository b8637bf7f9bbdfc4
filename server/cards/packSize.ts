/** SQL for the cards of the largest layout of the pack definition `p`. */
export const PACK_SIZE = `(select max(size) from (select sum((slot->>'count')::int) as size
  from jsonb_array_elements(p.definition->'layouts') with ordinality as l(layout, place),
    jsonb_array_elements(l.layout->'slots') slot group by l.place) sizes)`;
