import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/about.ts';

export default translation<typeof english>()({
  title: 'Sobre o {product}',
  lead: 'Drafte qualquer card game no navegador, com amigos ou com bots. Veja como funciona, como continua justo e o que o site sabe sobre você.',
  contents: 'Nesta página',

  what: 'O que é',
  whatDraft:
    'Num draft, cada um abre um booster, fica com uma carta e passa o resto, até acabarem as cartas. Depois você monta um deck com o que pegou. É um dos melhores jeitos de jogar um card game, e um dos mais difíceis de organizar: precisa de boosters, de gente, de uma mesa e de uma noite livre.',
  whatTable:
    'O {product} cuida da mesa. Abra uma, mande o link ou o código curto, e seus amigos já têm lugar. Os bots ocupam o resto. O servidor distribui, passa e cuida do relógio. Ele salva cada pick antes de dizer que a carta é sua, então nada se perde se sua conexão cair ou o servidor reiniciar.',
  whatGames:
    'Ele não é feito para um jogo só. Cada jogo é feito de dados: as cartas, os boosters e as regras de deck. Dois jogos nossos já vêm incluídos, <title>Emberwake</title> e <title>Orbit Market</title>, para você começar na hora.',

  draft: 'Como funciona um draft',
  figure: 'Você fica com uma carta. O resto do booster vai para a esquerda, e chega um novo.',
  draftChoose:
    '<strong>Selecione e depois pegue.</strong> O primeiro toque só seleciona uma carta. Dá para mudar de ideia até confirmar. Se o tempo acabar antes, você fica com a carta selecionada.',
  draftLeave:
    '<strong>Ninguém espera para sempre.</strong> Se alguém sai, o relógio ou um bot faz os picks daquele lugar. A pessoa pode voltar quando quiser.',
  draftHidden:
    '<strong>As mãos ficam escondidas.</strong> Seu navegador só recebe cartas que você pode ver, então não adianta fuçar.',
  draftInput:
    '<strong>Mouse, toque, teclado ou leitor de tela.</strong> Tudo que se arrasta também dá para tocar ou digitar.',

  seal: 'Por que você pode confiar nos boosters',
  sealWhy:
    'Um computador que distribui cartas poderia olhar os boosters e mudá-los. Você não deveria ter que confiar que o nosso não faz isso. Por isso, cada draft é lacrado, e você pode conferir o lacre por conta própria.',
  before: 'Antes',
  beforeWords:
    'O servidor escolhe um longo número secreto, a <strong>seed</strong>, e guarda a sete chaves. Todos no lobby veem a <strong>impressão digital</strong> dela.',
  during: 'Durante o draft',
  duringWords:
    'Cada booster sai da seed, assim como a ordem de um deck sai de uma embaralhada. Outra seed teria outra impressão digital, então nenhum booster pode ser trocado sem que todos percebam.',
  after: 'Depois do último pick',
  afterWords:
    'A seed é revelada. Na página de resultados, <strong>seu próprio navegador</strong> distribui todos os boosters de novo e compara com o que foi jogado, carta por carta.',
  sealNumbers:
    'O servidor também não pode escolher uma seed que lhe agrade. O navegador de cada jogador junta um número secreto próprio, travado antes que qualquer um seja mostrado. Os boosters saem de todos os números juntos, então nem o servidor, nem o host, nem o último jogador conseguem escolher.',
  sealPrint:
    'Dá para falsificar uma impressão digital? Ela é feita por uma regra pública que só funciona num sentido. Uma seed dá sua impressão digital num instante, mas ninguém nunca conseguiu voltar de uma impressão digital à seed, nem achar duas seeds com a mesma. A regra se chama SHA-256, e bancos e navegadores confiam nela todos os dias.',
  sealLimits:
    '<strong>O que o lacre não consegue.</strong> Ele não vê dois amigos contando suas cartas um ao outro. E quando só você joga, contra bots, nenhum outro navegador junta um número, então só o número do servidor decide.',

  free: 'Quanto custa',
  freeAll:
    'Nada. Não há o que comprar, não há anúncios, e ninguém pode pagar por um lugar melhor. O que você pode fazer só depende de como você entra:',
  freeGuest: 'Como convidado',
  freeGuestWords:
    'Um clique, sem e-mail, sem senha. Drafte contra bots ou entre em qualquer mesa para a qual receber um convite.',
  freeAccount: 'Com uma conta',
  freeAccountWords:
    'Crie mesas para outras pessoas. Seus drafts, decks e histórico acompanham você em todos os aparelhos.',
  freeConfirmed: 'Com e-mail confirmado',
  freeConfirmedWords:
    'Crie mesas que qualquer pessoa encontra na lista, e volte a entrar se esquecer a senha.',
  freeUpgrade: 'Se criar uma conta depois, você fica com tudo que fez como convidado.',

  kept: 'O que o site sabe sobre você',
  keptWhat:
    'Seu nick, seu e-mail, sua senha numa forma que ninguém consegue ler e o que você fez nas mesas. Nenhum outro site fica sabendo que você está aqui: páginas, imagens e e-mails vêm deste servidor, e ninguém mais rastreia ou conta suas visitas.',
  keptMore:
    'Por quanto tempo guardamos cada coisa, como baixar seus dados e como excluí-los está nos <terms>termos de uso</terms>, numa tabela que se lê em um minuto.',

  host: 'Quem mantém este site',
  hostWho:
    'Qualquer pessoa pode rodar o {product} no próprio computador. Este site é mantido por uma delas, chamada nestas páginas de “quem mantém este site”. Ela escolhe quais jogos há aqui, responde pelo site e ajuda quando algo dá errado.',
  hostReach: 'Para falar com quem mantém este site, responda a qualquer e-mail que o site enviou a você.',
  hostTest:
    'Se você testa software, a <bench>bancada de testes</bench> mostra como o site funciona por dentro: o que cada tela sabe, passo a passo, com cópias em que dá para experimentar. Qualquer pessoa que entrou pode usar, e ali não dá para fazer nada que você já não pudesse fazer.',

  made: 'Fontes, ícones e desenhos',
  madeWho:
    'A arte das cartas, as máscaras, os versos e as imagens destas páginas são desenhados pelo próprio programa. Pelo resto, nosso obrigado às pessoas que deram isto de presente:',
  madeFraunces: 'Títulos e nomes de cartas. SIL Open Font License 1.1.',
  madeInstrument: 'Tudo que você lê. SIL Open Font License 1.1.',
  madeGeist: 'Relógios, contagens e códigos. SIL Open Font License 1.1.',
  madePhosphor: 'Os ícones nos botões. Licença MIT.',
  madeOthers:
    'Nomes e imagens de outros jogos pertencem aos seus donos. Nenhum deles faz, aprova ou paga o {product}.',
});
