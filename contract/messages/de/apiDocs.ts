import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/apiDocs.ts';

export default translation<typeof english>()({
  title: 'API',
  intro:
    'Was Menschen hier tun, können auch Programme tun, über HTTP und JSON. <document>openapi.json</document> beschreibt jede Route für Generatoren und Clients.',
  tokens: 'Zugriffstoken',
  tokensHow: 'Erstelle eines in <profile>deinem Profil</profile> unter „Konto“. Sende es mit jedem Aufruf:',
  tokensEnd:
    'Ein Token gilt höchstens 90 Tage. Es endet, wenn du es widerrufst, dein Passwort änderst, eine nötige Rolle verlierst oder gesperrt wirst.',
  tokensWhere:
    'In Adressen, zum Einloggen, für dein Konto und zum Erstellen weiterer Token funktionieren Token nicht. Der Hub nimmt sie im selben Header an. Jede Nutzung einer Admin-Berechtigung steht im Aktivitätsprotokoll.',
  scopes: 'Berechtigungen',
  scopesHint:
    'Ein Token öffnet nur, was seine Berechtigungen umfassen, und nur, solange deine Rolle es erlaubt.',
  scope: 'Berechtigung',
  opens: 'Öffnet',
  onHub: 'im Hub: {methods}',
  refusals: 'Fehler',
  refusalsHint:
    'Ein Fehler hat einen Status und einen JSON-Body mit einem Code und einer Meldung in der Sprache, die du anforderst. Diese betreffen Token:',
  over: 'Das Token ist unbekannt, abgelaufen oder widerrufen, oder es endete mit einer Rolle, einer Sperre oder einem Passwort.',
  lacksScope: 'Dem Token fehlt die Berechtigung, die WWW-Authenticate nennt.',
  notTaken: 'Token funktionieren hier nicht.',
  inAddress: 'Das Token stand in der Adresse. Widerrufe es.',
  limits: 'Begrenzung der Aufrufe',
  limitsHint:
    'Wo Aufrufe begrenzt sind, sagt jede Antwort, wie viele deiner Adresse bleiben (r) und wann sie alle wieder hat (t, in Sekunden). Warte nach einem 429 so viele Sekunden, wie Retry-After sagt.',
  examples: 'Beispiele',
  examplesHint: 'Die curl-Skripte brauchen außerdem jq.',
  hostTable: 'Einen Tisch eröffnen und seinen Link posten',
  readResults: 'Ergebnisse lesen',
  reportMatch: 'Ein Match melden',
  routes: 'Routen',
  routesHint: 'Jede Route mit der Berechtigung, die ein Token dafür braucht. Auf Englisch.',
});
