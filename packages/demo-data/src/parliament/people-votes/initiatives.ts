import { initiative, type Proposal } from './proposal.ts'

/** Popular initiatives; two of them have a counter-proposal. */
export const INITIATIVES: readonly Proposal[] = [
  initiative(
    'dark-nights',
    { date: '2022-02-13', area: '9', axes: { nature: 1 }, yes: 0.44 },
    {
      name: ['Für dunkle Nächte', 'Pour des nuits noires', 'Per notti buie', 'Per notgs stgiras'],
      brief: [
        'Leuchtreklamen und die Beleuchtung von Gebäuden müssten zwischen 23 und 5 Uhr ausgeschaltet werden. Für die Sicherheit gäbe es Ausnahmen.',
        'Les enseignes lumineuses et l’éclairage des bâtiments devraient être éteints entre 23 et 5 heures. Il y aurait des exceptions pour la sécurité.',
        'Le insegne luminose e l’illuminazione degli edifici andrebbero spente tra le 23 e le 5. Per la sicurezza sarebbero previste eccezioni.',
        'Reclamas da glisch e l’illuminaziun d’edifizis stuessan vegnir stizzadas tranter las 23 e las 5. Per la segirezza dessi excepziuns.',
      ],
      pro: [
        'Zu viel Licht stört Tiere und den Schlaf der Menschen. Wer es ausschaltet, spart Strom.',
        'Trop de lumière perturbe les animaux et le sommeil. L’éteindre économise du courant.',
        'Troppa luce disturba gli animali e il sonno delle persone. Spegnendola si risparmia elettricità.',
        'Memia blera glisch disturba ils animals e la sien da la glieud. Tgi che la stizza, spargna current.',
      ],
      contra: [
        'Die Gemeinden kennen die Verhältnisse vor Ort und sollen selber entscheiden, wann es dunkel wird.',
        'Les communes connaissent les conditions locales et doivent décider elles-mêmes quand il fait nuit.',
        'I Comuni conoscono la situazione locale e devono decidere da soli quando spegnere le luci.',
        'Las vischnancas enconuschan las relaziuns al lieu e duain decider sezzas, cura ch’i vegn stgir.',
      ],
    },
  ),
  initiative(
    'swimming-lessons',
    { date: '2024-03-03', area: '11', axes: { welfare: 1, budget: -1 }, yes: 0.56 },
    {
      name: [
        'Schwimmen lernen an allen Schulen',
        'Apprendre à nager dans toutes les écoles',
        'Imparare a nuotare in tutte le scuole',
        'Emprender da nudar en tut las scolas',
      ],
      brief: [
        'Jedes Kind soll in der Schule schwimmen lernen. Der Bund würde sich an den Kosten für Bäder und Fahrten beteiligen.',
        'Chaque enfant doit apprendre à nager à l’école. La Confédération participerait aux frais des piscines et des trajets.',
        'Ogni bambino deve imparare a nuotare a scuola. La Confederazione parteciperebbe ai costi di piscine e trasporti.',
        'Mintga uffant duai emprender da nudar en scola. La Confederaziun sa participass als custs da bogns e viadis.',
      ],
      pro: [
        'Wer schwimmen kann, ist im und am Wasser sicherer. Das soll nicht vom Wohnort abhängen.',
        'Qui sait nager est plus en sécurité dans l’eau et au bord de l’eau. Cela ne doit pas dépendre du domicile.',
        'Chi sa nuotare è più sicuro in acqua e sulle rive. Questo non deve dipendere dal luogo di domicilio.',
        'Tgi che sa nudar è pli segir en l’aua ed a la riva. Quai na duai betg depender dal domicil.',
      ],
      contra: [
        'Für die Schule sind die Kantone zuständig. Vielerorts fehlen Bäder, die man nicht rasch bauen kann.',
        'L’école relève des cantons. En bien des endroits, il manque des piscines que l’on ne peut pas construire rapidement.',
        'La scuola compete ai Cantoni. In molti luoghi mancano piscine che non si possono costruire in fretta.',
        'Per la scola èn ils chantuns cumpetents. En blers lieus mancan bogns ch’ins na po betg construir svelt.',
      ],
    },
  ),
  initiative(
    'unwanted-calls',
    { date: '2024-09-22', area: '4', axes: { market: -1 }, yes: 0.61 },
    {
      name: [
        'Schluss mit unerwünschten Anrufen',
        'Stop aux appels indésirables',
        'Basta chiamate indesiderate',
        'Fin cun cloms nungiavischads',
      ],
      brief: [
        'Anrufe zu Werbezwecken wären nur noch erlaubt, wenn jemand vorher zugestimmt hat. Die Telefongesellschaften müssten solche Anrufe sperren.',
        'Les appels publicitaires ne seraient autorisés qu’avec un accord préalable. Les opérateurs devraient bloquer les autres.',
        'Le chiamate pubblicitarie sarebbero permesse solo con un consenso preventivo. Gli operatori dovrebbero bloccare le altre.',
        'Cloms da reclama fissan mo pli lubids, sch’insatgi ha dà ordavant il consentiment. Las societads da telefon stuessan bloccar ils auters.',
      ],
      pro: [
        'Viele Menschen fühlen sich gestört. Besonders ältere Leute schliessen am Telefon Verträge, die sie nicht wollen.',
        'Beaucoup de gens se sentent dérangés. Les personnes âgées surtout concluent au téléphone des contrats qu’elles ne veulent pas.',
        'Molte persone si sentono disturbate. Soprattutto gli anziani concludono al telefono contratti che non vogliono.',
        'Blera glieud sa senta disturbada. Surtut glieud pli veglia concluda al telefon contracts ch’ella na vul betg.',
      ],
      contra: [
        'Das Gesetz verbietet unlautere Anrufe schon. Die neue Regel träfe auch kleine Betriebe, die ihre Kundschaft pflegen.',
        'La loi interdit déjà les appels déloyaux. La nouvelle règle toucherait aussi de petites entreprises qui soignent leur clientèle.',
        'La legge vieta già le chiamate sleali. La nuova regola colpirebbe anche piccole imprese che curano la clientela.',
        'La lescha scumonda gia cloms illoials. La nova regla tutgass er manaschis pitschens che tgiran lur clientella.',
      ],
    },
  ),
  initiative(
    'village-shops',
    { date: '2023-06-18', area: '4', axes: { budget: -1, welfare: 1 }, yes: 0.38 },
    {
      name: [
        'Für lebendige Dorfläden',
        'Pour des magasins de village vivants',
        'Per negozi di paese vivi',
        'Per butias vivas en ils vitgs',
      ],
      brief: [
        'Der Bund würde den letzten Laden eines Dorfes unterstützen, wenn er auch Post, Bargeld und Medikamente anbietet.',
        'La Confédération soutiendrait le dernier magasin d’un village s’il offre aussi la poste, de l’argent liquide et des médicaments.',
        'La Confederazione sosterrebbe l’ultimo negozio di un paese se offre anche posta, contanti e medicamenti.',
        'La Confederaziun sustegness l’ultima butia d’in vitg, sch’ella porscha er posta, daner blut e medicaments.',
      ],
      pro: [
        'Ein Laden hält ein Dorf zusammen und erspart vor allem älteren Menschen weite Wege.',
        'Un magasin unit le village et épargne de longs trajets, surtout aux personnes âgées.',
        'Un negozio tiene unito il paese e risparmia lunghi tragitti soprattutto agli anziani.',
        'Ina butia tegna ensemen il vitg e spargna vias lungas surtut a la glieud pli veglia.',
      ],
      contra: [
        'Ob ein Laden besteht, sollen die Kundinnen und Kunden und die Gemeinde entscheiden, nicht der Bund.',
        'C’est à la clientèle et à la commune de décider si un magasin subsiste, non à la Confédération.',
        'Spetta alla clientela e al Comune decidere se un negozio resta, non alla Confederazione.',
        'Sch’ina butia exista, duain decider la clientella e la vischnanca, betg la Confederaziun.',
      ],
    },
  ),
  initiative(
    'safe-school-routes',
    { date: '2025-05-18', area: '8', axes: { welfare: 1, liberty: -1 }, yes: 0.46 },
    {
      name: ['Für sichere Schulwege', 'Pour des chemins de l’école sûrs', 'Per percorsi scolastici sicuri', 'Per vias da scola segiras'],
      brief: [
        'Rund um jede Schule gäbe es eine Zone, in der Autos höchstens mit 20 Kilometern in der Stunde fahren dürfen.',
        'Une zone limitée à 20 kilomètres à l’heure serait créée autour de chaque école.',
        'Attorno a ogni scuola sarebbe istituita una zona con un limite di 20 chilometri all’ora.',
        'Enturn mintga scola dessi ina zona, en la quala autos dastgan ir maximalmain 20 kilometers l’ura.',
      ],
      pro: [
        'Kinder schätzen Gefahren noch nicht gut ein. Langsamer Verkehr gibt ihnen mehr Freiheit und den Eltern mehr Ruhe.',
        'Les enfants évaluent encore mal les dangers. Un trafic lent leur donne plus de liberté et rassure les parents.',
        'I bambini non valutano ancora bene i pericoli. Un traffico lento dà loro più libertà e rassicura i genitori.',
        'Uffants na valiteschan anc betg bain ils privels. Traffic plaun als dat dapli libertad e quietescha ils geniturs.',
      ],
      contra: [
        'Eine Regel für das ganze Land passt nicht auf jede Strasse. Wo es nötig ist, haben viele Gemeinden schon gehandelt.',
        'Une règle nationale ne convient pas à chaque route. Là où c’est nécessaire, bien des communes ont déjà agi.',
        'Una regola nazionale non va bene per ogni strada. Dove serve, molti Comuni hanno già agito.',
        'Ina regla per l’entir pajais na constat betg per mintga via. Nua ch’igl è necessari, han bleras vischnancas gia agì.',
      ],
    },
  ),
  initiative(
    'lake-shores',
    { date: '2025-11-30', area: '9', axes: { nature: 1, liberty: -1 }, yes: 0.47 },
    {
      name: [
        'Offene Seeufer für alle',
        'Des rives de lac ouvertes à tous',
        'Rive dei laghi aperte a tutti',
        'Rivas avertas dals lais per tuts',
      ],
      brief: [
        'An allen grösseren Seen müsste innert zwanzig Jahren ein durchgehender Weg am Ufer entstehen.',
        'Un chemin continu devrait être aménagé en vingt ans sur les rives de tous les grands lacs.',
        'Entro vent’anni andrebbe creato un sentiero continuo sulle rive di tutti i laghi maggiori.',
        'A tut ils lais pli gronds stuess vegnir creada entaifer ventg onns ina via cuntinuanta a la riva.',
      ],
      pro: [
        'Seen gehören allen. Ein Weg am Wasser bringt Erholung, die nichts kostet.',
        'Les lacs appartiennent à tout le monde. Un chemin au bord de l’eau offre une détente gratuite.',
        'I laghi sono di tutti. Un sentiero in riva all’acqua offre svago gratuito.',
        'Lais appartegnan a tuts. Ina via a l’aua porscha recreaziun gratuita.',
      ],
      contra: [
        'Viele Ufer sind ruhige Orte für Vögel und Fische, und Enteignungen sind teuer.',
        'Bien des rives sont des lieux tranquilles pour les oiseaux et les poissons, et les expropriations coûtent cher.',
        'Molte rive sono luoghi tranquilli per uccelli e pesci, e le espropriazioni costano care.',
        'Bleras rivas èn lieus quiets per utschels e peschs, ed expropriaziuns custan bler.',
      ],
    },
  ),
  initiative(
    'culture-vouchers',
    { date: '2025-09-28', area: '12', axes: { budget: -1, liberty: 1 }, yes: 0.41 },
    {
      name: [
        'Kulturgutscheine für junge Menschen',
        'Des bons culturels pour les jeunes',
        'Buoni cultura per i giovani',
        'Bons da cultura per giuvenils',
      ],
      brief: [
        'Wer 18 Jahre alt wird, bekäme vom Bund 200 Franken für Konzerte, Bücher, Museen oder Kurse.',
        'Toute personne qui fête ses 18 ans recevrait de la Confédération 200 francs pour des concerts, des livres, des musées ou des cours.',
        'Chi compie 18 anni riceverebbe dalla Confederazione 200 franchi per concerti, libri, musei o corsi.',
        'Tgi che cumplenescha 18 onns survegniss da la Confederaziun 200 francs per concerts, cudeschs, museums u curs.',
      ],
      pro: [
        'Junge Menschen entdecken Neues, und das Geld kommt auch kleinen Häusern auf dem Land zugut.',
        'Les jeunes font des découvertes, et l’argent profite aussi aux petites institutions à la campagne.',
        'I giovani scoprono cose nuove e il denaro va anche a piccole istituzioni in campagna.',
        'Giuvenils scuvran insatge nov, ed ils daners profitan er a pitschnas instituziuns sin champagna.',
      ],
      contra: [
        'Kultur ist Sache der Kantone und der Familien. Der Bund hat für neue Ausgaben keinen Spielraum.',
        'La culture relève des cantons et des familles. La Confédération n’a pas de marge pour de nouvelles dépenses.',
        'La cultura compete ai Cantoni e alle famiglie. La Confederazione non ha margine per nuove spese.',
        'La cultura è chaussa dals chantuns e da las famiglias. La Confederaziun n’ha nagin spazi per novas expensas.',
      ],
    },
  ),
  initiative(
    'punctual-trains',
    { date: '2026-09-27', area: '8', axes: { budget: -1, nature: 1 }, yes: 0.48 },
    {
      name: ['Für pünktliche Züge', 'Pour des trains ponctuels', 'Per treni puntuali', 'Per trens punctuals'],
      brief: [
        'Wer mehr als fünfzehn Minuten zu spät ankommt, erhielte einen Teil des Billetts zurück. Der Bund würde mehr Ersatzzüge bestellen.',
        'Qui arrive avec plus de quinze minutes de retard serait remboursé en partie. La Confédération commanderait plus de trains de réserve.',
        'Chi arriva con oltre quindici minuti di ritardo riceverebbe un rimborso parziale. La Confederazione ordinerebbe più treni di riserva.',
        'Tgi che arriva passa quindesch minutas memia tard survegniss enavos ina part dal bigliet. La Confederaziun empustass dapli trens da reserva.',
      ],
      pro: [
        'Wer auf die Bahn setzt, soll sich auf sie verlassen können. Eine Entschädigung setzt einen Anreiz.',
        'Qui choisit le train doit pouvoir compter sur lui. Un dédommagement crée une incitation.',
        'Chi sceglie il treno deve poterci contare. Un indennizzo crea un incentivo.',
        'Tgi che prenda il tren duai pudair quintar cun el. Ina indemnisaziun dat in impuls.',
      ],
      contra: [
        'Schweizer Züge sind im Vergleich pünktlich. Das Geld fehlte beim Unterhalt, der Verspätungen verhindert.',
        'Les trains suisses sont ponctuels en comparaison. L’argent manquerait à l’entretien, qui évite les retards.',
        'I treni svizzeri sono puntuali nel confronto. Il denaro mancherebbe alla manutenzione, che evita i ritardi.',
        'Trens svizzers èn punctuals en la cumparegliaziun. Ils daners mancassan tar il mantegniment che evitescha retards.',
      ],
    },
  ),
  initiative(
    'quiet-nights',
    { date: '2027-02-28', area: '8', axes: { nature: 1, market: -1 }, yes: 0.47 },
    {
      name: ['Stille Stunden am Himmel', 'Des heures de silence dans le ciel', 'Ore di silenzio in cielo', 'Uras quietas en tschiel'],
      brief: [
        'Zwischen 23 und 6 Uhr dürften auf den Landesflughäfen keine Flugzeuge starten oder landen. Ausgenommen wären Notfälle.',
        'Entre 23 et 6 heures, aucun avion ne pourrait décoller ni atterrir dans les aéroports nationaux, sauf en cas d’urgence.',
        'Tra le 23 e le 6 negli aeroporti nazionali nessun aereo potrebbe decollare o atterrare, salvo emergenze.',
        'Tranter las 23 e las 6 na dastgassan nagins aviuns partir u atterrar en ils aeroports naziunals, cun excepziun d’urgenzas.',
      ],
      pro: [
        'Ungestörter Schlaf ist wichtig für die Gesundheit von vielen tausend Menschen, die nahe bei einem Flughafen wohnen.',
        'Un sommeil tranquille est important pour la santé de milliers de personnes qui vivent près d’un aéroport.',
        'Un sonno indisturbato è importante per la salute di migliaia di persone che vivono vicino a un aeroporto.',
        'Ina sien quieta è impurtanta per la sanadad da milli e milli persunas che abitan datiers d’in aeroport.',
      ],
      contra: [
        'Eine längere Sperre gefährdet Verbindungen und Arbeitsplätze. Verspätete Maschinen müssten im Ausland landen.',
        'Une interdiction plus longue menace des liaisons et des emplois. Les vols en retard devraient atterrir à l’étranger.',
        'Un divieto più lungo mette a rischio collegamenti e posti di lavoro. I voli in ritardo dovrebbero atterrare all’estero.',
        'Ina serrada pli lunga periclitescha colliaziuns e plazzas da lavur. Aviuns en retard stuessan atterrar a l’exteriur.',
      ],
    },
  ),
]
