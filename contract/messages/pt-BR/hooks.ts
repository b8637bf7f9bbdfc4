import { translation } from '../catalogue.ts';
import type english from '../en/hooks.ts';

export default translation<typeof english>()({
  tableOpened:
    '{open, plural, =0 {Há uma mesa aberta. Os {seats, number} lugares estão ocupados.} one {Há uma mesa aberta: # de {seats, number} lugares está livre.} other {Há uma mesa aberta: # de {seats, number} lugares estão livres.}}',
  readyCheck: 'O host quer saber quem está pronto.',
  draftStarted: 'O draft começou.',
  draftFinished: 'Draft concluído.',
  roundOpened: 'A rodada {number, number} está aberta.',
  cutOpened:
    '{players, select, 2 {A final está aberta.} 4 {As semifinais estão abertas.} other {As quartas de final estão abertas.}}',
  roundResult: 'Rodada {number, number}, mesa {table, number}: {score}',
  cutResult:
    '{players, select, 2 {Final} 4 {Semifinal} other {Quartas de final}}, mesa {table, number}: {score}',
  code: 'Código: {code}',
  testTitle: 'Mensagem de teste',
  testWords: 'Este webhook funciona.',
  parkedSubject: 'O webhook “{name}” não responde',
  parkedWords:
    'Não foi possível entregar mensagens ao seu webhook “{name}” ({host}), e paramos de tentar com algumas. Você pode enviá-las de novo pelo registro.',
  offSubject: 'O webhook “{name}” foi desligado',
  offWords:
    'Seu webhook “{name}” ({host}) não aceita nada há tempo demais ou respondeu que não existe mais, por isso o desligamos. Ligue-o de novo quando o receptor funcionar.',
  openHooks: 'Ir para seus webhooks',
});
