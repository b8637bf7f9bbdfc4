import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/room/roomDialogs.ts';

export default translation<typeof english>()({
  menu: 'Menu do draft',
  cardSize: 'Tamanho das cartas',
  keysAndHelp: 'Teclas e ajuda',
  leave: 'Sair',
  takeBack: 'Desfazer o último pick',
  pauseDraft: 'Pausar o draft',
  pauseOnce: 'Pausar por 2 minutos (uma vez)',
  resume: 'Retomar',
  whoHoldsPacks: 'Quem está com boosters',
  helpSeat: 'Ajudar um lugar',
  streamOverlay: 'Overlay de transmissão',
  mayBeStreamed:
    'Esta mesa pode ser transmitida. Uma transmissão {unit, select, none {não tem atraso.} seconds {fica {count, plural, one {# segundo} other {# segundos}} atrás.} other {fica {count, plural, one {# minuto} other {# minutos}} atrás.}}',
  endDraft: 'Encerrar o draft',
  voteInMenu: 'Votar para encerrar o draft ({votes, number} de {needed, number})',
  takeVoteBack: 'Retirar meu voto',

  leaveTitle: 'Sair do draft?',
  leaveKept: 'A mesa espera por você. Ela fica em Meus drafts.',
  leaveHanded: 'Um bot termina no seu lugar. Você pode voltar até o fim do draft.',
  stay: 'Ficar',
  leaving: 'Saindo',

  endTitle: 'Encerrar o draft para todos?',
  endWords: '{table} acaba aqui, sem resultados. Não dá para retomar.',
  keepDrafting: 'Continuar draftando',
  ending: 'Encerrando',
  voteTitle: 'Votar para encerrar o draft?',
  takeVoteBackTitle: 'Retirar seu voto?',
  voteWords:
    'O draft acaba para todos, sem resultados, quando {needed, plural, one {# pessoa votar} other {# pessoas votarem}} a favor. Até agora: {votes, number}.',
  vote: 'Votar para encerrar',
  voting: 'Votando',

  helpSeatWords: 'Um bot mantém os boosters passando. O jogador pode retomar o lugar até o fim do draft.',
  seatBot: 'um bot joga',
  seatAway: 'sem conexão',
  seatWaiting: 'esperando',
  moreSeconds: 'Mais 30 s',
  moreDays: 'Mais 1 dia',
  handToBot: 'Passar para um bot',
  you: 'Você',

  otherSide: 'Outro lado',

  helpClick: 'Um clique seleciona uma carta. Ela é sua depois que você aperta o botão ou Enter.',
  helpClickTwice:
    'Um clique seleciona uma carta. Ela é sua depois que você aperta o botão ou Enter, ou clica duas vezes.',
  helpNoClock: 'Esta mesa não tem relógio: não tenha pressa.',
  helpClock:
    'No 0:00, você fica com a carta selecionada, ou com uma favorita, ou com a escolha do bot. Se o tempo acabar duas vezes seguidas, você fica como ausente: aí as cartas são pegas depois de três segundos, até você clicar ou apertar uma tecla.',
  helpFocus:
    'As teclas funcionam onde quer que o foco esteja, menos num campo de texto. Clique com o botão direito ou segure para ampliar.',
  helpSingleOff: 'As teclas simples estão desligadas; dá para ligar no seu perfil.',
  keys: 'Teclas',
  keyHome: 'Home',
  keyEnd: 'End',
  keyDigits: '1 a 9',
  keySpace: 'Espaço',
  keyEnter: 'Enter',
  doesMove: 'Andar pelo booster',
  doesRow: 'Primeira e última carta da linha',
  doesJump: 'Ir para uma carta',
  doesSelect: 'Selecionar a carta ou tirar a seleção',
  doesTake: 'Pegar a carta',
  doesSide: 'Pegar a carta para o side',
  doesStar: 'Favoritar a carta',
  doesZoom: 'Ampliar a carta',
  doesSpeak: 'Ler em voz alta o relógio, o pick e sua seleção',
  doesHint: 'Ler a dica em voz alta, se as dicas estiverem ligadas',
  doesHelp: 'Esta ajuda',

  hint: 'Dica',
  hintTakes: 'Um bot pega {cards}.',
  hintDoes: 'Um bot aqui: {words}',
  hintNothing: 'Nada.',
  hintRating: 'Nota: {source}.',
  hintNone: 'Sem dica agora.',
  someCard: 'uma carta',
});
