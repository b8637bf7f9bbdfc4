import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/sources.ts';

export default translation<typeof english>()({
  title: 'Spiel hinzufügen',
  lead: 'Sets, Cubes und Bewertungen aus öffentlichen Quellen. Geholt wird nichts, bevor du auf einen Knopf drückst.',
  search: 'Spiel oder Quelle suchen',
  nothingFound: 'Keine Quelle passt',
  verified: 'Geprüft',
  notVerified: 'Noch nicht geprüft',
  notVerifiedHint:
    'Noch hat niemand diese Quellen mit echten Antworten verglichen. Hat sich eine geändert, sagt der Import das und ändert nichts.',
  purpose:
    '{brings, select, sets {Sets von {game}} cubes {Cubes über ihren Link} ratings {Wie früh Leute die Karten eines Sets nehmen, für Bots} other {Karten}}',
  cubesForMembers: 'Mitglieder können einen Cube draften, indem sie seinen Link einfügen.',
  facesForMembers: 'Sie ergänzt auch Karten in Cubes von Mitgliedern, die kein Spiel auf diesem Server hat.',
  isHere: 'Das Spiel ist auf diesem Server',
  homepage: 'Website von {name}',
  allOff: 'Alle Quellen sind aus',
  allOffHint:
    'Der Server wurde mit SOURCES=off gestartet. Deshalb wird nichts geholt, und die Schalter tun nichts. Ändern kann das, wer den Server betreibt.',
  loadFailed: 'Die Quellen ließen sich nicht laden',
  changeFailed: 'Es wurde nichts geändert',
  use: '{brings, select, sets {Sets zeigen} other {Wählen}}',
  useName: '{brings, select, sets {Sets von {name} zeigen} other {{name} wählen}}',
  asks: 'Fragt {host}, etwa {megabytes, number} MB',
  isOff: 'Schalt sie zuerst ein.',

  ownTitle: 'Eigene Quelle hinzufügen',
  ownHint: 'Ein Rezept in JSON, wie docs/schemas/passleft-source-1.json es beschreibt.',
  ownField: 'Rezept',
  ownAdd: 'Quelle hinzufügen',
  ownRemove: '{name} entfernen',
  ownRemoveShort: 'Entfernen …',
  ownRemoveAsk: '{name} entfernen?',
  ownRemoveHint: 'Das Rezept wird gelöscht. Karten, die damit importiert wurden, bleiben.',
  ownKeep: 'Behalten',

  back: 'Alle Quellen',
  setsLoading: '{name} wird nach Sets gefragt …',
  setsFailed: 'Die Sets ließen sich nicht laden',
  retry: 'Nochmal',
  setsLabel: 'Sets von {name}',
  setSearch: 'Set suchen',
  noSuchSet: 'Kein Set passt',
  newest: 'neuestes',
  here: 'schon hier',
  cards: '{count, plural, one {# Karte} other {# Karten}}',
  more: 'Alle {count, number} zeigen',
  link: 'Link zum Cube',
  linkHint: 'Ein CubeCobra-Link oder die ID des Cubes.',
  setCode: 'Code des Sets',
  setCodeHint:
    'Das Spiel dazu muss auf diesem Server sein. Die Karten bekommen Bewertungen, nach denen die Bots draften.',

  planTitle: 'Was passiert, wenn du auf den Knopf drückst',
  planFetch: 'Dieser Server holt etwa {megabytes, number} MB von {hosts}.',
  planOthers: 'Er holt auch die Sets, die in den Boostern genannt sind.',
  planGame:
    '{isHere, select, yes {Die Karten kommen zu {game}.} other {{game} kommt neu auf diesen Server.}}',
  planPictures: 'Bilder von {hosts} sind dann erlaubt. „Rückgängig“ nimmt alles zurück.',
  planNoPictures: '„Rückgängig“ nimmt alles zurück.',
  fetch: 'Holen und importieren',
  fetchFailed: 'Es wurde nichts geholt',
  offline: 'Für einen Rechner ohne Netz',
  offlineHint:
    'Hol die Datei auf einem Rechner mit Netz und zieh sie dann hierher. Sie kann komprimiert bleiben.',
  offlinePack:
    'Die Dateien sind zu groß zum Hochladen. Pack das Set auf einem Passleft-Server mit Netz und zieh das Paket dann hierher.',
  dropHere: 'Zieh die Dateien hierher, alle zusammen, wenn es mehrere Zeilen sind.',
  chooseFiles: 'Dateien wählen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  address: 'Adresse {at, number}',
});
