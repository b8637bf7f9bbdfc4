import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/waysIn.ts';

export default translation<typeof english>()({
  resetTitle: 'Escolha uma nova senha',
  resetLead: 'Depois, entre com ela. Todos os outros aparelhos saem da conta.',
  resetLabel: 'Nova senha',
  resetSubmit: 'Definir a senha',
  resetDoneTitle: 'Nova senha definida',
  resetDoneLead: 'Use na próxima vez que entrar.',
  resetDone:
    'Todos os aparelhos saíram da conta, este também. Enviamos um e-mail sobre isso, com um link para encerrar cada outro jeito de entrar na sua conta.',
  resetSpentTitle: 'Este link não funciona mais',
  resetSpent: 'Ele já foi usado ou tem mais de 30 minutos. Sua senha não mudou.',
  resetIncompleteTitle: 'Este link não está completo',
  resetIncomplete: 'Abra de novo pelo e-mail. Se não adiantar, peça um novo.',
  resetAgainLead: 'Um novo chega rapidinho.',
  resetAgain: 'Enviar um novo link',

  removeTitle: 'Remover {name}?',
  removeLead: 'Dá para entrar com {name}, como {email}. Depois disso, não dá mais.',
  removeLeadNoEmail: 'Dá para entrar com {name}. Depois disso, não dá mais.',
  remove: 'Remover {name}',
  removed: '{name} não abre mais sua conta. Todos os outros aparelhos saíram da conta.',

  factorTitle: 'Desligar o segundo fator?',
  factorLead:
    'Depois disso, só a sua senha abre sua conta, e seus códigos de recuperação deixam de funcionar.',
  turnOff: 'Desligar o segundo fator',
  turnedOff: 'O segundo fator está desligado. Todos os outros aparelhos saíram da conta.',

  passkeyTitle: 'Remover a chave de acesso “{name}”?',
  passkeyLead: 'Você pode entrar com a chave de acesso “{name}”. Depois disso, não pode mais.',
  removePasskey: 'Remover a chave de acesso',
  passkeyRemoved:
    'A chave de acesso “{name}” não abre mais a sua conta. Todos os outros aparelhos foram desconectados.',

  notYou: 'Faça isto se não reconhecer. Todos os outros aparelhos também saem da conta.',
  keep: 'Manter',
  doneTitle: 'Feito',
  logIn: 'Entrar',

  goneTitle: 'Este link não funciona mais',
  goneLead: 'Ele já foi usado ou tem mais de 24 horas.',
  goneHelp: 'Seu perfil lista todos os jeitos de entrar na sua conta e permite encerrar cada um.',
});
