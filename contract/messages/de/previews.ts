import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/previews.ts';

export default translation<typeof english>()({
  formatTitle:
    '{format, select, booster {Booster-Draft} rochester {Rochester} sealed {Sealed} teamSealed {Team-Sealed} jumpstart {Jumpstart} housman {Housman} silentAuction {Stille Auktion} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid-Draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Draft}}',
  gameAndFormat:
    '{game}, {format, select, booster {Booster-Draft} rochester {Rochester} sealed {Sealed} teamSealed {Team-Sealed} jumpstart {Jumpstart} housman {Housman} silentAuction {Stille Auktion} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid-Draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Draft}}',
  gameAndEvent: '{game}, Swiss-Event',
  seats:
    '{left, plural, =0 {Alle {all, number} Plätze sind besetzt} other {{left, number} von {all, number} Plätzen frei}}',
  places:
    '{left, plural, =0 {Alle {all, number} Plätze sind vergeben} other {Noch {left, number} von {all, number} Plätzen frei}}',
  starts: 'Beginnt {when}',
  table: '{state, select, drafting {Draft läuft} complete {Draft beendet} other {Abgesagt}}',
  eventState: '{state, select, running {Event läuft} other {Event beendet}}',
  event: 'Swiss-Event',
  results: 'Draft-Ergebnisse',
  poll: 'Was würdest du nehmen?',
  noAccount: 'Kein Konto nötig.',
  cards: '{count, plural, one {# Karte} other {# Karten}}',
  moreCards: '{count, plural, one {Karte} other {Karten}}',
  pick: 'Booster {round, number}, Pick {pick, number}',
  sentence: '{fact}.',
  sentences: '{first} {next}',
});
