import { type Matter, matter } from './matter.ts'

/** Migration, society, security and justice. */
export const SOCIETY_MATTERS: readonly Matter[] = [
  matter(
    'immigration-quota',
    'motion',
    [
      'Jährliche Höchstzahlen für die Zuwanderung',
      'Plafonds annuels pour l’immigration',
      'Tetti massimi annuali per l’immigrazione',
      'Cifras maximalas annualas per l’immigraziun',
    ],
    [
      'Der Bundesrat wird beauftragt, ein Gesetz vorzulegen, das die Zuwanderung mit jährlichen Höchstzahlen begrenzt.',
      'Le Conseil fédéral est chargé de présenter une loi qui limite l’immigration par des plafonds annuels.',
      'Il Consiglio federale è incaricato di presentare una legge che limiti l’immigrazione con tetti massimi annuali.',
      'Il Cussegl federal vegn incumbensà da preschentar ina lescha che limitescha l’immigraziun cun cifras maximalas annualas.',
    ],
  ),
  matter(
    'faster-citizenship',
    'initiative',
    [
      'Einbürgerung nach fünf Jahren',
      'Naturalisation après cinq ans',
      'Naturalizzazione dopo cinque anni',
      'Natiralisaziun suenter tschintg onns',
    ],
    [
      'Das Bürgerrechtsgesetz wird so geändert, dass die ordentliche Einbürgerung nach fünf statt zehn Jahren in der Schweiz möglich ist.',
      'La loi sur la nationalité est modifiée de sorte que la naturalisation ordinaire soit possible après cinq ans en Suisse au lieu de dix.',
      'La legge sulla cittadinanza è modificata in modo che la naturalizzazione ordinaria sia possibile dopo cinque anni in Svizzera invece di dieci.',
      'La lescha davart il dretg da burgais vegn midada uschia che la natiralisaziun ordinaria è pussaivla suenter tschintg enstagl da diesch onns en Svizra.',
    ],
  ),
  matter(
    'local-vote-for-residents',
    'initiative',
    [
      'Stimmrecht in der Gemeinde für Niedergelassene',
      'Droit de vote communal pour les personnes établies',
      'Diritto di voto comunale per i domiciliati',
      'Dretg da votar en la vischnanca per persunas domiciliadas',
    ],
    [
      'Eine Regel des Bundes legt fest, dass Ausländerinnen und Ausländer nach einigen Jahren in der Gemeinde abstimmen und wählen dürfen.',
      'Une règle fédérale prévoit que les étrangères et les étrangers peuvent voter et élire dans leur commune après quelques années.',
      'Una norma federale stabilisce che le straniere e gli stranieri possano votare ed eleggere nel proprio Comune dopo alcuni anni.',
      'Ina regla federala fixescha che persunas estras pon votar ed eleger en lur vischnanca suenter intgins onns.',
    ],
  ),
  matter(
    'work-for-asylum-seekers',
    'motion',
    [
      'Arbeit für Asylsuchende',
      'Le travail des requérants d’asile',
      'Lavoro per i richiedenti l’asilo',
      'Lavur per persunas che dumondan asil',
    ],
    [
      'Der Bundesrat wird beauftragt, das Arbeitsverbot für Asylsuchende aufzuheben, so dass sie vom ersten Tag an eine Stelle annehmen dürfen.',
      'Le Conseil fédéral est chargé de lever l’interdiction de travailler des requérants d’asile, qui pourront accepter un emploi dès le premier jour.',
      'Il Consiglio federale è incaricato di abolire il divieto di lavorare per i richiedenti l’asilo, che potranno accettare un impiego dal primo giorno.',
      'Il Cussegl federal vegn incumbensà d’abolir il scumond da lavurar per persunas che dumondan asil, uschia ch’ellas pon acceptar ina plazza a partir da l’emprim di.',
    ],
  ),
  matter(
    'family-reunion',
    'bill',
    [
      'Nachzug von Familien aus Drittstaaten',
      'Regroupement familial depuis des États tiers',
      'Ricongiungimento familiare da Stati terzi',
      'Reuniun da famiglias da stadis terzs',
    ],
    [
      'Wer Angehörige aus einem Land ausserhalb der EU nachziehen will, muss ein höheres Einkommen und Kenntnisse einer Landessprache nachweisen.',
      'Quiconque veut faire venir des proches d’un pays hors de l’UE doit prouver un revenu plus élevé et la connaissance d’une langue nationale.',
      'Chi vuole far venire familiari da un Paese fuori dall’UE deve dimostrare un reddito più alto e la conoscenza di una lingua nazionale.',
      'Tgi che vul laschar vegnir confamigliars d’in pajais ordaifer l’UE sto cumprovar entradas pli autas ed enconuschientschas d’ina lingua naziunala.',
    ],
  ),
  matter(
    'cannabis',
    'bill',
    [
      'Bundesgesetz über den Verkauf von Cannabis',
      'Loi fédérale sur la vente de cannabis',
      'Legge federale sulla vendita di canapa',
      'Lescha federala davart la vendita da canabis',
    ],
    [
      'Erwachsene dürfen Cannabis in bewilligten Läden kaufen. Werbung bleibt verboten, und die Einnahmen gehen an Vorbeugung und Behandlung.',
      'Les adultes peuvent acheter du cannabis dans des magasins autorisés. La publicité reste interdite et les recettes vont à la prévention et aux soins.',
      'Gli adulti possono acquistare canapa in negozi autorizzati. La pubblicità resta vietata e le entrate vanno a prevenzione e cure.',
      'Persunas creschidas dastgan cumprar canabis en butias autorisadas. Reclama resta scumandada, e las entradas van a la prevenziun ed al tractament.',
    ],
  ),
  matter(
    'assisted-dying',
    'motion',
    [
      'Sterbehilfe in Pflegeheimen',
      'Aide au suicide dans les établissements médico-sociaux',
      'Aiuto al suicidio nelle case di cura',
      'Agid a la mort en chasas da tgira',
    ],
    [
      'Der Bundesrat wird beauftragt, eine einheitliche Regel vorzulegen, nach der Pflegeheime Sterbehilfe in ihren Räumen zulassen.',
      'Le Conseil fédéral est chargé de présenter une règle uniforme selon laquelle les établissements médico-sociaux admettent l’aide au suicide dans leurs locaux.',
      'Il Consiglio federale è incaricato di presentare una regola uniforme secondo cui le case di cura ammettono l’aiuto al suicidio nei propri locali.',
      'Il Cussegl federal vegn incumbensà da preschentar ina regla unitara, tenor la quala chasas da tgira lubeschan l’agid a la mort en lur localitads.',
    ],
  ),
  matter(
    'third-gender',
    'postulate',
    [
      'Dritter Eintrag im Personenstandsregister',
      'Une troisième inscription au registre de l’état civil',
      'Una terza iscrizione nel registro dello stato civile',
      'Ina terza inscripziun en il register dal stadi civil',
    ],
    [
      'Der Bundesrat wird beauftragt, darzulegen, welche Gesetze angepasst werden müssten, damit ein dritter Eintrag beim Geschlecht möglich wird.',
      'Le Conseil fédéral est chargé d’exposer quelles lois devraient être adaptées pour permettre une troisième inscription du sexe.',
      'Il Consiglio federale è incaricato di esporre quali leggi andrebbero adeguate per permettere una terza iscrizione del sesso.',
      'Il Cussegl federal vegn incumbensà d’explitgar tge leschas che stuessan vegnir adattadas per pussibilitar ina terza inscripziun da la schlattaina.',
    ],
  ),
  matter(
    'egg-donation',
    'bill',
    [
      'Änderung des Fortpflanzungsmedizingesetzes: Eizellenspende',
      'Modification de la loi sur la procréation médicalement assistée : don d’ovules',
      'Modifica della legge sulla medicina della procreazione: donazione di ovuli',
      'Midada da la lescha davart la medischina reproductiva: donaziun d’ovulas',
    ],
    [
      'Paare dürfen in der Schweiz die Spende einer Eizelle in Anspruch nehmen. Das Kind kann später erfahren, von wem die Zelle stammt.',
      'Les couples peuvent recourir en Suisse au don d’ovules. L’enfant pourra apprendre plus tard de qui provient l’ovule.',
      'Le coppie possono ricorrere in Svizzera alla donazione di ovuli. Più tardi il figlio potrà sapere da chi proviene l’ovulo.',
      'Pèrs pon far diever en Svizra d’ina donaziun d’ovulas. Pli tard po l’uffant vegnir a savair da tgi che l’ovula deriva.',
    ],
  ),
  matter(
    'religious-signs',
    'postulate',
    ['Religiöse Zeichen im Schulzimmer', 'Signes religieux en classe', 'Segni religiosi in classe', 'Segns religius en la stanza da scola'],
    [
      'Der Bundesrat wird beauftragt, in einem Bericht die Regeln der Kantone über sichtbare religiöse Zeichen von Lehrpersonen zu vergleichen.',
      'Le Conseil fédéral est chargé de comparer dans un rapport les règles des cantons sur les signes religieux visibles du corps enseignant.',
      'Il Consiglio federale è incaricato di confrontare in un rapporto le norme dei Cantoni sui segni religiosi visibili degli insegnanti.',
      'Il Cussegl federal vegn incumbensà da cumparegliar en in rapport las reglas dals chantuns davart segns religius visibels da persunas d’instrucziun.',
    ],
  ),
  matter(
    'cameras',
    'motion',
    [
      'Kameras an Bahnhöfen und auf Plätzen',
      'Caméras dans les gares et sur les places',
      'Telecamere nelle stazioni e sulle piazze',
      'Cameras en las staziuns e sin las plazzas',
    ],
    [
      'Der Bundesrat wird beauftragt, die Grundlagen zu schaffen, damit die Polizei an Bahnhöfen und auf belebten Plätzen mehr Kameras einsetzen kann.',
      'Le Conseil fédéral est chargé de créer les bases qui permettent à la police d’installer davantage de caméras dans les gares et sur les places fréquentées.',
      'Il Consiglio federale è incaricato di creare le basi affinché la polizia possa impiegare più telecamere nelle stazioni e sulle piazze frequentate.',
      'Il Cussegl federal vegn incumbensà da stgaffir las basas, per che la polizia possia duvrar dapli cameras en las staziuns e sin plazzas frequentadas.',
    ],
  ),
  matter(
    'service-for-all',
    'bill',
    ['Dienstpflicht für alle', 'Obligation de servir pour tous', 'Obbligo di servire per tutti', 'Obligaziun da servetsch per tuts'],
    [
      'Alle Schweizerinnen und Schweizer leisten einen Dienst: in der Armee, im Zivilschutz oder in einem anderen Dienst für die Gemeinschaft.',
      'Toutes les Suissesses et tous les Suisses accomplissent un service : à l’armée, dans la protection civile ou dans un autre service d’intérêt commun.',
      'Tutte le Svizzere e tutti gli Svizzeri prestano un servizio: nell’esercito, nella protezione civile o in un altro servizio per la comunità.',
      'Tut las Svizras e tut ils Svizzers prestan in servetsch: en l’armada, en la protecziun civila u en in auter servetsch per la cuminanza.',
    ],
  ),
  matter(
    'arms-export',
    'bill',
    [
      'Änderung des Kriegsmaterialgesetzes',
      'Modification de la loi sur le matériel de guerre',
      'Modifica della legge sul materiale bellico',
      'Midada da la lescha davart il material da guerra',
    ],
    [
      'Der Bundesrat kann die Ausfuhr von Kriegsmaterial in bestimmte Länder leichter bewilligen. Er informiert das Parlament über jede Ausnahme.',
      'Le Conseil fédéral peut autoriser plus facilement l’exportation de matériel de guerre vers certains pays. Il informe le Parlement de chaque exception.',
      'Il Consiglio federale può autorizzare più facilmente l’esportazione di materiale bellico verso determinati Paesi. Informa il Parlamento di ogni eccezione.',
      'Il Cussegl federal po autorisar pli tgunsch l’export da material da guerra en tscherts pajais. El infurmescha il Parlament davart mintga excepziun.',
    ],
  ),
  matter(
    'tougher-sentences',
    'motion',
    [
      'Strafen für schwere Gewalttaten von Jugendlichen',
      'Peines pour les actes de violence graves commis par des mineurs',
      'Pene per gravi atti di violenza commessi da minorenni',
      'Chastis per grevs acts da violenza da giuvenils',
    ],
    [
      'Der Bundesrat wird beauftragt, im Jugendstrafgesetz höhere Strafen für schwere Gewalttaten vorzusehen.',
      'Le Conseil fédéral est chargé de prévoir dans le droit pénal des mineurs des peines plus élevées pour les actes de violence graves.',
      'Il Consiglio federale è incaricato di prevedere nel diritto penale minorile pene più elevate per gravi atti di violenza.',
      'Il Cussegl federal vegn incumbensà da prevair en il dretg penal da giuvenils chastis pli auts per grevs acts da violenza.',
    ],
  ),
  matter(
    'defence-partners',
    'bill',
    [
      'Gemeinsame Übungen der Armee',
      'Exercices communs de l’armée',
      'Esercitazioni comuni dell’esercito',
      'Exercizis cuminaivels da l’armada',
    ],
    [
      'Die Armee darf öfter zusammen mit Armeen anderer europäischer Länder üben. Das Parlament genehmigt dafür einen Rahmen für vier Jahre.',
      'L’armée peut s’exercer plus souvent avec des armées d’autres pays européens. Le Parlement approuve à cet effet un cadre de quatre ans.',
      'L’esercito può esercitarsi più spesso con eserciti di altri Paesi europei. A tal fine il Parlamento approva un quadro per quattro anni.',
      'L’armada dastga far pli savens exercizis ensemen cun armadas d’auters pajais europeics. Il Parlament approvescha latiers in rom per quatter onns.',
    ],
  ),
]
