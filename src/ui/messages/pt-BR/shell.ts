import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/shell.ts';

export default translation<typeof english>()({
  reminder: 'Lembrete',
  addressReminder: 'Confirme seu e-mail para criar mesas públicas. <action>Confirmar</action>',
  factorReminder: 'Admins precisam de um segundo fator. <action>Adicionar</action>',
  dismiss: 'Dispensar',

  leaveTitle: 'Deixar seus drafts e decks para trás?',
  leaveHint:
    'Você entrou como convidado. Depois que sair, ninguém mais abre seus drafts e decks, nem você. Com uma conta, você fica com tudo.',
  stay: 'Ficar',
  logOut: 'Sair',
  createAccount: 'Criar conta',

  notFound: 'Página não encontrada',
  notFoundHint:
    'Não existe página em <code>{address}</code>. O endereço pode estar errado, ou a página saiu do ar.',
  backHome: 'Voltar ao início',
  seeTables: 'Ver mesas abertas',
  notFoundCard: 'Lugar Nenhum',
  notFoundCardMark: '?',
  notFoundCardType: 'LOCAL',
  notFoundCardRule: 'Quando você chega, não há nada aqui.',
  notFoundCardOtherRule: 'Volte para uma mesa à sua escolha.',
  notFoundCardFlavour: 'O booster foi para a esquerda. Você, para a direita.',
});
