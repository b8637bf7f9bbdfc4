import { translation } from '../catalogue.ts';
import type english from '../en/hooks.ts';

export default translation<typeof english>()({
  tableOpened:
    '{open, plural, =0 {C’è un tavolo aperto. I suoi {seats, number} posti sono occupati.} one {C’è un tavolo aperto: # posto libero su {seats, number}.} other {C’è un tavolo aperto: # posti liberi su {seats, number}.}}',
  readyCheck: 'L’host chiede la conferma a tutti.',
  draftStarted: 'Il draft è iniziato.',
  draftFinished: 'Draft completato.',
  roundOpened: 'Il round {number, number} è aperto.',
  cutOpened:
    '{players, select, 2 {La finale è aperta.} 4 {Le semifinali sono aperte.} other {I quarti di finale sono aperti.}}',
  roundResult: 'Round {number, number}, tavolo {table, number}: {score}',
  cutResult:
    '{players, select, 2 {Finale} 4 {Semifinale} other {Quarto di finale}}, tavolo {table, number}: {score}',
  code: 'Codice: {code}',
  testTitle: 'Messaggio di prova',
  testWords: 'Questo webhook funziona.',
  parkedSubject: 'Il webhook “{name}” non risponde',
  parkedWords:
    'Non è stato possibile consegnare dei messaggi al tuo webhook “{name}” ({host}) e per alcuni abbiamo smesso di provare. Puoi inviarli di nuovo dal suo registro.',
  offSubject: 'Il webhook “{name}” è stato disattivato',
  offWords:
    'Il tuo webhook “{name}” ({host}) non accetta nulla da troppo tempo, o ha risposto che non c’è più: l’abbiamo disattivato. Riattivalo quando il suo ricevitore funziona.',
  openHooks: 'Vai ai tuoi webhook',
});
