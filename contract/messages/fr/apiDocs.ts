import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/apiDocs.ts';

export default translation<typeof english>()({
  title: 'API',
  intro:
    'Tout ce que l’on fait ici, un programme peut le faire aussi, en HTTP et JSON. <document>openapi.json</document> décrit chaque route pour les générateurs et les clients.',
  tokens: 'Jetons d’accès',
  tokensHow: 'Créez-en un dans <profile>votre profil</profile>, sous Compte. Envoyez-le avec chaque appel :',
  tokensEnd:
    'Un jeton dure 90 jours au plus. Il prend fin si vous le révoquez, changez de mot de passe, perdez un rôle nécessaire ou si votre compte est suspendu.',
  tokensWhere:
    'Les jetons ne fonctionnent ni dans les adresses, ni pour se connecter, ni pour votre compte, ni pour créer d’autres jetons. Le hub les accepte dans le même en-tête. Chaque usage d’une autorisation d’administration figure au journal d’activité.',
  scopes: 'Autorisations',
  scopesHint:
    'Un jeton n’ouvre que ce que couvrent ses autorisations, et seulement tant que votre rôle le permet.',
  scope: 'Autorisation',
  opens: 'Ouvre',
  onHub: 'sur le hub : {methods}',
  refusals: 'Erreurs',
  refusalsHint:
    'Une erreur a un statut et un corps JSON avec un code, et un message dans la langue que vous demandez. Celles-ci concernent les jetons :',
  over: 'Le jeton est inconnu, expiré ou révoqué, ou a pris fin avec un rôle, une suspension ou un mot de passe.',
  lacksScope: 'Il manque au jeton l’autorisation que nomme WWW-Authenticate.',
  notTaken: 'Les jetons ne fonctionnent pas ici.',
  inAddress: 'Le jeton figurait dans l’adresse. Révoquez-le.',
  limits: 'Limites d’appels',
  limitsHint:
    'Là où les appels sont limités, chaque réponse dit combien il en reste à votre adresse (r) et quand elle les aura tous de nouveau (t, en secondes). Après un 429, attendez autant de secondes que l’indique Retry-After.',
  examples: 'Exemples',
  examplesHint: 'Les scripts curl ont aussi besoin de jq.',
  hostTable: 'Ouvrir une table et publier son lien',
  readResults: 'Lire des résultats',
  reportMatch: 'Déclarer un match',
  routes: 'Routes',
  routesHint: 'Chaque route, avec l’autorisation qu’un jeton doit avoir. En anglais.',
});
