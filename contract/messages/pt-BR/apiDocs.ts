import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/apiDocs.ts';

export default translation<typeof english>()({
  title: 'API',
  intro:
    'O que as pessoas fazem aqui, programas também podem fazer, por HTTP e JSON. <document>openapi.json</document> descreve cada rota para geradores e clientes.',
  tokens: 'Tokens de acesso',
  tokensHow: 'Crie um no <profile>seu perfil</profile>, em Conta. Envie-o em cada chamada:',
  tokensEnd:
    'Um token dura no máximo 90 dias. Ele termina se você o revogar, mudar a senha, perder um papel necessário ou tiver a conta suspensa.',
  tokensWhere:
    'Tokens não funcionam em endereços, para entrar, na sua conta nem para criar outros tokens. O hub os aceita no mesmo cabeçalho. Cada uso de uma permissão de administração fica no registro de atividades.',
  scopes: 'Permissões',
  scopesHint: 'Um token abre só o que suas permissões cobrem, e só enquanto o seu papel permitir.',
  scope: 'Permissão',
  opens: 'Abre',
  onHub: 'no hub: {methods}',
  refusals: 'Erros',
  refusalsHint:
    'Um erro tem um status e um corpo JSON com um código e uma mensagem no idioma que você pedir. Estes são sobre tokens:',
  over: 'O token é desconhecido, expirou ou foi revogado, ou terminou com a perda de um papel, uma suspensão ou uma troca de senha.',
  lacksScope: 'Falta ao token a permissão que WWW-Authenticate indica.',
  notTaken: 'Tokens não funcionam aqui.',
  inAddress: 'O token estava no endereço. Revogue-o.',
  limits: 'Limites de chamadas',
  limitsHint:
    'Onde as chamadas são limitadas, cada resposta diz quantas restam ao seu endereço (r) e quando ele terá todas de novo (t, em segundos). Depois de um 429, espere os segundos que Retry-After indicar.',
  examples: 'Exemplos',
  examplesHint: 'Os scripts com curl também precisam do jq.',
  hostTable: 'Criar uma mesa e publicar o link',
  readResults: 'Ler resultados',
  reportMatch: 'Informar o resultado de uma partida',
  routes: 'Rotas',
  routesHint: 'Cada rota, com a permissão de que um token precisa. Em inglês.',
});
