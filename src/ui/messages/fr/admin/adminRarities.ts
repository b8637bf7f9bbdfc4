import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminRarities.ts';

export default translation<typeof english>()({
  title: '{part, select, rarities {Raretés} other {Zones de deck}}',
  list: '{part, select, rarities {Raretés} other {Zones}}',
  listOf: '{part, select, rarities {Raretés} other {Zones}} : {game}',
  one: '{part, select, rarities {rareté} other {zone}}',
  all: '{part, select, rarities {les raretés} other {les zones}}',
  lead: '{part, select, rarities {La plus commune d’abord. Forme et couleur les distinguent ; les cartes avec un hexagone, une étoile ou un anneau ont un bord brillant.} other {Les parties d’un deck : deck principal, sideboard, leader. Les picks vont dans la zone principale, ou au side s’ils y ont été envoyés.}}',
  none: 'Ce jeu n’a pas encore de raretés : {game}. Les boosters tirent par rareté : « 1 rare, 3 peu communes, 10 communes ».',
  full: 'Il y en a déjà {most, number}',
  inUse:
    '{part, select, rarities {{count, plural, one {# impression l’utilise} other {# impressions l’utilisent}}} other {{count, plural, one {# deck y a des cartes} other {# decks y ont des cartes}}}}',
  last: 'Un jeu a au moins une zone',
  name: 'Nom',
  key: '{part, select, rarities {Code sur les cartes} other {Clé dans les decks}}',
  colour: 'Couleur',
  shape: 'Forme',
  shapes: '{shape, select, circle {Rond} diamond {Losange} hexagon {Hexagone} star {Étoile} other {Anneau}}',
  printings: '{count, plural, one {# impression} other {# impressions}}',
  decks: '{count, plural, one {Dans # deck} other {Dans # decks}}',
  faint:
    'Difficile à voir sur une carte : son contraste est de {contrast} pour 1 et devrait être d’au moins 3.',
  alike:
    'Ressemble à {name}{vision, select, noRed { pour ceux qui ne voient pas le rouge} noGreen { pour ceux qui ne voient pas le vert} other {}}. Changez sa forme ou sa couleur.',
  preview: 'Aperçu',
  previewTitle: '{part, select, rarities {Sur les cartes} other {Un deck : {game}}}',
  min: 'Cartes au minimum',
  max: 'Cartes au maximum',
  noLimit: 'Sans limite',
  range:
    '{kind, select, any {nombre libre} atLeast {{min, number} ou plus} exactly {exactement {min, number}} upTo {jusqu’à {max, number}} other {de {min, number} à {max, number}}}{role, select, side {, le reste du pool} other {}}',
  roles: '{role, select, main {Le deck ; les picks vont ici} other {Le reste du pool}}',
});
