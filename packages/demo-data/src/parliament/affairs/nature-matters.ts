import { type Matter, matter } from './matter.ts'

/** Environment, transport, democracy and the digital world. */
export const NATURE_MATTERS: readonly Matter[] = [
  matter(
    'solar-roofs',
    'bill',
    [
      'Bundesgesetz über Solaranlagen auf grossen Dächern',
      'Loi fédérale sur les installations solaires des grands toits',
      'Legge federale sugli impianti solari sui grandi tetti',
      'Lescha federala davart implants solars sin gronds tetgs',
    ],
    [
      'Auf Dächern ab 300 Quadratmetern muss bei einem Neubau oder einer Sanierung eine Solaranlage erstellt werden. Die Kantone können Ausnahmen vorsehen.',
      'Les toits de 300 mètres carrés et plus doivent être équipés d’une installation solaire lors d’une construction ou d’une rénovation. Les cantons peuvent prévoir des exceptions.',
      'Sui tetti di almeno 300 metri quadrati va realizzato un impianto solare in caso di nuova costruzione o risanamento. I Cantoni possono prevedere eccezioni.',
      'Sin tetgs da 300 meters quadrat u dapli sto vegnir installà in implant solar, sch’ins construescha da nov u renovescha. Ils chantuns pon prevair excepziuns.',
    ],
  ),
  matter(
    'fuel-levy',
    'bill',
    [
      'Klimaabgabe auf Treibstoffe',
      'Taxe climatique sur les carburants',
      'Tassa sul clima per i carburanti',
      'Taxa climatica sin carburants',
    ],
    [
      'Auf Benzin und Diesel wird eine Abgabe erhoben. Zwei Drittel des Ertrags gehen gleichmässig an Bevölkerung und Betriebe zurück.',
      'Une taxe est prélevée sur l’essence et le diesel. Deux tiers du produit sont redistribués à parts égales à la population et aux entreprises.',
      'Su benzina e diesel è riscossa una tassa. Due terzi del ricavo sono ridistribuiti in parti uguali a popolazione e aziende.',
      'Sin benzin e diesel vegn incassada ina taxa. Dus terzs dal retgav returnan en parts egualas a la populaziun ed als manaschis.',
    ],
  ),
  matter(
    'nuclear-power',
    'bill',
    [
      'Änderung des Kernenergiegesetzes',
      'Modification de la loi sur l’énergie nucléaire',
      'Modifica della legge sull’energia nucleare',
      'Midada da la lescha davart l’energia nucleara',
    ],
    [
      'Das Verbot, neue Kernkraftwerke zu bewilligen, wird aufgehoben. Jedes Gesuch untersteht weiterhin dem fakultativen Referendum.',
      'L’interdiction d’autoriser de nouvelles centrales nucléaires est levée. Chaque demande reste soumise au référendum facultatif.',
      'Il divieto di autorizzare nuove centrali nucleari è abolito. Ogni domanda resta sottoposta al referendum facoltativo.',
      'Il scumond d’autorisar novas ovras atomaras vegn abolì. Mintga dumonda suttastat vinavant al referendum facultativ.',
    ],
  ),
  matter(
    'space-for-nature',
    'motion',
    [
      'Mehr Flächen für Tiere und Pflanzen',
      'Davantage d’espaces pour la faune et la flore',
      'Più superfici per animali e piante',
      'Dapli surfatschas per animals e plantas',
    ],
    [
      'Der Bundesrat wird beauftragt, mit den Kantonen einen Plan vorzulegen, mit dem mehr Flächen für Tiere und Pflanzen reserviert werden.',
      'Le Conseil fédéral est chargé de présenter avec les cantons un plan qui réserve davantage d’espaces à la faune et à la flore.',
      'Il Consiglio federale è incaricato di presentare con i Cantoni un piano che riservi più superfici ad animali e piante.',
      'Il Cussegl federal vegn incumbensà da preschentar cun ils chantuns in plan che reservescha dapli surfatschas per animals e plantas.',
    ],
  ),
  matter(
    'crop-protection',
    'bill',
    [
      'Änderung des Gewässerschutzgesetzes: Pflanzenschutzmittel',
      'Modification de la loi sur la protection des eaux : produits phytosanitaires',
      'Modifica della legge sulla protezione delle acque: prodotti fitosanitari',
      'Midada da la lescha davart la protecziun da las auas: products fitosanitars',
    ],
    [
      'Pflanzenschutzmittel, deren Rückstände ins Grundwasser gelangen, verlieren nach drei Jahren die Zulassung.',
      'Les produits phytosanitaires dont les résidus parviennent dans les eaux souterraines perdent leur autorisation après trois ans.',
      'I prodotti fitosanitari i cui residui raggiungono le acque sotterranee perdono l’autorizzazione dopo tre anni.',
      'Products fitosanitars, dals quals restanzas arrivan en l’aua sutterrana, perdan l’autorisaziun suenter trais onns.',
    ],
  ),
  matter(
    'motorway-lanes',
    'bill',
    [
      'Ausbauschritt der Nationalstrassen',
      'Étape d’aménagement des routes nationales',
      'Fase di potenziamento delle strade nazionali',
      'Etappa d’engrondiment da las vias naziunalas',
    ],
    [
      'Der Bund bewilligt Kredite für zusätzliche Spuren auf vier stark befahrenen Abschnitten der Autobahn.',
      'La Confédération ouvre des crédits pour des voies supplémentaires sur quatre tronçons d’autoroute très fréquentés.',
      'La Confederazione stanzia crediti per corsie supplementari su quattro tratti autostradali molto trafficati.',
      'La Confederaziun conceda credits per vials supplementars sin quatter parts da l’autostrada cun bler traffic.',
    ],
  ),
  matter(
    'peak-pricing',
    'postulate',
    ['Preise zu Stosszeiten', 'Tarifs aux heures de pointe', 'Tariffe nelle ore di punta', 'Pretschs a las uras da traffic intensiv'],
    [
      'Der Bundesrat wird beauftragt, die Versuche der Kantone mit höheren Preisen zu Stosszeiten auf Strasse und Schiene auszuwerten.',
      'Le Conseil fédéral est chargé d’évaluer les essais des cantons avec des tarifs plus élevés aux heures de pointe sur la route et le rail.',
      'Il Consiglio federale è incaricato di valutare le prove dei Cantoni con tariffe più alte nelle ore di punta su strada e rotaia.',
      'Il Cussegl federal vegn incumbensà d’evaluar ils emprovaments dals chantuns cun pretschs pli auts a las uras da traffic intensiv sin via e sin binari.',
    ],
  ),
  matter(
    'flight-levy',
    'motion',
    [
      'Umweltabgabe auf Flugtickets',
      'Taxe environnementale sur les billets d’avion',
      'Tassa ambientale sui biglietti aerei',
      'Taxa ambientala sin bigliets d’aviun',
    ],
    [
      'Der Bundesrat wird beauftragt, eine nach Entfernung abgestufte Abgabe auf Flugtickets vorzuschlagen.',
      'Le Conseil fédéral est chargé de proposer une taxe sur les billets d’avion, échelonnée selon la distance.',
      'Il Consiglio federale è incaricato di proporre una tassa sui biglietti aerei, graduata secondo la distanza.',
      'Il Cussegl federal vegn incumbensà da proponer ina taxa sin bigliets d’aviun, graduada tenor la distanza.',
    ],
  ),
  matter(
    'free-youth-travel',
    'motion',
    [
      'Gratis mit Bus und Bahn bis 18 Jahre',
      'Transports publics gratuits jusqu’à 18 ans',
      'Trasporti pubblici gratuiti fino a 18 anni',
      'Gratuit cun bus e tren fin 18 onns',
    ],
    [
      'Der Bundesrat wird beauftragt, mit den Kantonen ein kostenloses Abonnement für Jugendliche bis 18 Jahre einzuführen.',
      'Le Conseil fédéral est chargé d’introduire avec les cantons un abonnement gratuit pour les jeunes jusqu’à 18 ans.',
      'Il Consiglio federale è incaricato di introdurre con i Cantoni un abbonamento gratuito per i giovani fino a 18 anni.',
      'Il Cussegl federal vegn incumbensà d’introducir cun ils chantuns in abunament gratuit per giuvenils fin 18 onns.',
    ],
  ),
  matter(
    'speed-30',
    'motion',
    [
      'Tempo 30 innerorts als Regel',
      'La règle des 30 km/h en localité',
      'Velocità di 30 km/h come regola nell’abitato',
      'Tempo 30 en abitadis sco regla',
    ],
    [
      'Der Bundesrat wird beauftragt, die Verordnung so zu ändern, dass innerorts Tempo 30 gilt, wo nichts anderes signalisiert ist.',
      'Le Conseil fédéral est chargé de modifier l’ordonnance de sorte que la vitesse soit limitée à 30 km/h en localité, sauf signalisation contraire.',
      'Il Consiglio federale è incaricato di modificare l’ordinanza in modo che nell’abitato valgano i 30 km/h, salvo segnaletica diversa.',
      'Il Cussegl federal vegn incumbensà da midar l’ordinaziun uschia che tempo 30 vala en abitadis, nua che nagut auter n’è signalisà.',
    ],
  ),
  matter(
    'voting-age',
    'bill',
    ['Stimmrechtsalter 16', 'Droit de vote à 16 ans', 'Diritto di voto a 16 anni', 'Dretg da votar cun 16 onns'],
    [
      'Die Bundesverfassung wird so geändert, dass Jugendliche ab 16 Jahren abstimmen und wählen dürfen. Gewählt werden kann man weiterhin ab 18 Jahren.',
      'La Constitution fédérale est modifiée de sorte que les jeunes puissent voter et élire dès 16 ans. L’éligibilité reste fixée à 18 ans.',
      'La Costituzione federale è modificata in modo che i giovani possano votare ed eleggere dai 16 anni. Si resta eleggibili dai 18 anni.',
      'La Constituziun federala vegn midada uschia che giuvenils pon votar ed eleger a partir da 16 onns. Elegì po ins vegnir vinavant a partir da 18 onns.',
    ],
  ),
  matter(
    'online-voting',
    'postulate',
    ['Abstimmen über das Internet', 'Voter par Internet', 'Votare via Internet', 'Votar sur l’internet'],
    [
      'Der Bundesrat wird beauftragt, die Versuche mit dem Abstimmen über das Internet auszuwerten: Sicherheit, Kosten und Nutzen für Menschen mit Behinderungen.',
      'Le Conseil fédéral est chargé d’évaluer les essais de vote par Internet : sécurité, coûts et utilité pour les personnes handicapées.',
      'Il Consiglio federale è incaricato di valutare le prove di voto via Internet: sicurezza, costi e utilità per le persone con disabilità.',
      'Il Cussegl federal vegn incumbensà d’evaluar ils emprovaments da votar sur l’internet: segirezza, custs ed il niz per persunas cun impediments.',
    ],
  ),
  matter(
    'media-support',
    'bill',
    [
      'Bundesgesetz über die Förderung privater Medien',
      'Loi fédérale sur l’aide aux médias privés',
      'Legge federale sulla promozione dei media privati',
      'Lescha federala davart la promoziun da medias privatas',
    ],
    [
      'Der Bund unterstützt während sieben Jahren die Zustellung kleiner Zeitungen und den Aufbau von Onlinemedien in allen Landessprachen.',
      'La Confédération soutient pendant sept ans la distribution des petits journaux et le développement de médias en ligne dans toutes les langues nationales.',
      'La Confederazione sostiene per sette anni il recapito dei piccoli giornali e lo sviluppo di media in linea in tutte le lingue nazionali.',
      'La Confederaziun sustegna durant set onns la repartiziun da pitschnas gasettas ed il svilup da medias online en tut las linguas naziunalas.',
    ],
  ),
  matter(
    'campaign-donations',
    'initiative',
    [
      'Spenden an Parteien offenlegen',
      'Transparence des dons aux partis',
      'Trasparenza delle donazioni ai partiti',
      'Transparenza da las donaziuns a partidas',
    ],
    [
      'Das Gesetz über die politischen Rechte wird so geändert, dass Parteien und Komitees Spenden ab 1000 Franken offenlegen.',
      'La loi sur les droits politiques est modifiée de sorte que les partis et les comités publient les dons dès 1000 francs.',
      'La legge sui diritti politici è modificata in modo che partiti e comitati rendano pubbliche le donazioni a partire da 1000 franchi.',
      'La lescha davart ils dretgs politics vegn midada uschia che partidas e comités publitgeschan donaziuns a partir da 1000 francs.',
    ],
  ),
  matter(
    'ai-rules',
    'motion',
    [
      'Regeln für künstliche Intelligenz',
      'Des règles pour l’intelligence artificielle',
      'Regole per l’intelligenza artificiale',
      'Reglas per l’intelligenza artifiziala',
    ],
    [
      'Der Bundesrat wird beauftragt, ein Gesetz vorzulegen, das für Anwendungen der künstlichen Intelligenz mit grossen Risiken eine Prüfung vorschreibt.',
      'Le Conseil fédéral est chargé de présenter une loi qui impose un examen des applications de l’intelligence artificielle à grands risques.',
      'Il Consiglio federale è incaricato di presentare una legge che imponga una verifica delle applicazioni dell’intelligenza artificiale con grandi rischi.',
      'Il Cussegl federal vegn incumbensà da preschentar ina lescha che prescriva ina controlla per applicaziuns da l’intelligenza artifiziala cun gronds ristgs.',
    ],
  ),
]
