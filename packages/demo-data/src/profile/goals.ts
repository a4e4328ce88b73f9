import type { AxisKey } from '../axes.ts'
import type { Text4 } from '../language.ts'

/** What somebody on one side of an axis wants: two goals as headings, and a position as a sentence. */
export interface Aims {
  readonly goals: readonly Text4[]
  readonly position: Text4
}

function text(de: string, fr: string, it: string, rm: string): Text4 {
  return { de, fr, it, rm }
}

/** By axis: those who agree with it, and those who do not. */
export const AIMS: Readonly<Record<AxisKey, readonly [agree: Aims, disagree: Aims]>> = {
  abroad: [
    {
      goals: [
        text(
          'Stabile Beziehungen zu Europa.',
          'Des relations stables avec l’Europe.',
          'Relazioni stabili con l’Europa.',
          'Relaziuns stabilas cun l’Europa.',
        ),
        text(
          'Eine Schweiz, die international mitredet.',
          'Une Suisse qui participe au débat international.',
          'Una Svizzera che partecipa al dialogo internazionale.',
          'Ina Svizra che discurra internaziunalmain.',
        ),
      ],
      position: text(
        'Ich will, dass die Schweiz mit ihren Nachbarn eng zusammenarbeitet.',
        'Je veux que la Suisse collabore étroitement avec ses voisins.',
        'Voglio che la Svizzera collabori strettamente con i suoi vicini.',
        'Jau vi che la Svizra collavuria stretgamain cun ses vischins.',
      ),
    },
    {
      goals: [
        text(
          'Eine unabhängige und neutrale Schweiz.',
          'Une Suisse indépendante et neutre.',
          'Una Svizzera indipendente e neutrale.',
          'Ina Svizra independenta e neutrala.',
        ),
        text(
          'Entscheide im eigenen Land.',
          'Des décisions prises dans notre pays.',
          'Decisioni prese nel nostro Paese.',
          'Decisiuns en l’agen pajais.',
        ),
      ],
      position: text(
        'Ich will, dass die Schweiz ihre Regeln selber bestimmt.',
        'Je veux que la Suisse fixe elle-même ses règles.',
        'Voglio che la Svizzera stabilisca da sé le sue regole.',
        'Jau vi che la Svizra fixescha sezza sias reglas.',
      ),
    },
  ],
  market: [
    {
      goals: [
        text(
          'Weniger Bürokratie für das Gewerbe.',
          'Moins de bureaucratie pour les PME.',
          'Meno burocrazia per le PMI.',
          'Damain birocrazia per il mastergn.',
        ),
        text(
          'Gute Bedingungen für neue Firmen.',
          'De bonnes conditions pour les nouvelles entreprises.',
          'Buone condizioni per le nuove aziende.',
          'Bunas cundiziuns per novas firmas.',
        ),
      ],
      position: text(
        'Ich traue den Betrieben zu, dass sie gute Lösungen finden.',
        'Je fais confiance aux entreprises pour trouver de bonnes solutions.',
        'Ho fiducia che le aziende trovino buone soluzioni.',
        'Jau hai fidanza ch’ils manaschis chattan bunas soluziuns.',
      ),
    },
    {
      goals: [
        text(
          'Faire Löhne und sichere Stellen.',
          'Des salaires équitables et des emplois sûrs.',
          'Salari equi e impieghi sicuri.',
          'Salaris gists e plazzas segiras.',
        ),
        text(
          'Klare Regeln für grosse Konzerne.',
          'Des règles claires pour les grands groupes.',
          'Regole chiare per i grandi gruppi.',
          'Reglas cleras per gronds concerns.',
        ),
      ],
      position: text(
        'Ich finde, dass die Wirtschaft klare Regeln braucht.',
        'Je pense que l’économie a besoin de règles claires.',
        'Penso che l’economia abbia bisogno di regole chiare.',
        'Jau chat che l’economia dovra reglas cleras.',
      ),
    },
  ],
  budget: [
    {
      goals: [
        text(
          'Gesunde Finanzen ohne neue Schulden.',
          'Des finances saines sans nouvelles dettes.',
          'Finanze sane senza nuovi debiti.',
          'Finanzas saunas senza novs daivets.',
        ),
        text(
          'Mehr Geld im eigenen Portemonnaie.',
          'Plus d’argent dans le porte-monnaie.',
          'Più soldi nel proprio portafoglio.',
          'Dapli daners en l’agen portamunaida.',
        ),
      ],
      position: text(
        'Ich schaue darauf, dass der Staat sparsam mit dem Geld umgeht.',
        'Je veille à ce que l’État gère l’argent avec soin.',
        'Faccio attenzione che lo Stato usi il denaro con parsimonia.',
        'Jau fatsch attenziun ch’il stadi dovria ils daners cun quità.',
      ),
    },
    {
      goals: [
        text(
          'Investitionen in Schulen, Bahn und Spitäler.',
          'Des investissements dans les écoles, le rail et les hôpitaux.',
          'Investimenti in scuole, ferrovia e ospedali.',
          'Investiziuns en scolas, viafier ed ospitals.',
        ),
        text('Ein starker öffentlicher Dienst.', 'Un service public fort.', 'Un servizio pubblico forte.', 'In ferm servetsch public.'),
      ],
      position: text(
        'Ich finde, dass der Staat genug Mittel für seine Aufgaben braucht.',
        'Je pense que l’État a besoin de moyens suffisants pour ses tâches.',
        'Penso che lo Stato abbia bisogno di mezzi sufficienti per i suoi compiti.',
        'Jau chat ch’il stadi dovra avunda meds per sias incumbensas.',
      ),
    },
  ],
  security: [
    {
      goals: [
        text(
          'Sicherheit auf Strassen und Plätzen.',
          'La sécurité dans les rues et sur les places.',
          'Sicurezza su strade e piazze.',
          'Segirezza sin vias e plazzas.',
        ),
        text('Eine gut ausgerüstete Armee.', 'Une armée bien équipée.', 'Un esercito ben equipaggiato.', 'In’armada bain equipada.'),
      ],
      position: text(
        'Ich stehe hinter Polizei und Armee.',
        'Je soutiens la police et l’armée.',
        'Sostengo la polizia e l’esercito.',
        'Jau sustegn la polizia e l’armada.',
      ),
    },
    {
      goals: [
        text('Vorbeugen statt strafen.', 'Prévenir plutôt que punir.', 'Prevenire invece di punire.', 'Prevegnir enstagl da chastiar.'),
        text(
          'Schutz der persönlichen Daten.',
          'La protection des données personnelles.',
          'Protezione dei dati personali.',
          'Protecziun da las datas persunalas.',
        ),
      ],
      position: text(
        'Ich setze auf Vorbeugung und auf den Schutz der Freiheit.',
        'Je mise sur la prévention et la protection des libertés.',
        'Punto sulla prevenzione e sulla tutela delle libertà.',
        'Jau met pais sin la prevenziun e sin la protecziun da la libertad.',
      ),
    },
  ],
  migration: [
    {
      goals: [
        text('Eine Zuwanderung mit Mass.', 'Une immigration mesurée.', 'Un’immigrazione misurata.', 'In’immigraziun cun mesira.'),
        text('Klare Regeln im Asylwesen.', 'Des règles claires dans l’asile.', 'Regole chiare nell’asilo.', 'Reglas cleras en l’asil.'),
      ],
      position: text(
        'Ich möchte, dass die Schweiz die Zuwanderung selber steuert.',
        'Je souhaite que la Suisse règle elle-même l’immigration.',
        'Vorrei che la Svizzera gestisse da sé l’immigrazione.',
        'Jau vuless che la Svizra regulescha sezza l’immigraziun.',
      ),
    },
    {
      goals: [
        text(
          'Gute Integration von Anfang an.',
          'Une bonne intégration dès le début.',
          'Una buona integrazione fin dall’inizio.',
          'Ina buna integraziun da l’entschatta ennà.',
        ),
        text(
          'Mitsprache für alle, die hier leben.',
          'La participation de toutes les personnes qui vivent ici.',
          'Partecipazione per tutti coloro che vivono qui.',
          'Participaziun per tuts che vivan qua.',
        ),
      ],
      position: text(
        'Ich möchte, dass alle, die hier leben, dazugehören können.',
        'Je souhaite que toutes celles et tous ceux qui vivent ici aient leur place.',
        'Vorrei che chiunque vive qui possa sentirsi parte.',
        'Jau vuless che tuts che vivan qua possian far part.',
      ),
    },
  ],
  nature: [
    {
      goals: [
        text(
          'Saubere Luft und lebendige Bäche.',
          'Un air propre et des ruisseaux vivants.',
          'Aria pulita e ruscelli vivi.',
          'Aria netta ed auals vivs.',
        ),
        text(
          'Strom aus Sonne, Wasser und Wind.',
          'De l’électricité du soleil, de l’eau et du vent.',
          'Elettricità da sole, acqua e vento.',
          'Current da sulegl, aua e vent.',
        ),
      ],
      position: text(
        'Ich will, dass wir beim Klima rascher vorankommen.',
        'Je veux que nous avancions plus vite pour le climat.',
        'Voglio che per il clima si proceda più in fretta.',
        'Jau vi che nus fetschian progress pli svelts tar il clima.',
      ),
    },
    {
      goals: [
        text(
          'Eine sichere und bezahlbare Energie.',
          'Une énergie sûre et abordable.',
          'Un’energia sicura e accessibile.',
          'In’energia segira e pajabla.',
        ),
        text(
          'Gute Strassen für Stadt und Land.',
          'De bonnes routes pour la ville et la campagne.',
          'Buone strade per città e campagna.',
          'Bunas vias per citad e champagna.',
        ),
      ],
      position: text(
        'Ich will beim Umweltschutz Anreize statt Verbote.',
        'Je veux des incitations plutôt que des interdictions pour protéger l’environnement.',
        'Per l’ambiente voglio incentivi invece di divieti.',
        'Jau vi stimuls enstagl da scumonds tar la protecziun da l’ambient.',
      ),
    },
  ],
  welfare: [
    {
      goals: [
        text(
          'Renten, von denen man leben kann.',
          'Des rentes qui permettent de vivre.',
          'Rendite con cui si possa vivere.',
          'Rentas, da las qualas ins po viver.',
        ),
        text(
          'Tiefere Prämien für Familien.',
          'Des primes plus basses pour les familles.',
          'Premi più bassi per le famiglie.',
          'Premias pli bassas per famiglias.',
        ),
      ],
      position: text(
        'Ich finde, dass niemand durch das soziale Netz fallen darf.',
        'Je pense que personne ne doit passer à travers les mailles du filet social.',
        'Penso che nessuno debba cadere attraverso la rete sociale.',
        'Jau chat che nagin na dastga crudar tras la rait sociala.',
      ),
    },
    {
      goals: [
        text(
          'Mehr Eigenverantwortung.',
          'Davantage de responsabilité individuelle.',
          'Più responsabilità individuale.',
          'Dapli atgna responsabladad.',
        ),
        text(
          'Sozialwerke, die auf Dauer bezahlbar sind.',
          'Des assurances sociales finançables à long terme.',
          'Opere sociali sostenibili a lungo termine.',
          'Ovras socialas che pon vegnir pajadas a la lunga.',
        ),
      ],
      position: text(
        'Ich finde, dass Hilfe zur Selbsthilfe führen soll.',
        'Je pense que l’aide doit mener à l’autonomie.',
        'Penso che l’aiuto debba portare all’autonomia.',
        'Jau chat che l’agid duai manar a l’autonomia.',
      ),
    },
  ],
  liberty: [
    {
      goals: [
        text(
          'Gleiche Rechte für alle Lebensformen.',
          'Les mêmes droits pour tous les modes de vie.',
          'Stessi diritti per tutti gli stili di vita.',
          'Medems dretgs per tut las furmas da viver.',
        ),
        text(
          'Mehr Freiheit im Alltag.',
          'Plus de liberté au quotidien.',
          'Più libertà nella vita quotidiana.',
          'Dapli libertad en il mintgadi.',
        ),
      ],
      position: text(
        'Ich finde, dass alle so leben sollen, wie es für sie stimmt.',
        'Je pense que chacun doit vivre comme il l’entend.',
        'Penso che ognuno debba vivere come crede.',
        'Jau chat che mintgin duai viver uschia sco quai ch’i va bain per el.',
      ),
    },
    {
      goals: [
        text('Familien stärken.', 'Renforcer les familles.', 'Rafforzare le famiglie.', 'Rinforzar las famiglias.'),
        text(
          'Bewährtes bewahren.',
          'Préserver ce qui a fait ses preuves.',
          'Conservare ciò che funziona.',
          'Mantegnair quai ch’è cumprovà.',
        ),
      ],
      position: text(
        'Ich finde, dass gemeinsame Werte unser Land zusammenhalten.',
        'Je pense que des valeurs communes unissent notre pays.',
        'Penso che valori comuni tengano unito il nostro Paese.',
        'Jau chat che valurs cuminaivlas tegnan ensemen noss pajais.',
      ),
    },
  ],
}
