import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/emails.ts';

export default translation<typeof english>()({
  hello: 'Olá, {handle}!',
  helloStranger: 'Olá!',
  notYou: 'Se não foi você, redefina sua senha agora e confira suas sessões no seu perfil.',
  notAsked: 'Se você não pediu isto, não precisa fazer nada.',
  tellOperator: 'Se não foi você, avise quem mantém este site.',
  sameBrowser:
    'Abra o link no navegador em que você está com a conta aberta. Todos os outros aparelhos são desconectados, e os logins configurados em outros aparelhos são removidos.',
  orCode:
    'Ou digite este código onde você está com a conta aberta. Ele vale por 10 minutos, e o link por 24 horas.',

  verifySubject: 'Confirme seu e-mail no Passleft',
  verifyWords: 'Que bom ter você no Passleft. Confirme que este é o seu e-mail.',
  verifyButton: 'Confirmar e-mail',
  verifyNotYou: 'Se você não criou uma conta, não precisa fazer nada.',

  newAddressSubject: 'Confirme seu novo e-mail no Passleft',
  newAddressWords: 'Você pediu para usar este e-mail na sua conta a partir de agora. Confirme que é seu.',
  newAddressButton: 'Confirmar novo e-mail',

  addressChangesSubject: 'Sua conta do Passleft vai mudar de e-mail',
  addressChangesWords: 'Alguém que entrou na sua conta pediu para mudar o e-mail dela para {email}.',
  addressChangesWhen: 'A mudança vale quando o novo e-mail for confirmado. Até lá, este continua.',

  addressChangedSubject: 'Sua conta do Passleft tem outro e-mail',
  addressChangedWords: 'O e-mail da sua conta agora é {email}. Nossas mensagens não chegam mais aqui.',

  accountExistsSubject: 'Você já tem uma conta no Passleft',
  accountExistsWords:
    'Alguém digitou seu e-mail para uma conta nova ou para outra conta. Você já tem uma, e nada mudou.',
  accountExistsHint:
    'Se foi você, entre como sempre. Se não sabe mais sua senha, peça uma nova na página de login.',

  resetSubject: 'Escolha uma nova senha para o Passleft',
  resetWords: 'Alguém pediu uma nova senha para sua conta. O link funciona uma vez, por 30 minutos.',
  resetButton: 'Escolher uma nova senha',
  resetNotAsked: 'Se você não pediu isto, não precisa fazer nada: sua senha continua a mesma.',

  passwordSubject: 'Sua senha do Passleft foi mudada',
  passwordWords: 'A senha da sua conta foi mudada.',
  passwordResetWords: 'A senha da sua conta foi mudada, e todos os aparelhos foram desconectados.',
  waysLeft:
    'Estes acessos foram configurados antes e ainda funcionam. Se não reconhecer algum, remova com o link dele.',
  wayFactor: 'Segundo fator: para entrar, não basta a senha.',
  wayFactorButton: 'Desligar o segundo fator',
  wayAs: '{name}, como {email}',
  wayPasskey: 'Chave de acesso “{name}”',
  wayPasskeyButton: 'Remover a chave de acesso “{name}”',
  wayButton: 'Remover {name}',
  waysHint: 'Cada link funciona uma vez, por 24 horas. Antes, ele pede sua confirmação.',

  waysEndedSubject: 'Acessos removidos da sua conta do Passleft',
  waysEndedWords:
    'Você confirmou este e-mail. O que outro navegador tinha configurado na conta antes disso foi removido, porque pode não ter sido você:',
  waysEndedSignIn: 'Login com {name}',
  waysEndedFactor: 'O segundo fator e seus códigos de recuperação',
  waysEndedHint: 'Se foi você, entre e configure de novo no seu perfil.',

  factorOnSubject: 'O segundo fator da sua conta do Passleft está ligado',
  factorOnWords:
    'A partir de agora, para entrar, você também precisa de um código do seu app autenticador. Guarde seus códigos de recuperação em um lugar seguro.',
  factorOffSubject: 'O segundo fator da sua conta do Passleft está desligado',
  factorOffWords: 'A partir de agora, para entrar, basta a sua senha.',
  factorResetSubject: 'O segundo fator da sua conta do Passleft foi redefinido',
  factorResetWords:
    'Um Admin desligou o segundo fator da sua conta e encerrou todas as suas sessões. Agora, para entrar, basta a sua senha.',
  factorResetHint: 'Você pode configurar um novo no seu perfil.',

  invitationSubject: '{from} convidou você para o Passleft',
  invitationWords:
    '{from} convidou você para draftar jogos de cartas no Passleft. Crie uma conta para participar.',
  invitationButton: 'Criar uma conta',
  invitationUnknown: 'Se você não sabe de quem é, ignore este e-mail. Nenhuma conta é criada para você.',

  linkedSubject: '{provider} agora abre sua conta do Passleft',
  linkedWords: 'Agora você pode entrar na sua conta com {provider}.',
  unlinkedSubject: '{provider} não abre mais sua conta do Passleft',
  unlinkedWords: 'Você não pode mais entrar na sua conta com {provider}.',

  passkeyAddedSubject: 'Uma chave de acesso foi adicionada à sua conta do Passleft',
  passkeyAddedWords: 'Agora você pode entrar na sua conta com a chave de acesso “{name}”.',
  passkeyRemovedSubject: 'Uma chave de acesso foi removida da sua conta do Passleft',
  passkeyRemovedWords: 'Você não pode mais entrar na sua conta com a chave de acesso “{name}”.',
  passkeyFactorOnSubject: 'Sua conta do Passleft agora pede uma chave de acesso depois da senha',
  passkeyFactorOnWords:
    'A partir de agora, para entrar com a senha, você também precisa de uma chave de acesso. Guarde seus códigos de recuperação em um lugar seguro.',
  passkeyFactorOffSubject: 'Sua conta do Passleft não pede mais uma chave de acesso depois da senha',
  passkeyFactorOffWords:
    'A partir de agora, para entrar com a senha, você não precisa mais de uma chave de acesso.',

  deletedSubject: 'Sua conta do Passleft foi excluída',
  deletedWords:
    'Sua conta e tudo o que era dela foram excluídos, como você pediu. Nos drafts com outras pessoas, seu lugar fica sem o seu nome.',
  deletedByAdmin:
    'Um Admin excluiu sua conta e tudo o que era dela. Nos drafts com outras pessoas, seu lugar fica sem o seu nome.',
  deletedQuestions: 'Se tiver dúvidas, fale com quem mantém este site.',
});
