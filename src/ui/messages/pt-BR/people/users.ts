import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/users.ts';

export default translation<typeof english>()({
  helpTitle: 'Ajuda com a conta',
  sendLink: 'Enviar link de senha',
  confirm: 'Confirmar e-mail',
  unconfirm: 'Retirar confirmação',
  resetFactor: 'Zerar segundo fator',
  delete: 'Excluir conta',
  suspend: 'Suspender',
  endSessions: 'Desconectar',
  confirmHint:
    'Só confirme um e-mail se souber que é mesmo dessa pessoa. Isso não desconecta ninguém e não remove nenhum login.',
  unconfirmHint:
    'Um Admin confirmou este e-mail. Ele só fica comprovado quando a pessoa abrir um link enviado para lá.',
  confirmed: 'O e-mail de {name} foi confirmado.',
  unconfirmed: 'A confirmação do e-mail de {name} foi retirada.',
  adminHint: 'Retire o papel de Admin antes de zerar o segundo fator ou excluir a conta.',
  failed: 'Não deu certo',

  notesTitle: 'Notas',
  notesHint: 'Só Admins veem.',
  noteLabel: 'Nova nota sobre {name}',
  noteSave: 'Salvar nota',
  noteRemove: 'Remover',
  noteRemoveLabel: 'Remover a nota de {author}',
  noteBy: '{author}, {at, date, ::dMMMyyyy}',
  noteByNobody: 'um ex-Admin',
  noteSaved: 'Nota sobre {name} salva.',
  noteRemoved: 'Nota sobre {name} removida.',

  bulkTooMany: 'Para mudar várias pessoas juntas, selecione até {most, number} uma a uma.',
  bulkMore: '{count, plural, one {e mais #} other {e mais #}}',
  askTitle:
    '{action, select, suspend {Suspender} endSessions {Desconectar} sendLink {Enviar um link de senha para} resetFactor {Zerar o segundo fator de} delete {Excluir} other {Retirar o convite de}} {name}?',
  askTitleMany:
    '{action, select, suspend {Suspender {count, number} pessoas?} endSessions {Desconectar {count, number} pessoas?} sendLink {Enviar um link de senha a {count, number} pessoas?} resetFactor {Zerar {count, number} segundos fatores?} delete {Excluir {count, number} contas?} other {Retirar {count, number} convites?}}',
  who: 'Quem: {names}',
  meansSuspend:
    'A pessoa sai da conta em todo lugar e não pode entrar durante esse tempo. Um bot joga nos lugares dela em andamento. Decks e resultados ficam.',
  meansEndSessions: 'A pessoa sai da conta em todos os aparelhos e pode entrar de novo.',
  meansSendLink: 'A pessoa recebe o mesmo e-mail de “Esqueceu a senha?”. O link vale por 30 minutos.',
  meansResetFactor:
    'Depois disso, para entrar basta a senha. A pessoa sai da conta em todo lugar e recebe um e-mail avisando. Confira antes se foi mesmo ela que pediu.',
  meansDeleteGoes:
    'Somem de vez: nome, e-mail, logins, decks, listas de cartas, mensagens de chat e notas. Não dá para desfazer.',
  meansDeleteStays:
    'Os drafts de outros jogadores ficam inteiros. O lugar aparece como “Membro que saiu”. A pessoa recebe um e-mail sobre isso.',
  meansWithdraw:
    'A pessoa sai desta lista, e um e-mail que ainda não saiu não é enviado. O link de um e-mail já enviado continua abrindo a página de cadastro.',
  yes: '{action, select, suspend {Suspender} endSessions {Desconectar} sendLink {Enviar} resetFactor {Zerar} delete {Excluir} other {Retirar}}',
  cancel: 'Cancelar',
  close: 'Fechar',
  reasonLabel: 'Motivo, mostrado à pessoa',
  reasonMissing: 'Diga o motivo em poucas palavras.',
  termLabel: 'Por quanto tempo',
  termDays: '{days, plural, one {# dia} other {# dias}}',
  termNone: 'Até ser retirada',
  workingTitle: 'Em andamento',
  progress: '{done, number} de {count, number} concluídas',
  stop: 'Parar',
  stopping: 'Parando depois desta',
  toldTitle:
    '{done, plural, one {# concluída} other {# concluídas}}, {refused, plural, one {# recusada} other {# recusadas}}',
  toldAllDone: '{done, plural, =1 {Concluído} one {# concluída} other {Todas as # concluídas}}',
  toldSkipped: '{count, plural, one {# pessoa ficou de fora.} other {# pessoas ficaram de fora.}}',
  resultDone: 'Concluído',
  doneNotice:
    '{action, select, suspend {{name}: conta suspensa.} endSessions {{name} saiu da conta em todo lugar.} sendLink {{name} recebeu um link para definir uma nova senha.} resetFactor {O segundo fator de {name} foi zerado.} delete {A conta de {name} foi excluída.} other {O convite de {name} foi retirado.}}',

  inviteLabel: 'E-mail a convidar',
  inviteHint:
    'A pessoa recebe um e-mail com um link para criar uma conta, como membro. Você pode convidar 20 pessoas por dia.',
  invite: 'Convidar',
  invited: '{email} recebeu um convite.',
  invitationsLabel: 'Convites abertos',
  invitationsSearch: 'E-mail ou Admin',
  invitationsEmpty: 'Nenhum convite aberto',
  invitationsEmptyHint:
    'As pessoas que você convida ficam nesta lista até criarem uma conta, no máximo por 30 dias.',
  columnEmail: 'E-mail',
  columnInvitedBy: 'Convite de',
  columnSent: 'Enviado',
  withdraw: 'Retirar',
});
