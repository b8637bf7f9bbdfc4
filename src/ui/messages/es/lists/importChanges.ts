import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/importChanges.ts';

export default translation<typeof english>()({
  answerFirst:
    '{count, plural, one {Primero responde la pregunta pendiente} other {Primero responde las # preguntas pendientes}}',
  howItWorks:
    'Solo se escribe lo que dice el archivo. Una columna que falta o una celda vacía no cambian nada. Escribe (clear) en una celda para vaciarla.',
  changedFields: 'Campos que cambian',
  changedField:
    '{field}: {rows, number} {kind, select, card {{rows, plural, one {carta} other {cartas}}} printing {{rows, plural, one {impresión} other {impresiones}}} set {{rows, plural, one {set} other {sets}}} pack {{rows, plural, one {sobre} other {sobres}}} other {{rows, plural, one {plantilla} other {plantillas}}}}',
  keptTitle:
    '{count, plural, one {1 fila conserva un valor puesto a mano} other {# filas conservan valores puestos a mano}}',
  keptHint: 'Están en las filas de Conservadas. Si prefieres los valores del archivo, sobrescríbelos.',
  kept: 'Conservadas',
  keptField: '{field} se queda en {value}. El archivo dice {said}.',
  setBy: '{by} puso este valor el {day, date, ::dMMMyyyy}.',
  setBySomebody: 'Puesto a mano.',
  nothing: 'vacío',
  overwrite: 'Sobrescribir los valores puestos a mano',
});
