import type { TopicGroup } from './topic.ts'

/** Services of a canton or a municipality. */
export const OWN_SERVICES: TopicGroup = {
  key: 'own-services',
  name: { de: 'Angebote der Gemeinde', fr: 'Services de la commune', it: 'Servizi del Comune', rm: 'Purschidas da la vischnanca' },
  topics: [
    {
      key: 'all-day-schools',
      type: 'Standard-4',
      isShort: false,
      isLocal: true,
      axes: { welfare: 1, budget: -1 },
      text: {
        de: 'Soll jede Schule am Mittag und am Nachmittag eine Betreuung anbieten?',
        fr: 'Chaque école doit-elle proposer un accueil à midi et l’après-midi ?',
        it: 'Ogni scuola deve offrire un’assistenza a mezzogiorno e al pomeriggio?',
        rm: 'Duai mintga scola porscher ina tgira da mezdi e suentermezdi?',
      },
      info: {
        de: 'Heute hängt das Angebot von der Schule ab. Eltern zahlen je nach Einkommen mit.',
        fr: 'L’offre dépend aujourd’hui de l’école. Les parents paient selon leur revenu.',
        it: 'Oggi l’offerta dipende dalla scuola. I genitori pagano secondo il reddito.',
        rm: 'Oz depenta la purschida da la scola. Ils geniturs pajan tenor lur entradas.',
      },
      pro: {
        de: 'Eltern können Arbeit und Familie besser verbinden, und Kinder lernen gemeinsam.',
        fr: 'Les parents concilient mieux travail et famille, et les enfants apprennent ensemble.',
        it: 'I genitori conciliano meglio lavoro e famiglia, e i bambini imparano insieme.',
        rm: 'Geniturs pon colliar meglier lavur e famiglia, ed uffants emprendan ensemen.',
      },
      contra: {
        de: 'Der Ausbau ist teuer, und nicht überall gibt es genug Familien, die ihn brauchen.',
        fr: 'Le développement coûte cher, et il n’y a pas partout assez de familles intéressées.',
        it: 'L’ampliamento è caro, e non ovunque ci sono abbastanza famiglie interessate.',
        rm: 'L’extensiun è chara, e betg dapertut datti avunda famiglias che la dovran.',
      },
    },
    {
      key: 'culture-money',
      type: 'Standard-4',
      isShort: false,
      isLocal: true,
      axes: { budget: -1 },
      text: {
        de: 'Sollen Theater, Museen und kleine Bühnen mehr öffentliches Geld erhalten?',
        fr: 'Les théâtres, musées et petites scènes doivent-ils recevoir plus d’argent public ?',
        it: 'Teatri, musei e piccole scene devono ricevere più denaro pubblico?',
        rm: 'Duain teaters, museums e pitschnas tribunas survegnir dapli daners publics?',
      },
      info: {
        de: 'Eintritte decken meist weniger als die Hälfte der Kosten.',
        fr: 'Les entrées couvrent en général moins de la moitié des coûts.',
        it: 'Gli ingressi coprono di solito meno della metà dei costi.',
        rm: 'Las entradas cuvran per ordinari damain che la mesadad dals custs.',
      },
      pro: {
        de: 'Kultur bringt Menschen zusammen, regt an und gibt einem Ort sein Gesicht.',
        fr: 'La culture rassemble les gens, fait réfléchir et donne son visage à un lieu.',
        it: 'La cultura unisce le persone, fa pensare e dà a un luogo il suo volto.',
        rm: 'Cultura maina ensemen la glieud, fa ponderar e dat ad in lieu sia fatscha.',
      },
      contra: {
        de: 'Wer Kultur besucht, soll sie bezahlen; das Geld fehlt sonst für Nötigeres.',
        fr: 'Qui va au spectacle doit le payer ; sinon l’argent manque pour le nécessaire.',
        it: 'Chi fruisce della cultura deve pagarla; altrimenti manca denaro per il necessario.',
        rm: 'Tgi che visita cultura duai la pajar; uschiglio mancan ils daners per chaussas pli necessarias.',
      },
    },
    {
      key: 'neighbour-mergers',
      type: 'Standard-4',
      isShort: false,
      isLocal: true,
      axes: {},
      text: {
        de: 'Soll die Zusammenarbeit mit den Nachbarn so weit gehen, dass Aufgaben zusammengelegt werden?',
        fr: 'La collaboration avec les voisins doit-elle aller jusqu’à regrouper des tâches ?',
        it: 'La collaborazione con i vicini deve arrivare fino a unire dei compiti?',
        rm: 'Duai la collavuraziun cun ils vischins ir uschè lunsch che incumbensas vegnan unidas?',
      },
      info: {
        de: 'Beispiele sind Feuerwehr, Spitäler, Abfall oder Informatik.',
        fr: 'On peut penser aux pompiers, aux hôpitaux, aux déchets ou à l’informatique.',
        it: 'Esempi sono pompieri, ospedali, rifiuti o informatica.',
        rm: 'Exempels èn pumpiers, ospitals, rument u informatica.',
      },
      pro: {
        de: 'Zusammen lassen sich Kosten sparen und Fachleute leichter finden.',
        fr: 'Ensemble, on réduit les coûts et on trouve plus facilement des spécialistes.',
        it: 'Insieme si risparmia e si trovano più facilmente specialisti.',
        rm: 'Ensemen pon ins spargnar custs e chattar pli tgunsch las spezialistas ed ils spezialists.',
      },
      contra: {
        de: 'Entscheide fallen weiter weg von den Leuten, und die Mitsprache wird kleiner.',
        fr: 'Les décisions s’éloignent des gens, et leur influence diminue.',
        it: 'Le decisioni si allontanano dalla gente, e la partecipazione diminuisce.',
        rm: 'Decisiuns vegnan prendidas pli lunsch davent da la glieud, che po decider damain.',
      },
    },
    {
      key: 'night-patrols',
      type: 'Standard-4',
      isShort: false,
      isLocal: true,
      axes: { security: 1 },
      text: {
        de: 'Soll am Abend an belebten Orten öfter Polizei zu Fuss unterwegs sein?',
        fr: 'La police doit-elle être plus souvent présente à pied le soir dans les lieux animés ?',
        it: 'La sera nei luoghi frequentati la polizia deve essere più spesso presente a piedi?',
        rm: 'Duai la saira en lieus frequentads la polizia esser pli savens a pe sin via?',
      },
      info: {
        de: 'Dafür bräuchte es mehr Personal oder weniger Einsätze an anderen Orten.',
        fr: 'Il faudrait pour cela plus de personnel ou moins d’interventions ailleurs.',
        it: 'Servirebbero più personale o meno interventi in altri luoghi.',
        rm: 'Per quai duvrassi dapli persunal u damain acziuns en auters lieus.',
      },
      pro: {
        de: 'Sichtbare Präsenz beruhigt, verhindert Streit und hilft schnell, wenn etwas passiert.',
        fr: 'Une présence visible rassure, évite des disputes et aide vite en cas de besoin.',
        it: 'Una presenza visibile rassicura, evita litigi e aiuta in fretta se serve.',
        rm: 'Preschientscha visibla quieta, evitescha dispitas e gida svelt, sch’insatge capita.',
      },
      contra: {
        de: 'Jugendarbeit und gute Beleuchtung wirken oft besser und stören weniger.',
        fr: 'L’animation jeunesse et un bon éclairage agissent souvent mieux et dérangent moins.',
        it: 'Il lavoro con i giovani e una buona illuminazione spesso funzionano meglio.',
        rm: 'Lavur cun giuvenils e buna illuminaziun han savens in meglier effect e disturban main.',
      },
    },
  ],
}
