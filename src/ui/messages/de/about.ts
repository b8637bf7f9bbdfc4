import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/about.ts';

export default translation<typeof english>()({
  title: 'Über {product}',
  lead: 'Drafte jedes Kartenspiel im Browser, mit Freunden oder gegen Bots. Hier steht, wie es funktioniert, wie es fair bleibt und was es über dich weiß.',
  contents: 'Auf dieser Seite',

  what: 'Was es ist',
  whatDraft:
    'Bei einem Draft öffnen alle einen Booster, behalten eine Karte und geben den Rest weiter, bis alle Karten genommen sind. Dann baust du ein Deck aus dem, was du behalten hast. Das ist eine der besten Arten, ein Kartenspiel zu spielen, und eine der aufwendigsten: Du brauchst Booster, Leute, einen Tisch und einen freien Abend.',
  whatTable:
    '{product} kümmert sich um den Tisch. Eröffne einen, schick den Link oder den kurzen Code herum, und deine Freunde haben einen Platz. Den Rest füllen Bots. Der Server verteilt, gibt weiter und achtet auf die Uhr. Jeden Pick speichert er, bevor er dir sagt, dass die Karte dir gehört. So geht nichts verloren, wenn deine Verbindung abreißt oder der Server neu startet.',
  whatGames:
    'Es ist nicht für ein einzelnes Spiel gemacht. Ein Spiel besteht aus Daten: aus seinen Karten, seinen Boostern und seinen Deckregeln. Zwei eigene sind dabei, <title>Emberwake</title> und <title>Orbit Market</title>, also kannst du gleich loslegen.',

  draft: 'Wie ein Draft läuft',
  figure: 'Du behältst eine Karte. Der Rest des Boosters geht nach links, und ein neuer kommt.',
  draftChoose:
    '<strong>Auswählen, dann nehmen.</strong> Der erste Klick wählt eine Karte nur aus. Bis du bestätigst, kannst du es dir anders überlegen. Läuft vorher die Uhr ab, bekommst du die ausgewählte Karte.',
  draftLeave:
    '<strong>Niemand wartet ewig.</strong> Wenn jemand geht, pickt die Uhr oder ein Bot für den Platz. Zurückkommen geht jederzeit.',
  draftHidden:
    '<strong>Hände bleiben verdeckt.</strong> Dein Browser bekommt nur Karten, die du sehen darfst. Also ist auch beim Wühlen nichts zu finden.',
  draftInput:
    '<strong>Maus, Touch, Tastatur oder Screenreader.</strong> Alles, was du ziehen kannst, kannst du auch antippen oder mit der Tastatur machen.',

  seal: 'Warum du den Boostern trauen kannst',
  sealWhy:
    'Ein Computer, der Karten verteilt, könnte in die Booster schauen und sie ändern. Dass unserer das nicht tut, sollst du nicht einfach glauben müssen. Deshalb ist jeder Draft versiegelt, und du kannst das Siegel selbst prüfen.',
  before: 'Davor',
  beforeWords:
    'Der Server wählt eine lange geheime Zahl, den <strong>Seed</strong>, und schließt sie weg. Alle in der Lobby sehen ihren <strong>Fingerabdruck</strong>.',
  during: 'Während du draftest',
  duringWords:
    'Jeder Booster ergibt sich aus dem Seed, so wie sich die Reihenfolge eines Decks aus einem einzigen Mischen ergibt. Ein anderer Seed hätte einen anderen Fingerabdruck. Also lässt sich kein Booster austauschen, ohne dass es alle merken.',
  after: 'Nach dem letzten Pick',
  afterWords:
    'Der Seed wird gezeigt. Auf der Seite mit den Ergebnissen verteilt <strong>dein eigener Browser</strong> alle Booster noch einmal und vergleicht sie Karte für Karte mit dem, was gespielt wurde.',
  sealNumbers:
    'Der Server kann sich auch keinen Seed aussuchen, der ihm gefällt. Der Browser jeder Person am Tisch gibt eine eigene geheime Zahl dazu, festgelegt, bevor eine davon gezeigt wird. Die Booster ergeben sich aus allen Zahlen zusammen. So kann sie niemand steuern: nicht der Server, nicht der Host und nicht, wer zuletzt dazukommt.',
  sealPrint:
    'Kann man einen Fingerabdruck fälschen? Er entsteht nach einer öffentlichen Regel, die nur in eine Richtung geht. Ein Seed ergibt seinen Fingerabdruck sofort, aber noch nie hat jemand aus einem Fingerabdruck den Seed zurückgerechnet oder zwei Seeds mit demselben gefunden. Die Regel heißt SHA-256, und Banken und Browser verlassen sich jeden Tag auf sie.',
  sealLimits:
    '<strong>Was das Siegel nicht kann.</strong> Es sieht nicht, wenn zwei Freunde einander ihre Karten verraten. Und wenn du allein gegen Bots spielst, gibt kein anderer Browser eine Zahl dazu, dann entscheidet die Zahl des Servers allein.',

  free: 'Was es kostet',
  freeAll:
    'Nichts. Es gibt nichts zu kaufen und keine Werbung, und niemand kann sich einen besseren Platz erkaufen. Was du tun kannst, hängt nur davon ab, wie du hier bist:',
  freeGuest: 'Als Gast',
  freeGuestWords:
    'Ein Klick, keine E-Mail, kein Passwort. Drafte gegen Bots, oder spiel an jedem Tisch mit, zu dem du eingeladen bist.',
  freeAccount: 'Mit Konto',
  freeAccountWords:
    'Eröffne Tische für andere. Deine Drafts, Decks und dein Verlauf sind auf jedem Gerät dabei.',
  freeConfirmed: 'Mit bestätigter E-Mail',
  freeConfirmedWords:
    'Eröffne Tische, die alle in der Liste finden, und komm wieder hinein, wenn du dein Passwort vergisst.',
  freeUpgrade: 'Wenn du später ein Konto anlegst, behältst du alles, was du als Gast gemacht hast.',

  kept: 'Was es über dich weiß',
  keptWhat:
    'Deinen Nutzernamen, deine E-Mail-Adresse, dein Passwort in einer Form, die niemand zurücklesen kann, und was du an den Tischen gemacht hast. Keine andere Website erfährt, dass du hier bist: Seiten, Bilder und E-Mails kommen alle von diesem Server, und niemand sonst verfolgt oder zählt deine Besuche.',
  keptMore:
    'Wie lange wir was speichern, wie du deine Daten herunterlädst und wie du sie löschst, steht in den <terms>Nutzungsbedingungen</terms>, in einer Tabelle, die du in einer Minute gelesen hast.',

  host: 'Wer diese Website betreibt',
  hostWho:
    'Alle können {product} auf dem eigenen Computer betreiben. Diese Website betreibt so jemand, auf diesen Seiten „der Betreiber dieser Website“ genannt. Der Betreiber wählt, welche Spiele es hier gibt, steht für die Website gerade und hilft, wenn etwas schiefgeht.',
  hostReach:
    'Du erreichst den Betreiber, indem du auf eine E-Mail antwortest, die dir die Website geschickt hat.',
  hostTest:
    'Falls du Software testest: Der <bench>Teststand</bench> zeigt, wie die Website innen funktioniert, also was jede Seite weiß, Schritt für Schritt, mit Kopien zum Ausprobieren. Benutzen können ihn alle, die eingeloggt sind, und er kann nichts, was du nicht sowieso könntest.',

  made: 'Schriften, Symbole und Zeichnungen',
  madeWho:
    'Kartenbilder, Masken, Kartenrücken und die Bilder auf diesen Seiten zeichnet das Programm selbst. Für den Rest danken wir den Leuten, die das hier verschenkt haben:',
  madeFraunces: 'Titel und Kartennamen. SIL Open Font License 1.1.',
  madeInstrument: 'Alles, was du liest. SIL Open Font License 1.1.',
  madeGeist: 'Uhren, Zahlen und Codes. SIL Open Font License 1.1.',
  madePhosphor: 'Die Symbole auf Knöpfen. MIT-Lizenz.',
  madeOthers:
    'Namen und Bilder anderer Spiele gehören denen, die die Rechte daran haben. Niemand davon macht, billigt oder bezahlt {product}.',
});
