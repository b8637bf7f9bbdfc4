import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/offline.ts';

export default translation<typeof english>()({
  title: 'Você está offline',
  safe: 'O Passleft não consegue acessar a rede. Seus drafts estão seguros no servidor, e esta página abre de novo quando a conexão voltar.',
  practiceHint: 'O treino funciona sem rede: um draft contra bots, neste navegador.',
  tryAgain: 'Tentar de novo',
  practice: 'Treinar',
  tableNews: 'Algo aconteceu na sua mesa',
});
