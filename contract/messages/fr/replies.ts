import { translation } from '../catalogue.ts';
import type english from '../en/replies.ts';

export default translation<typeof english>()({
  notFound: 'Introuvable.',
  signedOut: 'Veuillez vous connecter.',
  forbidden: 'Vous n’avez pas le droit de faire ça.',
  validation: 'Vérifiez votre saisie.',
  tooManySeconds: 'Trop d’essais. Réessayez dans {count, plural, one {# seconde} other {# secondes}}.',
  tooManyMinutes: 'Trop d’essais. Réessayez dans {count, plural, one {# minute} other {# minutes}}.',
  badRequest: 'La requête est illisible.',
  methodNotAllowed: 'Cette adresse ne fait pas ça.',
  tooSlow: 'La requête a pris trop de temps.',
  tooLarge: 'C’est trop volumineux.',
  addressTooLong: 'L’adresse est trop longue.',
  headersTooLarge: 'Les en-têtes sont trop volumineux.',
  unsupportedMediaType: 'Envoyez du JSON.',
  foreignOrigin: 'Cette requête vient d’un autre site.',
  storageAway: 'Le serveur n’atteint pas ses données pour le moment. Réessayez dans un instant.',
  stopping: 'Le serveur redémarre. Réessayez dans un instant.',
  internal: 'Le serveur a rencontré un problème. Veuillez réessayer.',

  wrongCredentials: 'E-mail, pseudo ou mot de passe incorrect.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  wrongCode: 'Ce code n’est pas le bon.',
  wrongFactorCode: 'Ce code n’est pas le bon.',
  secondFactorAsked: 'Saisissez le code de votre application d’authentification.',
  secondFactorRequired: 'Les Admins ont besoin d’un second facteur. Configurez-le dans votre profil.',
  secondFactorOn: 'Votre second facteur est déjà activé.',
  secondFactorNotStarted: 'La clé a expiré. Recommencez.',
  challengeOver: 'Reconnectez-vous.',
  reauthNeeded: 'Reconnectez-vous, puis réessayez dans les cinq minutes.',
  linkNotGood: 'Ce lien ou ce code n’est pas valable, ou ne l’est plus. Demandez un nouvel e-mail.',
  alreadyVerified: 'Votre adresse e-mail est confirmée.',
  lastWayIn:
    'C’est le seul accès à votre compte. Définissez d’abord un mot de passe ou liez une autre connexion.',
  identityExpired: 'Cette connexion a expiré. Veuillez recommencer.',
  identityTaken: 'Cette connexion a déjà un compte. Utilisez-la pour vous connecter.',
  returnRefused: 'Cette connexion a commencé ailleurs ou il y a trop longtemps. Veuillez recommencer.',
  demoAccount: 'Les comptes de démo ne changent pas.',
  tokenOver:
    'Ce jeton d’accès n’est pas valide. Il a peut-être expiré ou été révoqué, ou pris fin avec un rôle ou un mot de passe. Créez-en un nouveau dans votre profil.',
  tokenScope: 'Il manque à ce jeton d’accès l’autorisation {scope}.',
  tokenNotTaken:
    'Les jetons d’accès ne fonctionnent pas ici. Connectez-vous, ou appelez cette adresse sans jeton.',
  tokenInAddress:
    'Envoyez un jeton d’accès dans l’en-tête Authorization, jamais dans l’adresse. Révoquez celui-ci : les adresses finissent dans les journaux.',
  scopeNotYours: 'Votre rôle ne permet pas l’une de ces autorisations.',
  tooManyTokens:
    'Vous avez déjà {count, plural, one {# jeton d’accès} other {# jetons d’accès}}. Révoquez-en un d’abord.',
  passkeysOff: 'Les clés d’accès ne fonctionnent pas à cette adresse.',
  passkeyRefused: 'Cette clé d’accès n’a pas fonctionné. Réessayez ou connectez-vous autrement.',
  wrongPasskey: 'Cette clé d’accès n’a pas fonctionné. Réessayez.',
  passkeyNotAdded: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
  tooManyPasskeys: 'Vous avez déjà 20 clés d’accès. Supprimez-en une d’abord.',
  noPasskey: 'Vous n’avez pas encore de clé d’accès.',
  secondFactorStays: 'Les Admins ont besoin d’un second facteur. Il reste activé.',
  suspended: 'Ce compte est suspendu. Motif : {reason}',
  suspendedUntil: 'Ce compte est suspendu jusqu’au {until} UTC. Motif : {reason}',

  isPublished: 'C’est publié : seul un Admin peut le modifier. Faites-en une copie pour la modifier.',
  noAddress: 'Cette personne n’a pas d’adresse e-mail.',
  noSecondFactor: 'Cette personne n’a pas de second facteur.',
  notConfirmedByHand: 'Seule une confirmation faite par un Admin peut être retirée.',
  memberSuspended: 'Cette personne est suspendue. Levez d’abord la suspension.',
  tooManyNotes: 'Il y a de la place pour 50 notes par personne. Supprimez-en une d’abord.',
  invitationsSpent: 'Vous pouvez inviter 20 personnes par jour. Réessayez demain.',
  roleNeedsAddress: 'Cette personne doit confirmer son adresse e-mail avant de recevoir ce rôle.',
  roleOfSuspended: 'Ce compte est suspendu. Levez la suspension avant de lui donner un rôle.',

  sourceOff: 'Ce serveur ne récupère pas de cubes. Collez plutôt la liste.',
  cubeUnknown: 'CubeCobra n’a pas ce cube, ou il est privé. Vérifiez le lien.',
  cubeTooLarge: 'Un cube compte au plus 5 000 cartes.',
  sourceAway: 'CubeCobra ne répond pas. Réessayez dans un instant, ou collez la liste.',
  sourceBusy: 'CubeCobra reçoit trop de demandes. Réessayez dans une minute, ou collez la liste.',
  sourceChanged: 'La réponse de CubeCobra est illisible. Collez plutôt la liste.',
  recipeKnown: 'Une source porte déjà cet identifiant. Donnez-en un autre à la recette.',

  listUnknown: 'Cette liste n’existe plus.',
  listTooLong: 'Une liste compte au plus 2 000 lignes de cartes.',
  tooManyLists: 'Vous gardez déjà {count, plural, one {# liste} other {# listes}}. Supprimez-en une d’abord.',

  practiceUnknown: 'Ce draft d’entraînement n’est pas enregistré sur votre compte.',
  practiceChanged: 'Les cartes ont changé depuis ce draft, impossible de le garder.',
  practiceUnfinished: 'Ce draft n’est pas terminé. Prenez toutes les cartes, puis enregistrez-le.',
  practiceUnread: 'Ce draft ne suit pas les règles de son jeu, impossible de le garder.',
  practiceTooLong: 'Ce draft est trop long pour être gardé.',
  tooManyPractices:
    'Vous avez déjà enregistré {count, plural, one {# draft d’entraînement} other {# drafts d’entraînement}}. Supprimez-en un d’abord dans Mes drafts.',

  hookUnknown: 'Ce webhook n’existe plus.',
  hookOff: 'Ce webhook est désactivé. Activez-le d’abord ; un webhook terminé ne peut pas revenir.',
  tooManyHooks:
    'Vous avez déjà {count, plural, one {# webhook} other {# webhooks}}. Supprimez-en un d’abord.',
  hookAddress: 'Saisissez une adresse https publique, sans port, sans nom et sans mot de passe.',
  hookDomain: 'Les webhooks ne peuvent pas encore aller vers {host}. Un Admin doit autoriser ce domaine.',
  hookNoDiscord:
    'Ce n’est pas l’adresse du webhook d’un salon Discord. Copiez-la dans les paramètres du salon, sous « Intégrations ».',

  changedMeanwhile:
    '{what, select, achievement {Ce succès a été modifié} card {Cette carte a été modifiée} export {Cet export a été modifié} game {Ce jeu a été modifié} pack {Ce booster a été modifié} printing {Cette impression a été modifiée} set {Cette extension a été modifiée} template {Ce modèle a été modifié} other {Cette entrée a été modifiée}} dans une autre fenêtre. Regardez d’abord ce qui a changé.',
  slugTaken: 'Ce jeu a déjà quelque chose avec le nom court « {slug} ».',
});
