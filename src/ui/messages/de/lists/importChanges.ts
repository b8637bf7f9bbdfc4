import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/importChanges.ts';

export default translation<typeof english>()({
  answerFirst:
    '{count, plural, one {Beantworte zuerst die offene Frage} other {Beantworte zuerst die # offenen Fragen}}',
  howItWorks:
    'Geschrieben wird nur, was in der Datei steht. Eine fehlende Spalte oder leere Zelle ändert nichts. Schreib (clear) in eine Zelle, um den Wert zu leeren.',
  changedFields: 'Felder, die sich ändern',
  changedField:
    '{field}: {rows, number} {kind, select, card {{rows, plural, one {Karte} other {Karten}}} printing {{rows, plural, one {Druck} other {Drucke}}} set {{rows, plural, one {Set} other {Sets}}} pack {{rows, plural, one {Booster} other {Booster}}} other {{rows, plural, one {Vorlage} other {Vorlagen}}}}',
  keptTitle:
    '{count, plural, one {1 Zeile behält einen von Hand gesetzten Wert} other {# Zeilen behalten von Hand gesetzte Werte}}',
  keptHint: 'Die Zeilen stehen unter „Behalten“. Sollen die Werte der Datei gelten, überschreib sie.',
  kept: 'Behalten',
  keptField: '{field} bleibt {value}. In der Datei steht {said}.',
  setBy: 'Gesetzt von {by} am {day, date, ::dMMMyyyy}.',
  setBySomebody: 'Von Hand gesetzt.',
  nothing: 'leer',
  overwrite: 'Von Hand gesetzte Werte überschreiben',
});
