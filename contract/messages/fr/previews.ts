import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/previews.ts';

export default translation<typeof english>()({
  formatTitle:
    '{format, select, booster {Draft booster} rochester {Rochester} sealed {Scellé} teamSealed {Scellé par équipes} jumpstart {Jumpstart} housman {Housman} silentAuction {Enchères secrètes} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Draft en grille} rotisserie {Rotisserie} minesweeper {Démineur} other {Draft}}',
  gameAndFormat:
    '{game}, {format, select, booster {draft booster} rochester {Rochester} sealed {scellé} teamSealed {scellé par équipes} jumpstart {jumpstart} housman {Housman} silentAuction {enchères secrètes} solomon {Solomon} winston {Winston} winchester {Winchester} grid {draft en grille} rotisserie {rotisserie} minesweeper {démineur} other {draft}}',
  gameAndEvent: '{game}, événement en rondes suisses',
  seats:
    '{left, plural, =0 {Les {all, number} places sont prises} one {{left, number} place libre sur {all, number}} other {{left, number} places libres sur {all, number}}}',
  places:
    '{left, plural, =0 {Les {all, number} places sont prises} one {Il reste {left, number} place sur {all, number}} other {Il reste {left, number} places sur {all, number}}}',
  starts: 'Début : {when}',
  table: '{state, select, drafting {Draft en cours} complete {Draft terminé} other {Annulé}}',
  eventState: '{state, select, running {Événement en cours} other {Événement terminé}}',
  event: 'Événement en rondes suisses',
  results: 'Résultats du draft',
  poll: 'Que prendriez-vous ?',
  noAccount: 'Sans compte.',
  cards: '{count, plural, one {# carte} other {# cartes}}',
  moreCards: '{count, plural, one {carte} other {cartes}}',
  pick: 'Booster {round, number}, pick {pick, number}',
  sentence: '{fact}.',
  sentences: '{first} {next}',
});
