import type { Text4 } from '../language.ts'
import type { AimsByAxis } from './aims.ts'

function text(de: string, fr: string, it: string, rm: string): Text4 {
  return { de, fr, it, rm }
}

/** How people shall live together. */
export const SOCIETY_AIMS: AimsByAxis<'migration' | 'nature' | 'welfare' | 'liberty'> = {
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
