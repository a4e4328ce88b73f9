import { mandatoryReferendum, optionalReferendum, type Proposal } from './proposal.ts'

/** Federal acts and decrees on which the people voted and that no affair of this legislature leads to. */
export const REFERENDUMS: readonly Proposal[] = [
  optionalReferendum(
    'libraries-online',
    { date: '2022-05-15', area: '12', axes: { market: -1, liberty: 1 }, yes: 0.57 },
    {
      name: [
        'Änderung des Urheberrechts: Bibliotheken im Internet',
        'Modification du droit d’auteur : bibliothèques en ligne',
        'Modifica del diritto d’autore: biblioteche in linea',
        'Midada dal dretg d’autur: bibliotecas online',
      ],
      brief: [
        'Öffentliche Bibliotheken dürfen vergriffene Bücher im Internet zeigen. Die Verlage erhalten dafür eine Entschädigung.',
        'Les bibliothèques publiques peuvent montrer en ligne les livres épuisés. Les maisons d’édition reçoivent un dédommagement.',
        'Le biblioteche pubbliche possono mostrare in linea i libri esauriti. Le case editrici ricevono un indennizzo.',
        'Bibliotecas publicas dastgan mussar online cudeschs exausts. Las chasas editur survegnan ina indemnisaziun.',
      ],
      pro: [
        'Wissen, das niemand mehr verkauft, wird wieder für alle zugänglich, auch auf dem Land und für Menschen mit Behinderungen.',
        'Un savoir que plus personne ne vend redevient accessible à tous, aussi à la campagne et aux personnes handicapées.',
        'Un sapere che nessuno vende più torna accessibile a tutti, anche in campagna e alle persone con disabilità.',
        'In savair che nagin na venda pli vegn puspè accessibel per tuts, er sin champagna e per persunas cun impediments.',
      ],
      contra: [
        'Wer ein Werk geschaffen hat, soll selber bestimmen, wo es erscheint.',
        'La personne qui a créé une œuvre doit décider elle-même où elle paraît.',
        'Chi ha creato un’opera deve poter decidere dove appare.',
        'Tgi che ha creà in’ovra duai decider sez, nua ch’ella cumpara.',
      ],
    },
  ),
  optionalReferendum(
    'bike-trails',
    { date: '2022-09-25', area: '9', axes: { nature: -1, liberty: 1 }, yes: 0.49 },
    {
      name: [
        'Änderung des Waldgesetzes: Wege für Velos',
        'Modification de la loi sur les forêts : sentiers pour vélos',
        'Modifica della legge sulle foreste: sentieri per biciclette',
        'Midada da la lescha davart il guaud: vias per velos',
      ],
      brief: [
        'Die Kantone dürfen schmale Waldwege für Velos öffnen und dafür Bauten bewilligen.',
        'Les cantons peuvent ouvrir aux vélos d’étroits sentiers forestiers et autoriser des aménagements.',
        'I Cantoni possono aprire alle biciclette stretti sentieri nel bosco e autorizzare costruzioni.',
        'Ils chantuns dastgan avrir vias stretgas dal guaud per velos e permetter edifizis latiers.',
      ],
      pro: [
        'Klare Wege lenken die Velos dorthin, wo sie niemanden stören, und helfen dem Tourismus in den Bergen.',
        'Des sentiers clairs dirigent les vélos là où ils ne dérangent personne et aident le tourisme de montagne.',
        'Percorsi chiari guidano le biciclette dove non disturbano nessuno e aiutano il turismo di montagna.',
        'Vias cleras mainan ils velos là nua ch’els na disturban nagin e gidan il turissem en las muntognas.',
      ],
      contra: [
        'Im Wald sollen Wild und Spaziergänger Ruhe finden. Neue Bauten gehören nicht dorthin.',
        'En forêt, le gibier et les promeneurs doivent trouver le calme. Les nouvelles constructions n’y ont pas leur place.',
        'Nel bosco la selvaggina e chi passeggia devono trovare quiete. Le nuove costruzioni non vi hanno posto.',
        'En il guaud duain la selvaschina e tgi che va a spass chattar ruaus. Novs edifizis na tutgan betg là.',
      ],
    },
  ),
  optionalReferendum(
    'repair-act',
    { date: '2023-06-18', area: '4', axes: { nature: 1, market: -1 }, yes: 0.58 },
    {
      name: [
        'Bundesgesetz über die Reparatur von Geräten',
        'Loi fédérale sur la réparation des appareils',
        'Legge federale sulla riparazione degli apparecchi',
        'Lescha federala davart la reparatura d’apparats',
      ],
      brief: [
        'Wer Elektrogeräte verkauft, muss während zehn Jahren Ersatzteile liefern und eine Anleitung für die Reparatur veröffentlichen.',
        'Quiconque vend des appareils électriques doit livrer des pièces pendant dix ans et publier des instructions de réparation.',
        'Chi vende apparecchi elettrici deve fornire pezzi di ricambio per dieci anni e pubblicare istruzioni per la riparazione.',
        'Tgi che venda apparats electrics sto furnir parts da reserva durant diesch onns e publitgar in’instrucziun per la reparatura.',
      ],
      pro: [
        'Geräte halten länger, Haushalte sparen Geld, und in der Region entsteht Arbeit.',
        'Les appareils durent plus longtemps, les ménages économisent et du travail naît dans la région.',
        'Gli apparecchi durano di più, le famiglie risparmiano e nella regione nasce lavoro.',
        'Apparats duran pli ditg, las chasadas spargnan daners, ed en la regiun nascha lavur.',
      ],
      contra: [
        'Lager für zehn Jahre sind teuer. Am Ende bezahlen es alle mit höheren Preisen.',
        'Des stocks de dix ans coûtent cher. Finalement, tout le monde paie des prix plus élevés.',
        'Scorte per dieci anni costano care. Alla fine tutti pagano prezzi più alti.',
        'Deposits per diesch onns èn chars. A la fin pajan tuts pretschs pli auts.',
      ],
    },
  ),
  optionalReferendum(
    'health-file',
    { date: '2024-06-09', area: '10', axes: { budget: 1 }, yes: 0.53 },
    {
      name: [
        'Bundesgesetz über die elektronische Gesundheitsakte',
        'Loi fédérale sur le dossier de santé électronique',
        'Legge federale sulla cartella sanitaria elettronica',
        'Lescha federala davart il dossier electronic da sanadad',
      ],
      brief: [
        'Alle erhalten eine elektronische Akte mit Berichten und Rezepten. Wer nicht will, kann ablehnen.',
        'Chaque personne reçoit un dossier électronique avec ses rapports et ses ordonnances. On peut le refuser.',
        'Ognuno riceve una cartella elettronica con rapporti e ricette. Chi non vuole può rifiutare.',
        'Mintgin survegn in dossier electronic cun rapports e recepts. Tgi che na vul betg, po refusar.',
      ],
      pro: [
        'Ärztinnen und Ärzte sehen rasch, was wichtig ist. Das verhindert Fehler und doppelte Untersuchungen.',
        'Les médecins voient vite l’essentiel. Cela évite des erreurs et des examens à double.',
        'I medici vedono subito ciò che conta. Ciò evita errori ed esami doppi.',
        'Las medias ed ils medis vesan svelt quai ch’è impurtant. Quai evitescha sbagls ed examinaziuns dublas.',
      ],
      contra: [
        'Gesundheitsdaten gehören zum Privatesten. Eine Akte soll nur entstehen, wenn jemand ausdrücklich zustimmt.',
        'Les données de santé sont très privées. Un dossier ne doit naître qu’avec un accord exprès.',
        'I dati sulla salute sono tra i più privati. Una cartella deve nascere solo con un consenso esplicito.',
        'Datas da sanadad èn fitg privatas. In dossier duai mo nascher cun in consentiment explicit.',
      ],
    },
  ),
  optionalReferendum(
    'water-reserves',
    { date: '2025-02-09', area: '9', axes: { nature: 1, budget: -1 }, yes: 0.63 },
    {
      name: [
        'Bundesgesetz über Reserven an Trinkwasser',
        'Loi fédérale sur les réserves d’eau potable',
        'Legge federale sulle riserve di acqua potabile',
        'Lescha federala davart reservas d’aua da baiver',
      ],
      brief: [
        'Die Wasserversorgungen verbinden ihre Netze, damit sie sich in trockenen Sommern aushelfen können. Der Bund bezahlt ein Drittel.',
        'Les services des eaux relient leurs réseaux pour s’entraider lors des étés secs. La Confédération paie un tiers.',
        'Gli acquedotti collegano le loro reti per aiutarsi nelle estati secche. La Confederazione paga un terzo.',
        'Ils provediments d’aua colliean lur raits per sa gidar en stads sitgas. La Confederaziun paja in terz.',
      ],
      pro: [
        'Trockene Sommer werden häufiger. Verbundene Netze sichern das Wasser für alle.',
        'Les étés secs deviennent plus fréquents. Des réseaux reliés garantissent l’eau pour tous.',
        'Le estati secche sono più frequenti. Reti collegate garantiscono l’acqua a tutti.',
        'Stads sitgas dattan pli savens. Raits colliadas segireschan l’aua per tuts.',
      ],
      contra: [
        'Gemeinden mit guten Quellen müssten für andere mitbezahlen und verlören einen Teil ihrer Selbstbestimmung.',
        'Les communes riches en sources paieraient pour les autres et perdraient de leur autonomie.',
        'I Comuni con buone sorgenti pagherebbero anche per gli altri e perderebbero autonomia.',
        'Vischnancas cun bunas funtaunas stuessan pajar per autras e perdessan ina part da lur autonomia.',
      ],
    },
  ),
  mandatoryReferendum(
    'disaster-aid',
    { date: '2023-06-18', area: '3', axes: { security: 1 }, yes: 0.71 },
    {
      name: [
        'Hilfe der Kantone bei Katastrophen',
        'Entraide des cantons en cas de catastrophe',
        'Aiuto tra i Cantoni in caso di catastrofe',
        'Agid tranter ils chantuns en cas da catastrofas',
      ],
      brief: [
        'Die Bundesverfassung soll die Kantone verpflichten, einander bei Überschwemmungen, Bränden und Bergstürzen mit Leuten und Geräten zu helfen.',
        'La Constitution obligerait les cantons à s’entraider avec du personnel et du matériel lors d’inondations, d’incendies et d’éboulements.',
        'La Costituzione obbligherebbe i Cantoni ad aiutarsi con personale e mezzi in caso di alluvioni, incendi e frane.',
        'La Constituziun federala duai obligar ils chantuns da sa gidar cun glieud ed apparats tar inundaziuns, incendis e bovas.',
      ],
      pro: [
        'Ein Kanton allein ist bei einer grossen Katastrophe überfordert. Klare Regeln sparen im Ernstfall Zeit.',
        'Un canton seul est dépassé par une grande catastrophe. Des règles claires font gagner du temps.',
        'Un Cantone da solo non basta in una grande catastrofe. Regole chiare fanno risparmiare tempo.',
        'In chantun sulet na basta betg tar ina gronda catastrofa. Reglas cleras spargnan temp en cas serius.',
      ],
      contra: [
        'Die Kantone helfen sich schon heute freiwillig. Eine Pflicht schwächt ihre Selbstständigkeit.',
        'Les cantons s’entraident déjà librement. Une obligation affaiblit leur autonomie.',
        'I Cantoni si aiutano già volontariamente. Un obbligo indebolisce la loro autonomia.',
        'Ils chantuns sa gidan gia oz voluntarmain. In’obligaziun flaivlescha lur autonomia.',
      ],
    },
  ),
  mandatoryReferendum(
    'night-trains',
    { date: '2024-11-24', area: '8', axes: { nature: 1, abroad: 1, budget: -1 }, yes: 0.53 },
    {
      name: [
        'Finanzierung von Nachtzügen',
        'Financement des trains de nuit',
        'Finanziamento dei treni notturni',
        'Finanziaziun da trens da notg',
      ],
      brief: [
        'Der Bund erhält die Aufgabe, Nachtzüge in andere Länder zu bestellen und während zehn Jahren mitzufinanzieren.',
        'La Confédération est chargée de commander des trains de nuit vers d’autres pays et de les cofinancer pendant dix ans.',
        'La Confederazione ha il compito di ordinare treni notturni verso altri Paesi e di cofinanziarli per dieci anni.',
        'La Confederaziun survegn l’incumbensa d’empustar trens da notg en auters pajais e da cunfinanziar els durant diesch onns.',
      ],
      pro: [
        'Nachtzüge verbinden die Schweiz mit Europa und sind eine Wahl für alle, die nicht fliegen möchten.',
        'Les trains de nuit relient la Suisse à l’Europe et offrent un choix à qui ne veut pas prendre l’avion.',
        'I treni notturni collegano la Svizzera all’Europa e offrono una scelta a chi non vuole volare.',
        'Trens da notg colliean la Svizra cun l’Europa e porschan ina tscherna a tgi che na vul betg sgular.',
      ],
      contra: [
        'Wenige benützen Nachtzüge, bezahlen müssten alle. Das Geld ist im Regionalverkehr besser eingesetzt.',
        'Peu de gens prennent les trains de nuit, mais tous paieraient. L’argent est plus utile au trafic régional.',
        'In pochi usano i treni notturni, ma pagherebbero tutti. Il denaro serve di più al traffico regionale.',
        'Paucs dovran trens da notg, ma pajar stuessan tuts. Ils daners èn duvrads meglier en il traffic regiunal.',
      ],
    },
  ),
  mandatoryReferendum(
    'official-languages',
    { date: '2025-09-28', area: '12', axes: { liberty: 1 }, yes: 0.66 },
    {
      name: [
        'Vier Landessprachen im digitalen Staat',
        'Quatre langues nationales dans l’État numérique',
        'Quattro lingue nazionali nello Stato digitale',
        'Quatter linguas naziunalas en il stadi digital',
      ],
      brief: [
        'Der Bund muss seine Angebote im Internet in allen vier Landessprachen und in leichter Sprache anbieten.',
        'La Confédération doit proposer ses services en ligne dans les quatre langues nationales et en langage simplifié.',
        'La Confederazione deve offrire i suoi servizi in linea nelle quattro lingue nazionali e in lingua facile.',
        'La Confederaziun sto porscher ses servetschs online en tut las quatter linguas naziunalas ed en lingua simpla.',
      ],
      pro: [
        'Wer den Staat verstehen soll, muss ihn in seiner Sprache lesen können.',
        'Pour comprendre l’État, il faut pouvoir le lire dans sa langue.',
        'Per capire lo Stato bisogna poterlo leggere nella propria lingua.',
        'Tgi che duai chapir il stadi, al sto pudair leger en sia lingua.',
      ],
      contra: [
        'Gute Übersetzungen kosten viel. Wichtige Seiten gibt es schon in mehreren Sprachen.',
        'De bonnes traductions coûtent cher. Les pages importantes existent déjà en plusieurs langues.',
        'Le buone traduzioni costano molto. Le pagine importanti esistono già in più lingue.',
        'Bunas translaziuns custan bler. Paginas impurtantas datti gia en pliras linguas.',
      ],
    },
  ),
  mandatoryReferendum(
    'volunteering',
    { date: '2026-03-08', area: '10', axes: { welfare: 1 }, yes: 0.54 },
    {
      name: [
        'Förderung der Freiwilligenarbeit',
        'Encouragement du bénévolat',
        'Promozione del volontariato',
        'Promoziun da la lavur voluntaria',
      ],
      brief: [
        'Ein neuer Artikel der Bundesverfassung erlaubt es dem Bund, Vereine bei der Ausbildung von Freiwilligen zu unterstützen.',
        'Un nouvel article constitutionnel permet à la Confédération de soutenir les associations dans la formation des bénévoles.',
        'Un nuovo articolo costituzionale permette alla Confederazione di sostenere le associazioni nella formazione dei volontari.',
        'In nov artitgel da la Constituziun federala lubescha a la Confederaziun da sustegnair uniuns tar la furmaziun da voluntaris.',
      ],
      pro: [
        'Sport, Pflege und Kultur leben von Freiwilligen. Eine gute Ausbildung hält sie länger dabei.',
        'Le sport, les soins et la culture vivent du bénévolat. Une bonne formation fidélise les bénévoles.',
        'Sport, cure e cultura vivono di volontariato. Una buona formazione lo rafforza.',
        'Sport, tgira e cultura vivan da voluntaris. Ina buna furmaziun als tegna pli ditg.',
      ],
      contra: [
        'Freiwilligkeit braucht keinen Verfassungsartikel. Zuständig sind Gemeinden und Vereine.',
        'Le bénévolat n’a pas besoin d’article constitutionnel. Il relève des communes et des associations.',
        'Il volontariato non ha bisogno di un articolo costituzionale. Compete a Comuni e associazioni.',
        'Lavur voluntaria na dovra nagin artitgel constituziunal. Cumpetentas èn las vischnancas e las uniuns.',
      ],
    },
  ),
]
