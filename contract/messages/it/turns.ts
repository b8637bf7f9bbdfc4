import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/turns.ts';

export default translation<typeof english>()({
  minutes: '{count, plural, one {# minuto} other {# minuti}}',
  hours: '{count, plural, one {# ora} other {# ore}}',
  days: '{count, plural, one {# giorno} other {# giorni}}',
  tables: '{count, plural, one {# tavolo} other {# tavoli}}',

  yourTurnSubject: 'Tocca a te: {table}',
  yourTurnWords: '“{table}” aspetta la tua pick. La tua riserva di tempo: {left}.',
  clockRests:
    'Nelle tue ore di silenzio il timer si ferma. A zero prendiamo le tue carte con la stella, in ordine.',
  toTable: 'Vai al tavolo',
  hurrySubject: 'Il tuo tempo sta per finire: {table}',
  hurryWords: 'La tua riserva di tempo a “{table}”: {left}. Poi prendiamo una carta al tuo posto.',
  pickNow: 'Fai ora la tua pick',
  nudgeSubject: '{name} ti aspetta: {table}',
  nudgeWords: '{name} aspetta la tua pick a “{table}”. La tua riserva di tempo: {left}.',
  overSubject: 'Il draft è finito: {table}',
  overWords: 'Tutte le pick di “{table}” sono fatte. Ora costruisci il tuo mazzo su Passleft.',
  buildDeck: 'Costruisci il mazzo',
  whyMailed:
    'Ricevi questa email perché giochi un draft per corrispondenza. Per non riceverne più quando tocca a te:',

  pushTurn: 'Tocca a te',
  pushHurry: 'Il tuo tempo sta per finire',
  pushNudge: '{name} ti aspetta',
  pushOver: 'Il draft è finito',
  pushLeft: '{table}: ancora {left}.',
  pushBuild: '{table}: costruisci il tuo mazzo.',

  stopTitle: 'Non ricevere più email quando tocca a te?',
  stopWords: 'Puoi riattivarle in qualsiasi momento nel tuo profilo.',
  stopButton: 'Non inviare più queste email',
  stoppedTitle: 'Non ricevi più email quando tocca a te',
  stoppedWords: 'I tuoi draft continuano come prima. Puoi riattivare le email nel tuo profilo.',
  unknownTitle: 'Questo link non funziona',
  unknownWords: 'Disattiva le email nel tuo profilo, in “Suoni e notifiche”.',
  toProfile: 'Vai al tuo profilo',
});
