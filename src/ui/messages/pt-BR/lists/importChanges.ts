import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/importChanges.ts';

export default translation<typeof english>()({
  answerFirst:
    '{count, plural, one {Responda primeiro à pergunta aberta} other {Responda primeiro às # perguntas abertas}}',
  howItWorks:
    'Só se grava o que o arquivo diz. Uma coluna que falta ou uma célula vazia não muda nada. Escreva (clear) numa célula para limpar o valor.',
  changedFields: 'Campos que mudam',
  changedField:
    '{field}: {rows, number} {kind, select, card {{rows, plural, one {carta} other {cartas}}} printing {{rows, plural, one {impressão} other {impressões}}} set {{rows, plural, one {coleção} other {coleções}}} pack {{rows, plural, one {booster} other {boosters}}} other {{rows, plural, one {modelo} other {modelos}}}}',
  keptTitle:
    '{count, plural, one {# linha mantém um valor definido à mão} other {# linhas mantêm valores definidos à mão}}',
  keptHint: 'Veja as linhas em Mantidas. Para usar os valores do arquivo, sobrescreva.',
  kept: 'Mantidas',
  keptField: '{field} continua {value}. O arquivo diz {said}.',
  setBy: 'Definido por {by} em {day, date, ::dMMMyyyy}.',
  setBySomebody: 'Definido à mão.',
  nothing: 'vazio',
  overwrite: 'Sobrescrever valores definidos à mão',
});
