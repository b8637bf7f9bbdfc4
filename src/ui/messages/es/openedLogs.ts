import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/openedLogs.ts';

export default translation<typeof english>()({
  title: 'Abrir un registro',
  lead: 'Un archivo de Passleft, un registro de Draftmancer o el texto de un draft de MTGO. Se lee en este navegador y no se envía a ningún sitio.',
  myDrafts: 'Mis drafts',
  choose: 'Elige un registro',
  file: 'Archivo del registro',
  chooseFile: 'Elegir un archivo',
  orDrop: 'o suelta uno aquí',
  paste: 'Pegar el texto',
  text: 'Texto del registro',
  pasteFirst: 'Primero pega el texto',
  openText: 'Abrir este texto',
  pastedText: 'Texto pegado',
  failed: 'No se pudo abrir {name}',
  opened: '{name}: {from}.',
  none: 'No hay ningún registro abierto',
  noneHint:
    'Elige un archivo, suéltalo en el campo de arriba o pega su texto. La repetición muestra todos los asientos que contiene.',

  ownFile: 'Archivo de Passleft',
  draftmancerLog: 'Registro de Draftmancer {version}',
  mtgoLog: 'Registro de MTGO',
  mtgoDraft: 'Draft de MTGO',
  event: 'Evento {event}',
  player: 'Jugador',
  mainBucket: 'Mazo principal',
  repeatsNumbers: 'Este archivo repite números de pick, así que los picks se cuentan por su orden.',
  isUnfinished:
    'Este registro termina en el sobre {round, number}, pick {pick, number}, antes de que se tomara una carta. Ves los picks hasta ahí.',
  leftOut:
    '{count, plural, one {# entrada no es un pick de un sobre y queda fuera.} other {# entradas no son picks de un sobre y quedan fuera.}}',

  tooLarge: 'Este archivo ocupa más de 32 MB.',
  tooLong: 'Este texto ocupa más de 32 MB.',
  empty: 'Este archivo está vacío.',
  notText: 'Esto no es un archivo de texto.',
  brokenJson: 'Este archivo no es un JSON completo. Puede que esté cortado.',
  brokenJsonAt: 'Línea {line}: esto no es un JSON completo. Puede que esté cortado.',
  noDraft: 'Este JSON no es un draft.',
  proofLog:
    'Este es el registro que sirve para comprobar los sobres. Para ver sus asientos, abre el «Archivo de Passleft» de los resultados.',
  unknownJson: 'Este JSON no es un archivo de Passleft ni un registro de Draftmancer.',
  atLine: 'Línea {line}: {reason}',
  atPick: 'Pick {pick, number} de {name}: {reason}',
  otherVersion:
    'Este archivo usa la versión {version, number} del formato. Aquí solo se puede leer la versión {read, number}.',
  wrongInFile: '«{path}» no es correcto en este archivo.',
  wrongInLog: '«{path}» no es correcto en este registro.',
  unknownPickCard:
    'El pick {pick, number} de la ronda {round, number} de {name} menciona la carta {card, number}, que no está en el archivo.',
  unknownPoolCard: 'El pool de {name} menciona la carta {card, number}, que no está en el archivo.',
  nobody: 'Este registro no tiene jugadores.',
  tooManyPeople: 'Este registro tiene {count, number} jugadores. Un draft tiene como máximo {most, number}.',
  noPicksInLog: 'Este registro no tiene picks de un sobre, así que no hay nada que repetir.',
  noPicksInText: 'Este texto no tiene picks, así que no hay nada que repetir.',
  notInPack: 'se tomó una carta que no estaba en el sobre.',
  unknownCard: 'el registro no tiene la carta «{card}».',
  unknownLine: 'esto no es ni un jugador, ni un sobre, ni un pick, ni una carta.',
  noPickTaken: 'este pick no marca ninguna carta como tomada.',
  earlierNotTaken: 'el pick anterior a este (línea {line}) no marca ninguna carta como tomada.',
  packOrder: 'el sobre {round, number} viene después del sobre {last, number}.',
  tooManyPicks: 'un asiento tiene como máximo {most, number} picks.',
  tooManyPlayers: 'un draft tiene como máximo {most, number} jugadores.',
  tooManyCards: 'un sobre tiene como máximo {most, number} cartas.',
  pickedNotInPack: 'se eligió «{card}», que no estaba en el sobre.',
});
