import type { Text4 } from '../language.ts'
import type { AimsByAxis } from './aims.ts'

function text(de: string, fr: string, it: string, rm: string): Text4 {
  return { de, fr, it, rm }
}

/** How state and economy shall work. */
export const STATE_AIMS: AimsByAxis<'abroad' | 'market' | 'budget' | 'security'> = {
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
}
