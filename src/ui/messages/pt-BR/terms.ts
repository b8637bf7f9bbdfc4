import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/terms.ts';

export default translation<typeof english>()({
  title: 'Termos de uso',
  lead: 'O que você pode esperar deste site, o que ele espera de você e o que ele guarda sobre você. Em vigor desde 21 de novembro de 2026.',

  short: 'Em resumo',
  shortFree: 'O {product} é gratuito e é oferecido como está.',
  shortFair:
    'Jogue limpo e trate bem quem está na mesa. Quem mantém este site pode encerrar as contas de quem não faz isso.',
  shortData:
    'Guardamos o que é necessário para o jogo, pelo tempo necessário. Você pode baixar seus dados ou excluir sua conta quando quiser, sem pedir a ninguém.',
  shortSell: 'Não vendemos nada, não mostramos anúncios e não compartilhamos nada.',

  account: 'Sua conta',
  accountNeed:
    'Você pode olhar o site sem dizer quem é, draftar como convidado ou criar uma conta. Uma conta precisa de um e-mail que você lê, porque é o único jeito de voltar se você perder a senha. Uma conta é para uma pessoa. Não a divida com ninguém e não se passe por outra pessoa.',
  accountPassword:
    'Cuide da sua senha. Se você usa a mesma em outro lugar, quem a descobrir lá pode draftar como você aqui. Um segundo fator, que você pode ligar no seu perfil, barra essa pessoa mesmo assim.',
  accountProvider:
    'Se você entra por outro serviço, ele nos diz quem você é lá e, se você permitir, seu e-mail. Nunca vemos a sua senha de lá e não mudamos nada lá.',

  table: 'Na mesa',
  tableWhy: 'As outras pessoas estão aqui para jogar. Por isso:',
  tableInsults: 'Nada de insultos, ameaças ou ódio, no chat, no nick ou no perfil.',
  tablePacks:
    'Não conte aos outros o que há no seu booster durante um draft, a menos que a mesa tenha combinado isso.',
  tableTwice: 'Não sente na mesma mesa duas vezes com duas contas.',
  tableFaults:
    'Se encontrar uma falha, conte a quem mantém este site. Não a use contra outras pessoas e não tente derrubar o site.',
  tableHost:
    'O host de uma mesa decide quem joga nela. Quem mantém este site pode remover mensagens, encerrar mesas e encerrar contas que quebrem estas regras, e diz o motivo se você perguntar.',

  kept: 'O que guardamos, e por quanto tempo',
  keptAll: 'Isto é tudo que guardamos sobre você, por que guardamos e quando é apagado:',
  keptHandle: 'Nick, máscara e texto do perfil',
  keptHandleWords: 'Para que os outros saibam com quem estão jogando. Até você mudar ou excluir sua conta.',
  keptEmail: 'E-mail',
  keptEmailWords:
    'Para confirmar que é seu e deixar você voltar a entrar. Nunca é mostrado a outros membros. Até você excluir sua conta.',
  keptPassword: 'Senha',
  keptPasswordWords:
    'Só como hash (argon2id), do qual não se consegue ler a senha. Até você mudar a senha ou excluir sua conta.',
  keptSignIns: 'Sessões',
  keptSignInsWords:
    'Um registro para cada navegador em que você entrou: quando começou, quando foi usado pela última vez e o tipo de navegador. Uma sessão acaba depois de 7 dias sem visita, no máximo depois de 30 dias, ou assim que você sai. O registro é apagado 30 dias depois de começar.',
  keptSecond: 'Segundo fator',
  keptSecondWords:
    'O segredo que seu app compartilha conosco e seus códigos de recuperação, como hashes. Até você desligar o segundo fator ou excluir sua conta.',
  keptPasskeys: 'Chaves de acesso',
  keptPasskeysWords:
    'As chaves públicas, os nomes que você deu a elas e quando foram usadas pela última vez; o segredo fica no seu dispositivo. Até você removê-las ou excluir sua conta.',
  keptTokens: 'Tokens de acesso e webhooks',
  keptTokensWords:
    'Tokens só como hashes, com nome e último uso, por no máximo 90 dias. Os endereços de webhooks são criptografados, e o que foi enviado a eles fica por 30 dias. Até você removê-los ou excluir sua conta.',
  keptGuests: 'Convidados',
  keptGuestsWords:
    'Um convidado que não aparece por 30 dias é excluído, a menos que tenha jogado um draft. Nesse caso, só o nick inventado fica.',
  keptDrafts: 'Drafts',
  keptDraftsWords:
    'Boosters, picks e resultados ficam, porque são de todos que jogaram. Seus decks, treinos salvos e mensagens de chat ficam até você excluir sua conta. Uma mesa em que ninguém entra é fechada depois de 24 horas.',
  keptMails: 'E-mails',
  keptMailsWords:
    'Um e-mail que enviamos é apagado em cerca de um dia. O link que confirma um endereço vale por 24 horas; o código que vem junto, por 10 minutos; e o link para uma nova senha, por 30 minutos.',
  keptLinked: 'Logins vinculados',
  keptLinkedWords: 'O nome do outro serviço, seu ID lá e o endereço que ele nos deu. Até você desvincular.',
  keptAttempts: 'Tentativas de login',
  keptAttemptsWords:
    'Para frear quem testa muitas senhas, contamos as tentativas por endereço de rede, embaralhado. Cada contagem é apagada no máximo depois de uma hora.',
  keptLog: 'Log do servidor',
  keptLogWords:
    'Qual endereço deste site foi acessado, quando e de qual endereço de rede, sem senhas, códigos nem nada que você escreveu. Quem mantém este site decide por quanto tempo guardar.',

  browser: 'No seu navegador',
  browserCookies:
    'Um cookie mantém você conectado. Outro lembra que você já entrou com este navegador. Só este servidor pode ler os dois. Um terceiro guarda o idioma que você escolhe no rodapé, e um quarto, que você quer ver os nomes originais das cartas. Seu navegador também guarda um token de curta duração e suas escolhas para este navegador, como claro ou escuro e como você entrou da última vez. Nada disso serve para rastrear você, por isso não há um aviso pedindo que você concorde.',
  browserOthers:
    'Todas as páginas, imagens e fontes vêm deste servidor. Nenhuma outra empresa fica sabendo que você esteve aqui.',

  letters: 'E-mails que enviamos',
  lettersWhen:
    'Enviamos um e-mail quando você confirma um endereço, quando pede uma nova senha e quando algo importante muda na sua conta, para você perceber se não foi você. Quando é a sua vez num draft por correspondência, enviamos um e-mail, a menos que você desative isso no perfil. Não enviamos newsletters.',

  rights: 'Seus dados são seus',
  rightsWhere: 'No seu <profile>perfil</profile>, em Conta, você pode a qualquer momento:',
  rightsExport:
    '<strong>baixar seus dados</strong>: um arquivo com sua conta, seus drafts e seus decks, que pessoas e programas conseguem ler',
  rightsSignIns: '<strong>ver e encerrar sessões</strong>: cada navegador em que sua conta está aberta',
  rightsDelete: '<strong>excluir sua conta</strong>: na hora, e de vez.',
  rightsGone:
    'Quando você exclui sua conta, somem seu nick, endereço, senha, logins, decks, treinos e mensagens de chat. Seus lugares em drafts passados ficam para os outros que jogaram, sem o seu nome. Para qualquer outra coisa a que você tenha direito por lei, fale com quem mantém este site.',

  cards: 'Cartas e o que você escreve',
  cardsWho:
    'Emberwake e Orbit Market, com seus nomes, textos e imagens, pertencem ao {product}. Nomes e imagens de outros jogos pertencem aos seus donos. Quem mantém este site os adiciona e é responsável por ter o direito de fazer isso. O que você escreve, como o nome de um deck, continua sendo seu. Você permite que o site mostre isso às pessoas que podem ver, e a mais ninguém.',

  promise: 'O que não podemos prometer',
  promiseWhat:
    'Fazemos o melhor que podemos e testamos o que construímos. Ainda assim, este é um serviço gratuito, feito por hobby. Não podemos prometer que ele esteja sempre disponível, que nada nunca se perca ou que sirva para um fim específico. Até onde a lei permite, ninguém pode pedir indenização por ele. Onde a lei não permite isso, vale a lei.',

  changes: 'Quem mantém o site, e mudanças',
  changesWho:
    'Quem mantém este site é a pessoa que mantém este servidor. É dela que falamos aqui quando dizemos “quem mantém este site”. Para falar com ela, responda a qualquer e-mail que o site enviou a você. Ela é responsável pelo site. As pessoas que fizeram o {product} não veem o que acontece aqui.',
  operatorName: 'Responsável pelo site: {name}',
  operatorAddress: 'Endereço: {address}',
  operatorContact: 'Contato: <contact>{where}</contact>',
  changesHow:
    'Se estes termos mudarem, o novo texto aparece aqui com a data. Se você não concordar, pode excluir sua conta. <about>Sobre o {product}</about> explica como tudo funciona.',
});
