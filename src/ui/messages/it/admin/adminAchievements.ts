import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAchievements.ts';

export default translation<typeof english>()({
  title: 'Obiettivi',
  lead: 'Una regola, una soglia e un livello. Chi soddisfa già una regola nuova riceve l’obiettivo entro un minuto.',
  newAchievement: 'Nuovo obiettivo',
  create: 'Aggiungi l’obiettivo',
  save: 'Salva',
  notSaved: 'L’obiettivo non è stato salvato',
  created: '{name}: obiettivo aggiunto. Chi soddisfa già la regola lo riceve entro un minuto.',
  saved: '{name}: obiettivo salvato.',
  name: 'Nome',
  sentence: 'Descrizione',
  sentenceHint: 'Per esempio “Finisci dieci draft.”',
  rule: 'Regola',
  ruleCell: '{metric}: {threshold, number}',
  threshold: 'Almeno',
  metric: 'Di che cosa',
  metrics:
    '{metric, select, draftsFinished {draft giocati fino in fondo} picks {carte prese} gamesPlayed {partite di evento giocate} formatsPlayed {formati draftati fino in fondo} hosted {tavoli o eventi portati a termine come host} wheelsCaught {wheel presi} monoLaneDecks {mazzi di una sola fazione consegnati} decksExported {draft con mazzo esportato} other {draft per corrispondenza senza tempo scaduto}}',
  tier: 'Livello',
  tiers: '{tier, select, gold {Oro} silver {Argento} other {Bronzo}}',
  icon: 'Icona',
  icons:
    '{icon, select, flag {Bandiera} cards {Carte} sword {Spada} compass {Bussola} house {Casa} wheel {Ruota} path {Sentiero} export {Esportazione} mail {Posta} other {Medaglia}}',
  secret: 'Segreto',
  secretHint: 'Chi non ce l’ha ancora vede solo che ce n’è un altro.',
  state: 'Stato',
  states: '{state, select, retired {ritirato} secret {segreto} other {visibile}}',
  canBeEarned: 'Si può sbloccare',
  retired: 'Ritirato',
  holders: 'Chi ce l’ha',
  position: 'Posizione',
  search: 'Nome o descrizione',
  countedBy: 'Conta',
  none: 'Ancora nessun obiettivo',
  noneHint: 'Quelli incorporati si aggiungono entro un minuto dal primo avvio.',
  retire: 'Ritira',
  bringBack: 'Ripristina',
  retiredTold:
    '{name}: ritirato. {holders, plural, one {Chi ce l’ha (1 persona) lo conserva} other {Chi ce l’ha ({holders, number} persone) lo conserva}}.',
  broughtBack: '{name} si può sbloccare di nuovo.',
  whoWould: 'Chi lo avrebbe oggi',
  noNumber: 'Inserisci un numero da 1 a un milione.',
  wouldHave: '<b>{would, number}</b> di {people, number} tra membri e ospiti.',
  wouldGet:
    '<b>{would, number}</b> di {people, number} tra membri e ospiti; {holders, number} ce l’hanno e lo conservano, {fresh, number} lo riceverebbero adesso.',
  nobody: 'Ancora nessuno ha niente per: {metric}.',
  standing:
    '{standing, select, has {ce l’ha} would {lo riceverebbe} other {{left, plural, one {ne manca #} other {ne mancano #}}}}',
});
