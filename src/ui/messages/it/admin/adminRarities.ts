import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminRarities.ts';

export default translation<typeof english>()({
  title: '{part, select, rarities {Rarità} other {Sezioni del mazzo}}',
  list: '{part, select, rarities {Rarità} other {Sezioni}}',
  listOf: '{part, select, rarities {Rarità} other {Sezioni}} di {game}',
  one: '{part, select, rarities {rarità} other {sezione}}',
  all: '{part, select, rarities {le rarità} other {le sezioni}}',
  lead: '{part, select, rarities {Prima la più comune. Forma e colore le distinguono; le carte con esagono, stella o anello hanno un bordo che brilla.} other {Le parti di un mazzo: main, sideboard, leader. Le pick vanno in quella principale, o in side se le hai mandate lì.}}',
  none: '{game} non ha ancora rarità. Le buste pescano per rarità: “1 rara, 3 non comuni, 10 comuni”.',
  full: 'Ce ne sono già {most, number}',
  inUse:
    '{part, select, rarities {{count, plural, one {Ce l’ha 1 stampa} other {Ce l’hanno {count, number} stampe}}} other {{count, plural, one {1 mazzo vi ha delle carte} other {{count, number} mazzi vi hanno delle carte}}}}',
  last: 'Un gioco ha almeno una sezione',
  name: 'Nome',
  key: '{part, select, rarities {Codice sulle carte} other {Chiave nei mazzi}}',
  colour: 'Colore',
  shape: 'Forma',
  shapes: '{shape, select, circle {Cerchio} diamond {Rombo} hexagon {Esagono} star {Stella} other {Anello}}',
  printings: '{count, plural, one {1 stampa} other {{count, number} stampe}}',
  decks: '{count, plural, one {In 1 mazzo} other {In {count, number} mazzi}}',
  faint: 'Difficile da vedere su una carta: il contrasto è {contrast} a 1, ne serve almeno 3.',
  alike:
    'Somiglia a {name}{vision, select, noRed { per chi non vede il rosso} noGreen { per chi non vede il verde} other {}}. Cambia forma o colore.',
  preview: 'Anteprima',
  previewTitle: '{part, select, rarities {Sulle carte} other {Un mazzo di {game}}}',
  min: 'Carte al minimo',
  max: 'Carte al massimo',
  noLimit: 'Nessun limite',
  range:
    '{kind, select, any {quante ne vuoi} atLeast {{min, number} o più} exactly {esattamente {min, number}} upTo {fino a {max, number}} other {da {min, number} a {max, number}}}{role, select, side {, il resto del pool} other {}}',
  roles: '{role, select, main {Il mazzo; le pick vanno qui} other {Il resto del pool}}',
});
