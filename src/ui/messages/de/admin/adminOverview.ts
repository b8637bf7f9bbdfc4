import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminOverview.ts';

export default translation<typeof english>()({
  title: 'Verwaltung',
  lead: '{now}. Neue Zahlen und Tische alle fünf Sekunden.',
  testBench: 'Teststand',
  failedToLoad: 'Die Übersicht ließ sich nicht laden',

  tables: 'Tische jetzt',
  inLobby: '{count, number} in der Lobby',
  people: 'Leute am Tisch',
  peopleHint: 'jede Person zählt einmal',
  started: 'heute begonnene Drafts',
  finished: '{count, number} heute fertig',
  newMembers: 'neue Mitglieder heute',
  newMembersHint: 'ohne Gäste',
  pictures: 'Bilder aus dem Cache',
  picturesFailed: '{count, number} fehlgeschlagen',

  tablesNow: 'Tische jetzt',
  tableSearch: 'Tisch, Host oder Code',
  noTables: 'Keine offenen Tische',
  noTablesHint: 'Tische stehen hier, von der Eröffnung bis zum Ende.',
  host: 'Tisch eröffnen',
  table: 'Tisch',
  seats: 'Plätze',
  seatsOf:
    '{people, number} von {seats, number}{bots, plural, =0 {} one {, 1 Bot} other {, {bots, number} Bots}}',
  status: 'Status',
  statuses:
    '{status, select, lobby {In der Lobby} countdown {Beginnt} drafting {Im Draft} paused {Pausiert} building {Deckbau} finished {Fertig} other {Beendet}}',
  hostedBy: 'Host',
  draftQueue: 'Warteschlange',
  lastActivity: 'Letzte Aktivität',
  template: 'Vorlage',
  createdAt: 'Eröffnet',
  kind: 'Gegen',
  againstBots: 'Nur Bots',
  withOthers: 'Andere Leute',
  actions: 'Aktionen',
  actionsFor: 'Aktionen für {name}',
  orders:
    '{order, select, pause {Pausieren} resume {Fortsetzen} repair {Reparieren: neu laden und Uhren stellen} other {Tisch beenden}}',
  notDrafting: 'Hier draftet gerade niemand.',
  notStarted: 'Er hat noch nicht begonnen.',
  askOrder:
    '{name} {order, select, pause {pausieren} resume {fortsetzen} repair {reparieren} other {beenden}}?',
  confirmOrder:
    '{order, select, pause {Pausieren} resume {Fortsetzen} repair {Reparieren} other {Tisch beenden}}',
  endHint:
    '{people, plural, one {Eine Person sitzt} other {{people, number} Leute sitzen}} dort. Die Picks bleiben, aber der Draft ist vorbei. Das lässt sich nicht rückgängig machen.',
  keepTable: 'Tisch behalten',
  working: 'Läuft',
  ordered:
    '{name} {order, select, pause {ist pausiert} resume {läuft wieder} repair {ist repariert} other {ist beendet}}.',

  toRepair: 'Zu reparieren',
  nothingToRepair: 'Es gibt nichts zu reparieren.',
  repairTitle:
    '{key, select, stuck {{count, plural, one {1 Tisch} other {{count, number} Tische}} über der Zeit} reports {{count, plural, one {1 Meldung} other {{count, number} Meldungen}} aus dem Chat} nameOnly {{count, plural, one {1 Karte ist nur ein Name} other {{count, number} Karten sind nur Namen}}} bare {{count, plural, one {1 Karte} other {{count, number} Karten}} ohne Druck} short {{count, plural, one {1 Vorlage gehen} other {{count, number} Vorlagen gehen}} die Karten aus} other {{count, plural, one {1 Bild} other {{count, number} Bilder}} fehlgeschlagen}}',
  repairHint:
    '{key, select, stuck {Ein Zug ist seit zwei Minuten überfällig, und niemand hat ihn gemacht.} reports {Gemeldete Chatnachrichten, die noch niemand gelesen hat.} nameOnly {Sie erscheinen als Text, bis jemand den Rest ergänzt oder importiert.} bare {Booster bestehen aus Drucken, also kann keiner sie enthalten.} short {Tische damit können nicht beginnen.} other {Andere Websites haben sie nicht geschickt, also erscheinen diese Karten als Text.}}',
  repairWay:
    '{key, select, stuck {Reparieren} reports {Lesen} short {Booster ansehen} pictures {Alle nochmal} other {Karten ansehen}}',
  repaired: '{count, plural, one {1 Tisch} other {{count, number} Tische}} repariert.',
  retrying:
    '{count, plural, one {Das Bild wird} other {{count, number} Bilder werden}} noch einmal versucht.',

  deaths: 'Wo hören Drafts auf?',
  deathsOf: 'Die letzten 30 Tage.',
  analytics: 'Statistik öffnen',

  activity: 'Aktivität',
  activityLead: 'Wer hat wann was geändert? Auch ein Zurücksetzen ist eine Aktivität.',
  everything: 'Alles',
  nothingChanged: 'Noch wurde nichts geändert.',
  someone: 'Jemand',
  what: 'Was',
  said: '{who} {what}',
  saidRich: '<b>{who}</b> {what}',
  when: 'Wann',
  rows: 'Zeilen',
  state: 'Stand',
  states: '{state, select, reverted {zurückgesetzt} final {endgültig} other {–}}',
  who: 'Wer',
  activityKind: 'Art',
  subject: 'Betrifft',
  activitySearch: 'Was oder wer',
  noActivity: 'Noch keine Aktivität',
  noActivityHint: 'Hier steht jede Änderung in der Verwaltung.',
  seeGames: 'Spiele ansehen',
  revert: 'Zurücksetzen',
  redo: 'Nochmal ausführen',
  revertLabel: 'Zurücksetzen: {what}',
  reverted: 'Zurückgesetzt.',
  whyFinal:
    '{why, select, reverted {Das wurde zurückgesetzt.} ofImport {Ein Import wird als Ganzes zurückgenommen, unter „Karten“, „Frühere Importe“.} other {Das lässt sich nicht zurücksetzen.}}',
  changeOf: '{subject}{kind, select, created {, angelegt} deleted {, gelöscht} other {}}',
  field: 'Feld',
  before: 'Vorher',
  after: 'Nachher',
  moreRows: 'Und {count, plural, one {1 weitere Zeile} other {{count, number} weitere Zeilen}}.',
});
