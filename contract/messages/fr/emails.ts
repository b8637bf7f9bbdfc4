import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/emails.ts';

export default translation<typeof english>()({
  hello: 'Bonjour {handle},',
  helloStranger: 'Bonjour,',
  notYou:
    'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et vérifiez vos sessions dans votre profil.',
  notAsked: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  tellOperator: 'Si ce n’était pas vous, prévenez l’hôte du site.',
  sameBrowser:
    'Ouvrez le lien dans le navigateur où votre session est ouverte. Tous les autres appareils sont déconnectés, et les connexions ajoutées sur d’autres appareils sont supprimées.',
  orCode:
    'Ou saisissez ce code là où votre session est ouverte. Il est valable 10 minutes, le lien 24 heures.',

  verifySubject: 'Confirmez votre adresse e-mail pour Passleft',
  verifyWords: 'Bienvenue sur Passleft. Confirmez que cette adresse e-mail est bien la vôtre.',
  verifyButton: 'Confirmer l’adresse',
  verifyNotYou: 'Si vous n’avez pas créé de compte, vous n’avez rien à faire.',

  newAddressSubject: 'Confirmez votre nouvelle adresse e-mail pour Passleft',
  newAddressWords: 'Vous avez demandé à utiliser désormais cette adresse pour votre compte. Confirmez-la.',
  newAddressButton: 'Confirmer la nouvelle adresse',

  addressChangesSubject: 'Votre compte Passleft va changer d’adresse e-mail',
  addressChangesWords:
    'Une personne connectée à votre compte a demandé à remplacer son adresse e-mail par {email}.',
  addressChangesWhen:
    'Le changement prend effet quand la nouvelle adresse est confirmée. D’ici là, celle-ci reste valable.',

  addressChangedSubject: 'Votre compte Passleft a changé d’adresse e-mail',
  addressChangedWords:
    'L’adresse e-mail de votre compte est maintenant {email}. Nos e-mails n’arrivent plus ici.',

  accountExistsSubject: 'Vous avez déjà un compte Passleft',
  accountExistsWords:
    'Quelqu’un a saisi votre adresse e-mail pour un nouveau compte ou pour un autre compte. Vous en avez déjà un, et rien n’a changé.',
  accountExistsHint:
    'Si c’était vous, connectez-vous comme d’habitude. Si vous ne connaissez plus votre mot de passe, demandez-en un nouveau sur la page de connexion.',

  resetSubject: 'Choisissez un nouveau mot de passe pour Passleft',
  resetWords:
    'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Le lien sert une seule fois, pendant 30 minutes.',
  resetButton: 'Choisir un nouveau mot de passe',
  resetNotAsked: 'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe ne change pas.',

  passwordSubject: 'Votre mot de passe Passleft a changé',
  passwordWords: 'Le mot de passe de votre compte a changé.',
  passwordResetWords: 'Le mot de passe de votre compte a changé, et tous les appareils ont été déconnectés.',
  waysLeft:
    'Ces accès ont été ajoutés auparavant et fonctionnent toujours. Si vous n’en reconnaissez pas un, supprimez-le avec son lien.',
  wayFactor: 'Second facteur : la connexion demande plus que le mot de passe.',
  wayFactorButton: 'Désactiver le second facteur',
  wayAs: '{name}, avec {email}',
  wayPasskey: 'Clé d’accès « {name} »',
  wayPasskeyButton: 'Supprimer la clé d’accès « {name} »',
  wayButton: 'Supprimer {name}',
  waysHint: 'Chaque lien sert une seule fois, pendant 24 heures. Une confirmation vous est demandée.',

  waysEndedSubject: 'Des accès à votre compte Passleft ont été supprimés',
  waysEndedWords:
    'Vous avez confirmé cette adresse e-mail. Ce qu’un autre navigateur avait ajouté au compte avant cela a été supprimé, car ce n’était peut-être pas vous :',
  waysEndedSignIn: 'Connexion avec {name}',
  waysEndedFactor: 'Le second facteur et ses codes de secours',
  waysEndedHint: 'Si c’était vous, connectez-vous et ajoutez-le de nouveau dans votre profil.',

  factorOnSubject: 'Le second facteur de votre compte Passleft est activé',
  factorOnWords:
    'La connexion demande désormais aussi un code de votre application d’authentification. Gardez vos codes de secours en lieu sûr.',
  factorOffSubject: 'Le second facteur de votre compte Passleft est désactivé',
  factorOffWords: 'La connexion ne demande désormais que votre mot de passe.',
  factorResetSubject: 'Le second facteur de votre compte Passleft a été réinitialisé',
  factorResetWords:
    'Un Admin a désactivé le second facteur de votre compte et fermé toutes vos sessions. La connexion ne demande plus que votre mot de passe.',
  factorResetHint: 'Vous pouvez en configurer un nouveau dans votre profil.',

  invitationSubject: '{from} vous invite sur Passleft',
  invitationWords:
    '{from} vous invite à drafter des jeux de cartes sur Passleft. Créez un compte pour participer.',
  invitationButton: 'Créer un compte',
  invitationUnknown:
    'Si vous ne savez pas de qui cela vient, ignorez cet e-mail. Aucun compte n’est créé pour vous.',

  linkedSubject: '{provider} donne maintenant accès à votre compte Passleft',
  linkedWords: 'Vous pouvez maintenant vous connecter à votre compte avec {provider}.',
  unlinkedSubject: '{provider} ne donne plus accès à votre compte Passleft',
  unlinkedWords: 'Vous ne pouvez plus vous connecter à votre compte avec {provider}.',

  passkeyAddedSubject: 'Une clé d’accès a été ajoutée à votre compte Passleft',
  passkeyAddedWords: 'Vous pouvez maintenant vous connecter à votre compte avec la clé d’accès « {name} ».',
  passkeyRemovedSubject: 'Une clé d’accès a été supprimée de votre compte Passleft',
  passkeyRemovedWords: 'Vous ne pouvez plus vous connecter à votre compte avec la clé d’accès « {name} ».',
  passkeyFactorOnSubject: 'Votre compte Passleft demande désormais une clé d’accès après le mot de passe',
  passkeyFactorOnWords:
    'La connexion par mot de passe demande désormais aussi une clé d’accès. Gardez vos codes de secours en lieu sûr.',
  passkeyFactorOffSubject: 'Votre compte Passleft ne demande plus de clé d’accès après le mot de passe',
  passkeyFactorOffWords: 'La connexion par mot de passe ne demande plus de clé d’accès.',

  deletedSubject: 'Votre compte Passleft est supprimé',
  deletedWords:
    'Votre compte et tout ce qui en faisait partie sont supprimés, comme vous l’avez demandé. Les drafts joués avec d’autres gardent votre place, sans votre nom.',
  deletedByAdmin:
    'Un Admin a supprimé votre compte et tout ce qui en faisait partie. Les drafts joués avec d’autres gardent votre place, sans votre nom.',
  deletedQuestions: 'Si vous avez des questions, adressez-vous à l’hôte du site.',
});
