import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminRarities.ts';

export default translation<typeof english>()({
  title: '{part, select, rarities {Rarezas} other {Secciones del mazo}}',
  list: '{part, select, rarities {Rarezas} other {Secciones}}',
  listOf: '{part, select, rarities {Rarezas} other {Secciones}} de {game}',
  one: '{part, select, rarities {rareza} other {sección}}',
  all: '{part, select, rarities {las rarezas} other {las secciones}}',
  lead: '{part, select, rarities {Primero la más común. Se distinguen por la forma y el color; las cartas con hexágono, estrella o anillo tienen el borde brillante.} other {Las partes de un mazo: mazo principal, sideboard, líder. Los picks van a la principal, o al side si se enviaron ahí.}}',
  none: '{game} todavía no tiene rarezas. Los sobres se llenan por rareza: «1 rara, 3 infrecuentes, 10 comunes».',
  full: 'Ya hay {most, number}',
  inUse:
    '{part, select, rarities {{count, plural, one {1 impresión la tiene} other {{count, number} impresiones la tienen}}} other {{count, plural, one {1 mazo tiene cartas en ella} other {{count, number} mazos tienen cartas en ella}}}}',
  last: 'Un juego tiene al menos una sección',
  name: 'Nombre',
  key: '{part, select, rarities {Código en las cartas} other {Clave en los mazos}}',
  colour: 'Color',
  shape: 'Forma',
  shapes:
    '{shape, select, circle {Círculo} diamond {Rombo} hexagon {Hexágono} star {Estrella} other {Anillo}}',
  printings: '{count, plural, one {1 impresión} other {{count, number} impresiones}}',
  decks: '{count, plural, one {En 1 mazo} other {En {count, number} mazos}}',
  faint: 'Cuesta verlo en una carta: su contraste es de {contrast} a 1 y debería ser de 3 o más.',
  alike:
    'Se parece a {name}{vision, select, noRed { para quienes no ven el rojo} noGreen { para quienes no ven el verde} other {}}. Ponle otra forma u otro color.',
  preview: 'Vista previa',
  previewTitle: '{part, select, rarities {En las cartas} other {Un mazo de {game}}}',
  min: 'Mínimo de cartas',
  max: 'Máximo de cartas',
  noLimit: 'Sin límite',
  range:
    '{kind, select, any {las que quieras} atLeast {{min, number} o más} exactly {exactamente {min, number}} upTo {hasta {max, number}} other {de {min, number} a {max, number}}}{role, select, side {, el resto del pool} other {}}',
  roles: '{role, select, main {El mazo; los picks van aquí} other {El resto del pool}}',
});
