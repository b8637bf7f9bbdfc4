import { translation } from '../catalogue.ts';
import type english from '../en/hooks.ts';

export default translation<typeof english>()({
  tableOpened:
    '{open, plural, =0 {Ein Tisch ist offen. Alle {seats, number} Plätze sind besetzt.} one {Ein Tisch ist offen: # von {seats, number} Plätzen ist frei.} other {Ein Tisch ist offen: # von {seats, number} Plätzen sind frei.}}',
  readyCheck: 'Der Host fragt, wer bereit ist.',
  draftStarted: 'Der Draft hat begonnen.',
  draftFinished: 'Draft beendet.',
  roundOpened: 'Runde {number, number} ist offen.',
  cutOpened:
    '{players, select, 2 {Das Finale ist offen.} 4 {Das Halbfinale ist offen.} other {Das Viertelfinale ist offen.}}',
  roundResult: 'Runde {number, number}, Tisch {table, number}: {score}',
  cutResult:
    '{players, select, 2 {Finale} 4 {Halbfinale} other {Viertelfinale}}, Tisch {table, number}: {score}',
  code: 'Code: {code}',
  testTitle: 'Testnachricht',
  testWords: 'Dieser Webhook funktioniert.',
  parkedSubject: 'Webhook „{name}“ antwortet nicht',
  parkedWords:
    'Nachrichten an deinen Webhook „{name}“ ({host}) kamen nicht an. Bei einigen versuchen wir es nicht mehr. Du kannst sie aus dem Protokoll noch einmal senden.',
  offSubject: 'Webhook „{name}“ wurde ausgeschaltet',
  offWords:
    'Dein Webhook „{name}“ ({host}) hat zu lange nichts angenommen oder mitgeteilt, dass es ihn nicht mehr gibt. Darum haben wir ihn ausgeschaltet. Schalte ihn wieder ein, sobald der Empfänger läuft.',
  openHooks: 'Zu deinen Webhooks',
});
