import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/imports.ts';

export default translation<typeof english>()({
  questionsTitle: '{count, plural, one {# palavra é nova em {game}} other {# palavras são novas em {game}}}',
  questionsHint: 'Nada é importado até você dizer o que cada uma é.',
  allAnswered: 'Todas as palavras novas têm resposta. Ainda dá para mudar.',
  newOrNearest:
    '{kind, select, rarity {Raridade nova ou {nearest}?} lane {Lane nova ou {nearest}?} other {Atributo novo ou {nearest}?}}',
  isNew: '{kind, select, rarity {Raridade nova?} lane {Lane nova?} other {Atributo novo?}}',
  onCards: '{count, plural, one {Em # carta} other {Em # cartas}}: {examples}',
  answerLabel: 'O que é “{word}”',
  choose: 'Escolher uma resposta',
  isOther: 'É {word}',
  add: 'Adicionar',
  leaveOutRarity: 'Deixar as cartas de fora',
  leaveOut: 'Deixar de fora',
  listTitle: 'As palavras de {game}',
  listHint: 'Um jogo novo recebe raridades, lanes e atributos do primeiro arquivo.',
  listRarities: 'Raridades: {words}',
  listLanes: 'Lanes: {words}',
  listAttributes: 'Atributos: {words}',
  addAll: '{count, plural, one {Adicionar} other {Adicionar todas as #}}',
  listAdded: 'Adicionado',

  linesTitle: 'Como a lista foi lida',
  linesWithoutFile: 'Para mudar isto, comece de novo e escolha o arquivo outra vez.',
  lineCanMean: 'Linha {line, number}, “{text}”: qual carta é?',
  copiesOf: '{count, plural, one {# × {name}} other {# × {name}}}',
  leftOutSection:
    '{section, select, side {Sideboard} maybe {Maybeboard} other {Companion}}: {count, plural, one {# carta ficou de fora} other {# cartas ficaram de fora}}',
  takeIn: '{count, plural, one {Incluir} other {Incluir todas as #}}',
  readAs: 'Linha {line, number}, “{text}”: lida como {name}',

  setTitle: 'Coleção',
  setHint:
    'Estas cartas vêm de {count, plural, one {# coleção} other {# coleções}}. Importamos uma coleção por vez.',
  setOption: '{name} ({code}): {count, plural, one {# carta} other {# cartas}}',
  setOfEachFile: 'A maior coleção de cada arquivo',

  undoTitle: 'Desfazer a importação de {file}?',
  undo: 'Desfazer importação',
  cancel: 'Manter',
  close: 'Fechar',
  goes: 'Isto remove {what}.',
  goesNothing: 'Nada é removido.',
  cards: '{count, plural, one {# carta} other {# cartas}}',
  printings: '{count, plural, one {# impressão} other {# impressões}}',
  sets: '{count, plural, one {# coleção} other {# coleções}}',
  pictures: '{count, plural, one {# imagem} other {# imagens}}',
  packs: '{count, plural, one {# booster} other {# boosters}}',
  formats: '{count, plural, one {# formato} other {# formatos}}',
  restored:
    '{count, plural, one {# item volta a ser o que era} other {# itens voltam a ser o que eram}} antes da importação.',
  wordsGo: 'O jogo perde {words}.',
  gameGoes: 'O jogo {game} também é removido, porque esta importação o criou.',
  draftsStay:
    '{drafts, plural, one {# draft} other {# drafts}} e {decks, plural, one {# deck} other {# decks}} feitos desde então mantêm as cartas.',
  blocked: 'Ainda não dá para desfazer',
  canBeRedone: 'Dá para refazer até {day, date, ::dMMMyyyy}.',
  undoneTitle: 'Esta importação foi desfeita',
  undoneHint: 'Tudo está como antes. Dá para refazer a importação até {day, date, ::dMMMyyyy}.',
  undoneForGood: 'Tudo está como antes. Ela é antiga demais para refazer.',
  redo: 'Refazer importação',
  discard: 'Descartar',
  discardedTitle: '{file} foi descartado',
  discardedHint: 'Dá para recuperar até um dia depois da leitura.',
  restore: 'Recuperar',
  otherFiles: 'Outros arquivos',

  draftIt: 'Draftar',
  hostTable: 'Criar mesa',
  publishAndHost: 'Publicar e criar mesa',
  nextPublished: 'Drafte estas cartas contra bots agora mesmo, ou crie uma mesa para amigos.',
  nextUnpublished:
    'Por enquanto, só Admins veem este jogo. Drafte contra bots primeiro, ou publique e crie uma mesa.',
  notDraftable: 'Ainda não dá para draftar',
  nextFailed: 'Não deu certo',

  fetchedFrom: 'De {name}: {sets}',
  cubeChanged:
    'O cubo mudou: {in, plural, one {entrou #} other {entraram #}}, {out, plural, one {saiu #} other {saíram #}}',
  fetchedMissing: '{name} não tem {sets}, que os boosters citam.',
  fetchedAllowed: 'Imagens de {hosts} agora são permitidas.',
  fetchingFrom: 'Buscando em {name}',
  fetchedOf: '{done, number} de {total, number} MB',
  fetchedSome: '{done, number} MB',
  stop: 'Parar',
});
