import { translation } from '../catalogue.ts';
import type english from '../en/hooks.ts';

export default translation<typeof english>()({
  tableOpened:
    '{open, plural, =0 {Hay una mesa abierta. Sus {seats, number} asientos están ocupados.} one {Hay una mesa abierta: # asiento libre de {seats, number}.} other {Hay una mesa abierta: # asientos libres de {seats, number}.}}',
  readyCheck: 'El host pregunta si todo está listo.',
  draftStarted: 'El draft empezó.',
  draftFinished: 'Draft terminado.',
  roundOpened: 'La ronda {number, number} está abierta.',
  cutOpened:
    '{players, select, 2 {La final está abierta.} 4 {Las semifinales están abiertas.} other {Los cuartos de final están abiertos.}}',
  roundResult: 'Ronda {number, number}, mesa {table, number}: {score}',
  cutResult:
    '{players, select, 2 {Final} 4 {Semifinal} other {Cuartos de final}}, mesa {table, number}: {score}',
  code: 'Código: {code}',
  testTitle: 'Mensaje de prueba',
  testWords: 'Este webhook funciona.',
  parkedSubject: 'El webhook «{name}» no responde',
  parkedWords:
    'No se pudieron entregar mensajes a tu webhook «{name}» ({host}) y dejamos de intentarlo con algunos. Puedes reenviarlos desde su registro.',
  offSubject: 'Se desactivó el webhook «{name}»',
  offWords:
    'Tu webhook «{name}» ({host}) lleva demasiado tiempo sin aceptar nada o respondió que ya no existe, así que lo desactivamos. Actívalo de nuevo cuando su receptor funcione.',
  openHooks: 'Ir a tus webhooks',
});
