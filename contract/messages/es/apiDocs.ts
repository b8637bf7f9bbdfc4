import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/apiDocs.ts';

export default translation<typeof english>()({
  title: 'API',
  intro:
    'Lo que aquí hacen las personas también lo pueden hacer los programas, por HTTP y JSON. <document>openapi.json</document> describe cada ruta para generadores y clientes.',
  tokens: 'Tokens de acceso',
  tokensHow: 'Crea uno en <profile>tu perfil</profile>, en «Cuenta». Envíalo con cada llamada:',
  tokensEnd:
    'Un token dura 90 días como máximo. Termina si lo revocas, cambias la contraseña, pierdes un rol que necesita o te suspenden.',
  tokensWhere:
    'Los tokens no sirven en direcciones, para iniciar sesión, para tu cuenta ni para crear otros tokens. El hub los acepta en la misma cabecera. Cada uso de un permiso de administración queda en el registro de actividad.',
  scopes: 'Permisos',
  scopesHint: 'Un token solo abre lo que cubren sus permisos, y solo mientras tu rol lo permita.',
  scope: 'Permiso',
  opens: 'Abre',
  onHub: 'en el hub: {methods}',
  refusals: 'Errores',
  refusalsHint:
    'Un error tiene un estado y un cuerpo JSON con un código, y un mensaje en el idioma que pidas. Estos tienen que ver con los tokens:',
  over: 'El token es desconocido, caducó o se revocó, o terminó con un rol, una suspensión o una contraseña.',
  lacksScope: 'Al token le falta el permiso que nombra WWW-Authenticate.',
  notTaken: 'Los tokens no funcionan aquí.',
  inAddress: 'El token estaba en la dirección. Revócalo.',
  limits: 'Límites de llamadas',
  limitsHint:
    'Donde se limitan las llamadas, cada respuesta dice cuántas le quedan a tu dirección (r) y cuándo vuelve a tenerlas todas (t, en segundos). Tras un 429, espera los segundos que diga Retry-After.',
  examples: 'Ejemplos',
  examplesHint: 'Los scripts de curl también necesitan jq.',
  hostTable: 'Abrir una mesa y publicar su enlace',
  readResults: 'Leer resultados',
  reportMatch: 'Comunicar el resultado de una partida',
  routes: 'Rutas',
  routesHint: 'Cada ruta, con el permiso que necesita un token. En inglés.',
});
