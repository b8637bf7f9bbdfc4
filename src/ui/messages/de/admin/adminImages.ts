import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminImages.ts';

export default translation<typeof english>()({
  title: 'Bilder-Cache',
  lead: 'Bilder von anderen Websites werden einmal geholt, geprüft, neu kodiert und hier behalten.',
  failedToLoad: 'Der Bilder-Cache ließ sich nicht laden',
  diskFull: 'Die Festplatte ist voll',
  diskFullHint:
    'Neue Bilder werden gezeigt, aber nicht behalten. Schaff Platz, oder senk die Grenze für Bilder.',

  hitRate: 'Wie oft ist ein Bild schon hier?',
  notAsked: 'Seit dem Start dieses Servers hat niemand ein Bild von einer anderen Website verlangt.',
  rate: '<b>{rate}</b> von {asked, plural, one {# Anfrage} other {{asked, number} Anfragen}}, gezählt seit dem Start dieses Servers {since}.',
  rateLabel: 'Trefferquote',
  hits: 'Von hier gezeigt',
  misses: 'Geholt',
  failures: 'Fehlgeschlagen',

  space: 'Speicherplatz',
  used: '{used} von {limit}',
  usedBy: '<b>{used} von {limit}</b>, {files, plural, one {# Datei} other {{files, number} Dateien}}',
  limit: 'Grenze in Megabyte',
  limitHint: 'Die am seltensten verlangten Bilder gehen zuerst.',
  setLimit: 'Grenze setzen',
  limitSet: 'Bilder dürfen {size} belegen.',

  fetching: 'Wird geholt: {what}',
  fetched: '{done, number} von {total, plural, one {# Bild} other {{total, number} Bildern}}',
  fetchState:
    '{state, select, stopped {angehalten} done {fertig} other {vier gleichzeitig}}{failed, plural, =0 {} other {, {failed, number} fehlgeschlagen}}',
  fetchLabel: 'Geholte Bilder',
  stop: 'Anhalten',
  stopped: 'Das Holen der Bilder ist angehalten.',

  failed: 'Fehlgeschlagen',
  failedRows: 'Fehlgeschlagene Bilder',
  noneFailed: 'In letzter Zeit ist kein Bild fehlgeschlagen.',
  retryAll: 'Alle {count, number} nochmal',
  retrying:
    '{count, plural, one {Das Bild wird} other {{count, number} Bilder werden}} noch einmal versucht.',
  reason: 'Grund',
  address: 'Adresse',
  lastTried: 'Zuletzt versucht',

  bySet: 'Nach Set',
  setCount: '{count, plural, one {# Set} other {{count, number} Sets}}',
  noSets: 'Kein Set hat Bilder von anderen Websites. Importe bringen die Adressen mit den Karten mit.',
  set: 'Set',
  pictures: 'Bilder',
  actions: 'Aktionen',
  warm: 'Jetzt holen',
  warmLabel: 'Bilder von {name} jetzt holen',
  warming: 'Die Bilder von {name} werden geholt.',
  isWarming: 'Es werden schon Bilder geholt.',
  purge: 'Leeren',
  purgeLabel: 'Bilder von {name} leeren',
  purged:
    '{count, plural, =0 {Keine Bilder} one {1 Bild} other {{count, number} Bilder}} von {name} entfernt.',

  purgeAll: 'Alles leeren',
  nothingToPurge: 'Hier sind keine Bilder.',
  askPurge: 'Alle Bilder entfernen?',
  askPurgeHint:
    'Das macht {size} frei. Karten erscheinen als Text, bis ihre Bilder wieder geholt sind, jedes dann, wenn jemand es als Erstes ansieht. Hochgeladene Bilder bleiben.',
  confirmPurge: '{count, plural, one {1 Bild} other {{count, number} Bilder}} entfernen',
  keep: 'Behalten',
  purgedAll: '{count, plural, one {1 Bild} other {{count, number} Bilder}} entfernt.',

  hosts: 'Erlaubte Hosts',
  hostsHint:
    'Bilder werden nur von diesen Websites geholt, über https, und nie von Adressen in einem internen Netz.',
  noHosts: 'Keine Website ist erlaubt, also erscheinen Karten als Text.',
  host: 'Host',
  hostHint: 'Zum Beispiel cards.example.org.',
  allow: 'Erlauben',
  allowLabel: '{host} erlauben',
  allowed: 'Bilder von {host} werden jetzt gezeigt.',
  alreadyAllowed: 'Dieser Host ist schon erlaubt.',
  forbid: 'Verbieten',
  forbidLabel: '{host} verbieten',
  forbidden: 'Bilder von {host} werden nicht mehr gezeigt.',
  addedBy: 'von {name}',
  builtIn: 'kam mit Passleft',
  strayPictures: '{count, plural, one {1 Bild liegt} other {{count, number} Bilder liegen}} bei {host}',
  strayHint: 'Dieser Host ist nicht erlaubt, also erscheinen diese Karten als Text.',
});
