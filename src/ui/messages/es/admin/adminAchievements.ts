import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAchievements.ts';

export default translation<typeof english>()({
  title: 'Logros',
  lead: 'Una regla, un umbral y una categoría. Los miembros que ya cumplen una regla nueva lo reciben en menos de un minuto.',
  newAchievement: 'Logro nuevo',
  create: 'Añadir logro',
  save: 'Guardar',
  notSaved: 'No se guardó el logro',
  created: 'Añadiste {name}. Los miembros que ya cumplen su regla lo reciben en menos de un minuto.',
  saved: 'Se guardó {name}.',
  name: 'Nombre',
  sentence: 'Descripción',
  sentenceHint: 'Por ejemplo: «Termina diez drafts».',
  rule: 'Regla',
  ruleCell: '{metric}: {threshold, number}',
  threshold: 'Al menos',
  metric: 'De qué',
  metrics:
    '{metric, select, draftsFinished {drafts jugados hasta el final} picks {cartas tomadas} gamesPlayed {juegos de eventos jugados} formatsPlayed {formatos drafteados hasta el final} hosted {mesas o eventos llevados hasta el final como host} wheelsCaught {cartas que hicieron wheel} monoLaneDecks {mazos entregados de una sola afinidad} decksExported {drafts con el mazo exportado} other {drafts por correspondencia sin agotar el tiempo}}',
  tier: 'Categoría',
  tiers: '{tier, select, gold {Oro} silver {Plata} other {Bronce}}',
  icon: 'Icono',
  icons:
    '{icon, select, flag {Bandera} cards {Cartas} sword {Espada} compass {Brújula} house {Casa} wheel {Rueda} path {Camino} export {Exportar} mail {Correo} other {Medalla}}',
  secret: 'Secreto',
  secretHint: 'Los miembros que aún no lo tienen solo ven que hay uno más.',
  state: 'Estado',
  states: '{state, select, retired {retirado} secret {secreto} other {visible}}',
  canBeEarned: 'Se puede conseguir',
  retired: 'Retirado',
  holders: 'Lo tienen',
  position: 'Posición',
  search: 'Nombre o descripción',
  countedBy: 'Cuenta',
  none: 'Todavía no hay logros',
  noneHint: 'Los incluidos se añaden en menos de un minuto desde el primer inicio.',
  retire: 'Retirar',
  bringBack: 'Recuperar',
  retiredTold:
    'Retiraste {name}. {holders, plural, one {La persona que lo tiene lo conserva} other {Las {holders, number} personas que lo tienen lo conservan}}.',
  broughtBack: '{name} se puede conseguir otra vez.',
  whoWould: 'Quién lo tendría hoy',
  noNumber: 'Escribe un número de 1 a un millón.',
  wouldHave: '<b>{would, number}</b> de {people, number} miembros e invitados.',
  wouldGet:
    '<b>{would, number}</b> de {people, number} miembros e invitados; lo tienen y lo conservan {holders, number}, lo recibirían ahora {fresh, number}.',
  nobody: 'Nadie tiene todavía: {metric}.',
  standing:
    '{standing, select, has {lo tiene} would {lo recibiría} other {{left, plural, one {falta #} other {faltan #}}}}',
});
