import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/openedLogs.ts';

export default translation<typeof english>()({
  title: 'Abrir um log',
  lead: 'Um arquivo Passleft, um log do Draftmancer ou o texto de um draft do MTGO. É lido neste navegador e não é enviado a lugar nenhum.',
  myDrafts: 'Meus drafts',
  choose: 'Escolha um log',
  file: 'Arquivo de log',
  chooseFile: 'Escolher arquivo',
  orDrop: 'ou solte um aqui',
  paste: 'Colar o texto',
  text: 'Texto do log',
  pasteFirst: 'Cole o texto primeiro',
  openText: 'Abrir este texto',
  pastedText: 'Texto colado',
  failed: 'Não deu para abrir {name}',
  opened: '{name}: {from}.',
  none: 'Nenhum log aberto',
  noneHint:
    'Escolha um arquivo, solte um no campo acima ou cole o texto. O replay mostra todos os lugares do log.',

  ownFile: 'Arquivo Passleft',
  draftmancerLog: 'Log do Draftmancer {version}',
  mtgoLog: 'Log do MTGO',
  mtgoDraft: 'Draft do MTGO',
  event: 'Evento {event}',
  player: 'Jogador',
  mainBucket: 'Main',
  repeatsNumbers:
    'Este arquivo repete números de pick, então os picks são contados na ordem em que aparecem.',
  isUnfinished:
    'Este log acaba no booster {round, number}, pick {pick, number}, antes de uma carta ser pega. Você vê os picks até ali.',
  leftOut:
    '{count, plural, one {# item não é um pick de um booster e ficou de fora.} other {# itens não são picks de um booster e ficaram de fora.}}',

  tooLarge: 'Este arquivo tem mais de 32 MB.',
  tooLong: 'Este texto tem mais de 32 MB.',
  empty: 'Este arquivo está vazio.',
  notText: 'Este não é um arquivo de texto.',
  brokenJson: 'Este arquivo não é um JSON completo. Pode estar cortado.',
  brokenJsonAt: 'Linha {line}: este não é um JSON completo. Pode estar cortado.',
  noDraft: 'Este JSON não é um draft.',
  proofLog:
    'Este é o log que prova os boosters. Para ver os lugares, abra o “Arquivo Passleft” dos resultados.',
  unknownJson: 'Este JSON não é um arquivo Passleft nem um log do Draftmancer.',
  atLine: 'Linha {line}: {reason}',
  atPick: 'Pick {pick, number} de {name}: {reason}',
  otherVersion:
    'Este arquivo é da versão {version, number} do formato. Aqui só dá para ler a versão {read, number}.',
  wrongInFile: '“{path}” não está certo neste arquivo.',
  wrongInLog: '“{path}” não está certo neste log.',
  unknownPickCard:
    'O pick {pick, number} da rodada {round, number} de {name} cita a carta {card, number}, que não está no arquivo.',
  unknownPoolCard: 'O pool de {name} cita a carta {card, number}, que não está no arquivo.',
  nobody: 'Este log não tem jogadores.',
  tooManyPeople:
    'Este log tem {count, plural, one {# jogador} other {# jogadores}}. Um draft tem no máximo {most, number}.',
  noPicksInLog: 'Este log não tem nenhum pick de um booster, então não há o que rever.',
  noPicksInText: 'Este texto não tem nenhum pick, então não há o que rever.',
  notInPack: 'foi pega uma carta que não estava no booster.',
  unknownCard: 'o log não tem a carta “{card}”.',
  unknownLine: 'isto não é jogador, booster, pick nem carta.',
  noPickTaken: 'este pick não marca nenhuma carta como pega.',
  earlierNotTaken: 'o pick anterior (linha {line}) não marca nenhuma carta como pega.',
  packOrder: 'o booster {round, number} vem depois do booster {last, number}.',
  tooManyPicks: 'um lugar tem no máximo {most, plural, one {# pick} other {# picks}}.',
  tooManyPlayers: 'um draft tem no máximo {most, plural, one {# jogador} other {# jogadores}}.',
  tooManyCards: 'um booster tem no máximo {most, plural, one {# carta} other {# cartas}}.',
  pickedNotInPack: '“{card}” foi pega, mas não estava no booster.',
});
