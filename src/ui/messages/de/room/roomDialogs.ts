import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/room/roomDialogs.ts';

export default translation<typeof english>()({
  menu: 'Draft-Menü',
  cardSize: 'Kartengröße',
  keysAndHelp: 'Tasten und Hilfe',
  leave: 'Verlassen',
  takeBack: 'Letzten Pick zurücknehmen',
  pauseDraft: 'Draft pausieren',
  pauseOnce: '2 Minuten Pause (einmal)',
  resume: 'Weiter',
  whoHoldsPacks: 'Wer hat Booster?',
  helpSeat: 'Einem Platz helfen',
  streamOverlay: 'Stream-Overlay',
  mayBeStreamed:
    'Dieser Tisch darf gestreamt werden. Ein Stream {unit, select, none {läuft ohne Verzögerung.} seconds {läuft {count, plural, one {# Sekunde} other {# Sekunden}} hinterher.} other {läuft {count, plural, one {# Minute} other {# Minuten}} hinterher.}}',
  endDraft: 'Draft abbrechen',
  voteInMenu: 'Für Abbruch stimmen ({votes, number} von {needed, number})',
  takeVoteBack: 'Stimme zurückziehen',

  leaveTitle: 'Draft verlassen?',
  leaveKept: 'Der Tisch wartet auf dich. Du findest ihn unter „Meine Drafts“.',
  leaveHanded: 'Ein Bot spielt deinen Platz zu Ende. Bis der Draft vorbei ist, kannst du zurückkommen.',
  stay: 'Bleiben',
  leaving: 'Wird verlassen',

  endTitle: 'Draft für alle abbrechen?',
  endWords: '{table} endet hier, ohne Ergebnisse. Weitermachen geht dann nicht mehr.',
  keepDrafting: 'Weiterdraften',
  ending: 'Wird abgebrochen',
  voteTitle: 'Für den Abbruch stimmen?',
  takeVoteBackTitle: 'Deine Stimme zurückziehen?',
  voteWords:
    'Sobald {needed, number} von euch dafür stimmen, endet der Draft für alle, ohne Ergebnisse. Bisher: {votes, number}.',
  vote: 'Für Abbruch stimmen',
  voting: 'Stimme wird gezählt',

  helpSeatWords:
    'Ein Bot hält die Booster in Bewegung. Bis zum Ende des Drafts kann die Person ihren Platz zurückholen.',
  seatBot: 'ein Bot spielt',
  seatAway: 'nicht verbunden',
  seatWaiting: 'wartet',
  moreSeconds: '30 s mehr',
  moreDays: '1 Tag mehr',
  handToBot: 'An Bot abgeben',
  you: 'Du',

  otherSide: 'Andere Seite',

  helpClick: 'Ein Klick wählt eine Karte aus. Sie gehört dir, wenn du den Knopf oder Enter drückst.',
  helpClickTwice:
    'Ein Klick wählt eine Karte aus. Sie gehört dir, wenn du den Knopf oder Enter drückst oder doppelt klickst.',
  helpNoClock: 'An diesem Tisch läuft keine Uhr: Nimm dir Zeit.',
  helpClock:
    'Bei 0:00 bekommst du die ausgewählte Karte, sonst eine mit Stern, sonst die Wahl des Bots. Läuft deine Uhr zweimal hintereinander ab, giltst du als abwesend: Dann wird nach drei Sekunden gepickt, bis du klickst oder eine Taste drückst.',
  helpFocus:
    'Die Tasten gehen überall, nur nicht in einem Textfeld. Rechtsklick oder langes Drücken vergrößert.',
  helpSingleOff: 'Einzelne Tasten sind aus. Einschalten kannst du sie in deinem Profil.',
  keys: 'Tasten',
  keyHome: 'Pos1',
  keyEnd: 'Ende',
  keyDigits: '1 bis 9',
  keySpace: 'Leertaste',
  keyEnter: 'Enter',
  doesMove: 'Durch den Booster gehen',
  doesRow: 'Erste und letzte Karte der Reihe',
  doesJump: 'Zu einer Karte springen',
  doesSelect: 'Karte auswählen oder abwählen',
  doesTake: 'Karte nehmen',
  doesSide: 'Karte ins Side nehmen',
  doesStar: 'Karte mit Stern markieren',
  doesZoom: 'Karte vergrößern',
  doesSpeak: 'Uhr, Pick und Auswahl vorlesen',
  doesHint: 'Tipp vorlesen, wo Tipps an sind',
  doesHelp: 'Diese Hilfe',

  hint: 'Tipp',
  hintTakes: 'Ein Bot nimmt {cards}.',
  hintDoes: 'Ein Bot hier: {words}',
  hintNothing: 'Nichts.',
  hintRating: 'Seine Bewertung: {source}.',
  hintNone: 'Gerade kein Tipp.',
  someCard: 'eine Karte',
});
