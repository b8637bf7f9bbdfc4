import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAchievements.ts';

export default translation<typeof english>()({
  title: 'Conquistas',
  lead: 'Uma regra, um limite e um nível. Membros que já cumprem uma regra nova ganham a conquista em até um minuto.',
  newAchievement: 'Nova conquista',
  create: 'Adicionar conquista',
  save: 'Salvar',
  notSaved: 'A conquista não foi salva',
  created: '{name} foi adicionada. Membros que já cumprem a regra ganham a conquista em até um minuto.',
  saved: '{name} foi salva.',
  name: 'Nome',
  sentence: 'Descrição',
  sentenceHint: 'Por exemplo: “Termine dez drafts.”',
  rule: 'Regra',
  ruleCell: '{metric}: {threshold, number}',
  threshold: 'Pelo menos',
  metric: 'De quê',
  metrics:
    '{metric, select, draftsFinished {drafts jogados até o fim} picks {cartas pegas} gamesPlayed {jogos de evento disputados} formatsPlayed {formatos draftados até o fim} hosted {mesas ou eventos conduzidos até o fim} wheelsCaught {cartas pegas no wheel} monoLaneDecks {decks de uma só lane enviados} decksExported {drafts com deck exportado} other {drafts por correspondência sem estourar o tempo}}',
  tier: 'Nível',
  tiers: '{tier, select, gold {Ouro} silver {Prata} other {Bronze}}',
  icon: 'Ícone',
  icons:
    '{icon, select, flag {Bandeira} cards {Cartas} sword {Espada} compass {Bússola} house {Casa} wheel {Roda} path {Caminho} export {Exportação} mail {Correio} other {Medalha}}',
  secret: 'Secreta',
  secretHint: 'Quem ainda não tem só vê que existe mais uma.',
  state: 'Situação',
  states: '{state, select, retired {aposentada} secret {secreta} other {visível}}',
  canBeEarned: 'Pode ser conquistada',
  retired: 'Aposentada',
  holders: 'Quem tem',
  position: 'Posição',
  search: 'Nome ou descrição',
  countedBy: 'Conta',
  none: 'Nenhuma conquista ainda',
  noneHint: 'As que vêm com o programa são adicionadas até um minuto depois do primeiro início.',
  retire: 'Aposentar',
  bringBack: 'Trazer de volta',
  retiredTold:
    '{name} foi aposentada. {holders, plural, =0 {Ninguém tem.} =1 {A pessoa que tem fica com ela.} one {# pessoa fica com ela.} other {As # pessoas que têm ficam com ela.}}',
  broughtBack: '{name} pode ser conquistada de novo.',
  whoWould: 'Quem teria hoje',
  noNumber: 'Digite um número de 1 a um milhão.',
  wouldHave: '<b>{would, number}</b> de {people, number} membros e convidados.',
  wouldGet:
    '<b>{would, number}</b> de {people, number} membros e convidados; {holders, number} já têm e mantêm, {fresh, number} ganhariam agora.',
  nobody: 'Ninguém tem {metric} ainda.',
  standing:
    '{standing, select, has {já tem} would {ganharia} other {{left, plural, one {falta #} other {faltam #}}}}',
});
