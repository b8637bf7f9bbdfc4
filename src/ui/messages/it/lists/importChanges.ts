import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/importChanges.ts';

export default translation<typeof english>()({
  answerFirst:
    '{count, plural, one {Prima rispondi alla domanda aperta} other {Prima rispondi alle # domande aperte}}',
  howItWorks:
    'Si scrive solo quello che dice il file. Una colonna mancante o una cella vuota non cambia niente. Per svuotare un campo scrivi (clear) nella cella.',
  changedFields: 'Campi che cambiano',
  changedField:
    '{field}: {rows, number} {kind, select, card {{rows, plural, one {carta} other {carte}}} printing {{rows, plural, one {stampa} other {stampe}}} set {{rows, plural, one {set} other {set}}} pack {{rows, plural, one {busta} other {buste}}} other {{rows, plural, one {modello} other {modelli}}}}',
  keptTitle:
    '{count, plural, one {1 riga mantiene un valore impostato a mano} other {# righe mantengono valori impostati a mano}}',
  keptHint: 'Vedi le righe in Mantenuti. Per usare i valori del file, sovrascrivili.',
  kept: 'Mantenuti',
  keptField: '{field} resta {value}. Il file dice {said}.',
  setBy: 'Impostato da {by}, {day, date, ::dMMMyyyy}.',
  setBySomebody: 'Impostato a mano.',
  nothing: 'vuoto',
  overwrite: 'Sovrascrivi i valori impostati a mano',
});
