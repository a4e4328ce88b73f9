import { type Matter, matter } from './matter.ts'

/** Old age, health, education and families. */
export const SOCIAL_MATTERS: readonly Matter[] = [
  matter(
    'retirement-age',
    'motion',
    [
      'Rentenalter schrittweise anpassen',
      'Adapter progressivement l’âge de la retraite',
      'Adeguare gradualmente l’età di pensionamento',
      'Adattar pass per pass la vegliadetgna da pensiun',
    ],
    [
      'Der Bundesrat wird beauftragt, eine Vorlage auszuarbeiten, mit der das ordentliche Rentenalter für alle in kleinen Schritten über 65 Jahre steigt.',
      'Le Conseil fédéral est chargé d’élaborer un projet qui relève par petites étapes l’âge ordinaire de la retraite de tous au-delà de 65 ans.',
      'Il Consiglio federale è incaricato di elaborare un progetto che innalzi a piccoli passi l’età ordinaria di pensionamento per tutti oltre i 65 anni.',
      'Il Cussegl federal vegn incumbensà d’elavurar in project che auza en pitschens pass la vegliadetgna ordinaria da pensiun per tuts sur 65 onns.',
    ],
  ),
  matter(
    'parental-leave',
    'initiative',
    [
      'Gemeinsame Elternzeit nach der Geburt',
      'Un congé parental commun après la naissance',
      'Un congedo parentale comune dopo la nascita',
      'In congedi da geniturs cuminaivel suenter la naschientscha',
    ],
    [
      'Das Erwerbsersatzgesetz wird so geändert, dass beide Eltern nach der Geburt eines Kindes Anspruch auf eine gemeinsame Elternzeit haben.',
      'La loi sur les allocations pour perte de gain est modifiée de sorte que les deux parents aient droit à un congé commun après la naissance d’un enfant.',
      'La legge sulle indennità di perdita di guadagno è modificata in modo che entrambi i genitori abbiano diritto a un congedo comune dopo la nascita di un figlio.',
      'La lescha davart las indemnisaziuns per perdita da gudogn vegn midada uschia che omadus geniturs han il dretg d’in congedi cuminaivel suenter la naschientscha d’in uffant.',
    ],
  ),
  matter(
    'social-assistance',
    'postulate',
    ['Pflichten in der Sozialhilfe', 'Obligations dans l’aide sociale', 'Obblighi nell’aiuto sociale', 'Obligaziuns en l’agid social'],
    [
      'Der Bundesrat wird beauftragt, in einem Bericht zu zeigen, wie die Kantone die Sozialhilfe kürzen, wenn sich jemand nicht um Arbeit bemüht, und mit welchen Folgen.',
      'Le Conseil fédéral est chargé de montrer dans un rapport comment les cantons réduisent l’aide sociale des personnes qui ne cherchent pas de travail, et avec quels effets.',
      'Il Consiglio federale è incaricato di illustrare in un rapporto come i Cantoni riducono l’aiuto sociale a chi non cerca lavoro, e con quali conseguenze.',
      'Il Cussegl federal vegn incumbensà da mussar en in rapport co ils chantuns reduceschan l’agid social, sch’insatgi na tschertga betg lavur, e cun tge consequenzas.',
    ],
  ),
  matter(
    'rent-limits',
    'initiative',
    ['Mieterhöhungen begrenzen', 'Limiter les hausses de loyer', 'Limitare gli aumenti delle pigioni', 'Limitar las auzadas da tschains'],
    [
      'Das Obligationenrecht wird so geändert, dass der Mietzins in einem laufenden Vertrag höchstens um einen festen Anteil im Jahr steigen darf.',
      'Le code des obligations est modifié de sorte que le loyer d’un bail en cours ne puisse augmenter chaque année que d’une part fixe au plus.',
      'Il Codice delle obbligazioni è modificato in modo che la pigione di un contratto in corso possa aumentare ogni anno al massimo di una quota fissa.',
      'Il Dretg d’obligaziuns vegn midà uschia che il tschains en in contract current po auzar mintg’onn maximalmain per ina part fixa.',
    ],
  ),
  matter(
    'pension-vat',
    'bill',
    [
      'Finanzierung der AHV über die Mehrwertsteuer',
      'Financement de l’AVS par la TVA',
      'Finanziamento dell’AVS mediante l’IVA',
      'Finanziaziun da l’AVS cun agid da la taglia sin la plivalur',
    ],
    [
      'Die Mehrwertsteuer wird befristet um 0,5 Prozentpunkte erhöht. Der Ertrag geht vollständig an die Alters- und Hinterlassenenversicherung.',
      'La TVA est relevée de 0,5 point pour une durée limitée. Le produit va entièrement à l’assurance-vieillesse et survivants.',
      'L’IVA è aumentata di 0,5 punti per un periodo limitato. Il ricavo va interamente all’assicurazione per la vecchiaia e per i superstiti.',
      'La taglia sin la plivalur vegn auzada per in temp limità per 0,5 puncts procentuals. Il retgav va dal tuttafatg a l’assicuranza per vegls e survivents.',
    ],
  ),
  matter(
    'public-insurer',
    'motion',
    [
      'Eine öffentliche Kasse für die Grundversicherung',
      'Une caisse publique pour l’assurance de base',
      'Una cassa pubblica per l’assicurazione di base',
      'Ina cassa publica per l’assicuranza da basa',
    ],
    [
      'Der Bundesrat wird beauftragt, dem Parlament ein Modell mit einer einzigen öffentlichen Krankenkasse für die Grundversicherung vorzulegen.',
      'Le Conseil fédéral est chargé de soumettre au Parlement un modèle de caisse-maladie publique unique pour l’assurance de base.',
      'Il Consiglio federale è incaricato di sottoporre al Parlamento un modello con una cassa malati pubblica unica per l’assicurazione di base.',
      'Il Cussegl federal vegn incumbensà da preschentar al Parlament in model cun ina suletta cassa da malsauns publica per l’assicuranza da basa.',
    ],
  ),
  matter(
    'premium-ceiling',
    'bill',
    [
      'Obergrenze für Krankenkassenprämien',
      'Plafonnement des primes d’assurance-maladie',
      'Tetto massimo per i premi dell’assicurazione malattie',
      'Limita per las premias da l’assicuranza da malsauns',
    ],
    [
      'Ein Haushalt bezahlt höchstens 10 Prozent seines verfügbaren Einkommens für die Prämien der Grundversicherung. Bund und Kantone tragen den Rest.',
      'Un ménage consacre au plus 10 pour cent de son revenu disponible aux primes de l’assurance de base. La Confédération et les cantons prennent en charge le reste.',
      'Un’economia domestica paga al massimo il 10 per cento del reddito disponibile per i premi dell’assicurazione di base. Confederazione e Cantoni assumono il resto.',
      'Ina chasada paja maximalmain 10 pertschient da sias entradas disponiblas per las premias da l’assicuranza da basa. La Confederaziun ed ils chantuns surpiglian il rest.',
    ],
  ),
  matter(
    'fewer-hospitals',
    'postulate',
    [
      'Spitalplanung über die Kantonsgrenzen hinaus',
      'Planification hospitalière au-delà des cantons',
      'Pianificazione ospedaliera oltre i confini cantonali',
      'Planisaziun dals ospitals sur ils cunfins chantunals ora',
    ],
    [
      'Der Bundesrat wird beauftragt, zu prüfen, wie die Spitäler in grösseren Regionen gemeinsam geplant werden können und was das für die Wege der Patientinnen und Patienten heisst.',
      'Le Conseil fédéral est chargé d’examiner comment planifier ensemble les hôpitaux dans des régions plus grandes, et ce que cela signifie pour les trajets des patients.',
      'Il Consiglio federale è incaricato di esaminare come pianificare insieme gli ospedali in regioni più grandi e che cosa ciò significhi per gli spostamenti dei pazienti.',
      'Il Cussegl federal vegn incumbensà d’examinar co ils ospitals pon vegnir planisads cuminaivlamain en regiuns pli grondas e tge che quai munta per las vias dals pazients.',
    ],
  ),
  matter(
    'advertising-limits',
    'bill',
    [
      'Werbung für Alkohol, Tabak und Glücksspiele',
      'Publicité pour l’alcool, le tabac et les jeux d’argent',
      'Pubblicità per alcol, tabacco e giochi in denaro',
      'Reclama per alcohol, tubac e gieus per daners',
    ],
    [
      'Werbung für Alkohol, Tabak und Glücksspiele wird auf Plakaten, im Internet und in den Medien verboten. An Verkaufsstellen bleibt sie erlaubt.',
      'La publicité pour l’alcool, le tabac et les jeux d’argent est interdite sur les affiches, sur Internet et dans les médias. Elle reste autorisée dans les points de vente.',
      'La pubblicità per alcol, tabacco e giochi in denaro è vietata sui manifesti, in Internet e nei media. Nei punti vendita resta permessa.',
      'Reclama per alcohol, tubac e gieus per daners vegn scumandada sin placats, en l’internet ed en las medias. En ils lieus da vendita resta ella permessa.',
    ],
  ),
  matter(
    'higher-deductible',
    'motion',
    ['Mindestfranchise erhöhen', 'Relever la franchise minimale', 'Aumentare la franchigia minima', 'Auzar la franschisa minimala'],
    [
      'Der Bundesrat wird beauftragt, die tiefste Franchise der Grundversicherung an die Entwicklung der Kosten anzupassen.',
      'Le Conseil fédéral est chargé d’adapter la franchise la plus basse de l’assurance de base à l’évolution des coûts.',
      'Il Consiglio federale è incaricato di adeguare la franchigia più bassa dell’assicurazione di base all’evoluzione dei costi.',
      'Il Cussegl federal vegn incumbensà d’adattar la pli bassa franschisa da l’assicuranza da basa al svilup dals custs.',
    ],
  ),
  matter(
    'childcare',
    'bill',
    [
      'Beiträge des Bundes an die Kinderbetreuung',
      'Contributions fédérales à l’accueil des enfants',
      'Contributi federali alla custodia di bambini',
      'Contribuziuns federalas a la tgira d’uffants',
    ],
    [
      'Der Bund beteiligt sich dauerhaft an den Kosten der Eltern für Kindertagesstätten und Tagesfamilien. Dazu kommen Verträge mit den Kantonen über neue Plätze.',
      'La Confédération participe durablement aux frais des parents pour les crèches et l’accueil familial de jour. S’y ajoutent des conventions avec les cantons sur de nouvelles places.',
      'La Confederazione partecipa in modo durevole alle spese dei genitori per asili nido e famiglie diurne. Vi si aggiungono convenzioni con i Cantoni per nuovi posti.',
      'La Confederaziun sa participescha permanentamain als custs dals geniturs per canortas e famiglias da di. Latiers vegnan cunvegnas cun ils chantuns davart novas plazzas.',
    ],
  ),
  matter(
    'school-choice',
    'postulate',
    [
      'Freie Schulwahl: Erfahrungen auswerten',
      'Libre choix de l’école : évaluer les expériences',
      'Libera scelta della scuola: valutare le esperienze',
      'Libra tscherna da scola: evaluar las experientschas',
    ],
    [
      'Der Bundesrat wird beauftragt, mit den Kantonen auszuwerten, welche Erfahrungen andere Länder mit einer staatlich bezahlten freien Schulwahl gemacht haben.',
      'Le Conseil fédéral est chargé d’évaluer avec les cantons les expériences d’autres pays avec un libre choix de l’école payé par l’État.',
      'Il Consiglio federale è incaricato di valutare con i Cantoni le esperienze di altri Paesi con una libera scelta della scuola pagata dallo Stato.',
      'Il Cussegl federal vegn incumbensà d’evaluar cun ils chantuns las experientschas d’auters pajais cun ina libra tscherna da scola pajada dal stadi.',
    ],
  ),
  matter(
    'two-languages',
    'postulate',
    [
      'Fremdsprachen in der Primarschule',
      'Langues étrangères à l’école primaire',
      'Lingue straniere nella scuola elementare',
      'Linguas estras en la scola primara',
    ],
    [
      'Der Bundesrat wird beauftragt, in einem Bericht darzulegen, was eine einzige Fremdsprache in der Primarschule für die Verständigung zwischen den Sprachregionen bedeuten würde.',
      'Le Conseil fédéral est chargé d’exposer dans un rapport ce qu’une seule langue étrangère à l’école primaire signifierait pour la compréhension entre les régions linguistiques.',
      'Il Consiglio federale è incaricato di esporre in un rapporto che cosa significherebbe una sola lingua straniera nella scuola elementare per l’intesa tra le regioni linguistiche.',
      'Il Cussegl federal vegn incumbensà d’explitgar en in rapport tge ch’ina suletta lingua estra en la scola primara muntass per la chapientscha tranter las regiuns linguisticas.',
    ],
  ),
  matter(
    'phones-at-school',
    'motion',
    [
      'Schule ohne private Handys',
      'Une école sans téléphone privé',
      'Una scuola senza telefonini privati',
      'Ina scola senza telefonins privats',
    ],
    [
      'Der Bundesrat wird beauftragt, mit den Kantonen eine Regel zu vereinbaren, nach der private Handys bis zum Ende der Schulpflicht an den Schulen ausgeschaltet bleiben.',
      'Le Conseil fédéral est chargé de convenir avec les cantons d’une règle selon laquelle les téléphones privés restent éteints à l’école jusqu’à la fin de la scolarité obligatoire.',
      'Il Consiglio federale è incaricato di concordare con i Cantoni una regola secondo cui i telefonini privati restano spenti a scuola fino al termine dell’obbligo scolastico.',
      'Il Cussegl federal vegn incumbensà da fixar cun ils chantuns ina regla, tenor la quala telefonins privats restan stizzads en scola fin a la fin da l’obligaziun da scola.',
    ],
  ),
  matter(
    'tuition-fees',
    'motion',
    [
      'Gebühren an den Hochschulen des Bundes',
      'Taxes d’études dans les hautes écoles fédérales',
      'Tasse nelle scuole universitarie federali',
      'Taxas en las scolas autas federalas',
    ],
    [
      'Der Bundesrat wird beauftragt, die Gebühren für das Studium an den Hochschulen des Bundes zu erhöhen und einen Teil davon für Stipendien einzusetzen.',
      'Le Conseil fédéral est chargé de relever les taxes d’études dans les hautes écoles fédérales et d’en consacrer une partie à des bourses.',
      'Il Consiglio federale è incaricato di aumentare le tasse di studio nelle scuole universitarie federali e di destinarne una parte a borse di studio.',
      'Il Cussegl federal vegn incumbensà d’auzar las taxas da studi en las scolas autas federalas e da duvrar ina part da quellas per stipendis.',
    ],
  ),
]
