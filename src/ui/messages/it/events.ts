import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/events.ts';

export default translation<typeof english>()({
  confirmTitle: 'Risultato comunicato da {opponent}: {result}',
  reportedTitle: 'Si aspetta la conferma di {opponent}: {result}',
  callDetail: '{event}, ancora {left}',
  callDetailLate: '{event}, tempo scaduto',
  callDetailOpen: '{event}',
  goToMatch: 'Vai al tuo match',
  goToMatchOf: 'Vai al tuo match: {event}',
  confirmResult: 'Conferma il risultato',
  goToEvent: 'Vai all’evento',
  goToTable: 'Vai al tuo tavolo',
  matchesTitle: 'I tuoi match',
  matchesHint: 'prima chi scade prima',
  moreDrafts: '{count, plural, one {C’è un altro draft in attesa} other {Ci sono altri # draft in attesa}}',
  toEvent: 'All’evento',

  pushEvents: 'Avvisami sui miei eventi',
  pushEventsHint: 'Round, risultati da confermare e promemoria, nei browser qui sopra.',
});
