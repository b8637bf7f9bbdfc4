import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/cardFigures.ts';

export default translation<typeof english>()({
  title: '数字で見るこのドラフト',
  lead: '{who, select, you {あなたの席です。} other {{name}の席です。}}項目名を押すと、数え方が分かります。',
  notEnough: 'データ不足',
  notEnoughOf: 'データ不足：{count, number}',
  notEnoughCards: 'データ不足：{count, plural, other {#枚}}',
  ofCount: '{counted}のうち',
  fromCount: '{counted}、{least, number}以上必要',
  ofNumber: '{count, number}枚中',
  byHand: '{count, plural, other {手動のピック#回}}',
  picks: '{count, plural, other {ピック#回}}',
  seenAgain: '{count, plural, other {再び見たカード#枚}}',
  percent: '{share, number, ::percent}',
  middleTime: '1ピックの時間',
  middleTimeMeans:
    '手動のピックすべての中央値です。半分はこれより長く、半分は短いという意味です。パックが席に届いた時点から数えます。時間切れとボットのピックは含みません。',
  wholeTime: '合計の考慮時間',
  wholeTimeMeans: '手動のピックすべての合計です。パックを待つ時間は含みません。',
  botAgreement: 'ボットとの一致',
  botAgreementMeans:
    '取ったカードが、この席のボットの選択と同じだった割合です。選択の余地がある手動のピックだけを数え、パックの最後の1枚は含みません。ボットが示すのは「普通の選択」で、良し悪しではありません。',
  wheelsCaught: '一周したカード',
  wheelsCaughtMeans:
    'この席が一度渡したパックが戻ってきて、まだ残っていたカードを「一周した」と数えます。再び見た枚数と、そのうち取った枚数です。',
  byClock: '時間切れのピック',
  byClockMeans: '時間切れで自動的に取られたピックです。この席のボットのピックは含みません。',

  lanesByRound:
    '{format, select, booster {パック} grid {グリッド} minesweeper {グリッド} other {ラウンド}}ごとの{lanes}',
  lanesMean:
    'そのラウンドでこの席が取ったカードに占める割合です。2つを持つカードは半分ずつ数えます。1つも持たないカードは「系統なし」です。',
  neutral: '系統なし',
  laneShare: '{lane} {share, number, ::percent}',

  whenTaken: 'カードが取られた順番',
  openSeats: '公開されている{count, plural, other {#席}}（ボットの席を含む）の集計です。',
  rarity: 'レアリティ',
  averagePick: '平均ピック順',
  averagePickMeans: 'そのカードが何手目に取られたかの平均です。各ラウンドで1から数えます。',
  cameBack: '一周率',
  cameBackMeans: '同じ席に戻ってきたパックで、渡したカードがまだ残っていた割合です。',

  usual: 'これらのカードの傾向',
  usualAll: 'カードの傾向',
  meaning: '数字の意味',
  loading: 'データを読み込んでいます',
  loadFailed: 'データを読み込めませんでした',
  tooFew:
    '公開されたドラフトがまだ足りません。{people, number}人による{drafts, number}回のドラフトがたまると、うち{least, number}回以上で見られたカードの数字が表示されます。',
  showFewer: '表示を減らす',
  showAll: '{count, number}件すべて表示',
  allOfGame: '{game}の全カード',
  theseCards: 'これらのカードのデータ',
  allCards: '全カードのデータ',
  card: 'カード',
  takenHere: 'ここでのピック',
  takenAt: '{round, number}パック{pick, number}手目',
  usuallyTaken: '普段のピック順',
  average: '平均',
  comesBack: '一周率',
  draftsSeen: '見られた回数',
  pickRate: 'ピック率',
  onlyDrafts: 'わずか{count, number}',
  drafts: '{count, number}',
  pickRateMeans:
    'そのカードを見つけたパックのうち、その人が最終的に取った割合です。すぐに取った場合と、一周してから取った場合を含みます。',
  usuallyTakenName: '普段のピック順、平均',
  usuallyTakenMeans:
    '人が手動で何手目に取ったかです。各ラウンドで1から数えます。棒は全ピックの中央の半分、点は平均を示します。',
  comesBackMeans:
    '渡したパックが一周したとき、そのカードがまだ残っていた割合です。{least, number}回以上あると表示されます。',
  draftsSeenMeans:
    '集計したドラフトのうち、誰かがそのカードを見た回数です。{few, number}回未満は少数として示し、{least, number}回未満のカードは載せません。ドラフトは、卓の全員がピックを見られるようになってから、まとめて集計されます。1人でボットと行ったドラフトは含みません。',

  myDrafts: 'マイドラフト',
  noneCounted: '{game}のドラフトはまだ集計されていません。',
  counted:
    '{game}のドラフト{drafts, number}回、手動のピックだけの集計です。{least, number}回以上のドラフトで見られたカードを載せています。',
  game: 'ゲーム',
  search: 'カードを検索',
  searchHint: 'カード名',
  noneFits: '一致するカードがありません',
  noneFitsHint: 'この語句を名前に含むカードはありません。',
  showAllCards: 'すべてのカードを表示',
  noFigures: '公開されたドラフトがまだ足りません',
  noFiguresHint:
    '{people, number}人による{drafts, number}回のドラフトがたまると、数字が表示されます。席に着いた全員がすべてのピックを見られるようになったドラフトを数えます。',
});
