import { type Matter, matter } from './matter.ts'

/** Finances, work and the world outside. */
export const ECONOMY_MATTERS: readonly Matter[] = [
  matter(
    'debt-rule',
    'motion',
    [
      'Schuldenbremse für Investitionen öffnen',
      'Ouvrir le frein à l’endettement aux investissements',
      'Aprire il freno all’indebitamento agli investimenti',
      'Avrir il fren da debits per investiziuns',
    ],
    [
      'Der Bundesrat wird beauftragt, die Schuldenbremse so zu lockern, dass der Bund grosse Investitionen über mehrere Jahre verteilen kann.',
      'Le Conseil fédéral est chargé d’assouplir le frein à l’endettement afin que la Confédération puisse répartir de grands investissements sur plusieurs années.',
      'Il Consiglio federale è incaricato di allentare il freno all’indebitamento affinché la Confederazione possa ripartire grandi investimenti su più anni.',
      'Il Cussegl federal vegn incumbensà da schluccar il fren da debits, per che la Confederaziun possia reparter grondas investiziuns sin plirs onns.',
    ],
  ),
  matter(
    'high-incomes',
    'initiative',
    [
      'Steuern auf sehr hohe Einkommen',
      'Imposition des revenus très élevés',
      'Imposizione dei redditi molto elevati',
      'Taglias sin entradas fitg autas',
    ],
    [
      'Das Gesetz über die direkte Bundessteuer wird um eine Stufe für sehr hohe Einkommen ergänzt.',
      'La loi sur l’impôt fédéral direct est complétée par un échelon pour les revenus très élevés.',
      'La legge sull’imposta federale diretta è completata con un’aliquota per i redditi molto elevati.',
      'La lescha davart la taglia federala directa vegn cumplettada cun in stgalim per entradas fitg autas.',
    ],
  ),
  matter(
    'large-inheritance',
    'initiative',
    [
      'Bundessteuer auf grosse Erbschaften',
      'Impôt fédéral sur les grandes successions',
      'Imposta federale sulle grandi successioni',
      'Taglia federala sin grondas iertas',
    ],
    [
      'Der Bund erhebt auf sehr grosse Erbschaften eine Steuer. Zwei Drittel des Ertrags gehen an die Kantone.',
      'La Confédération prélève un impôt sur les très grandes successions. Deux tiers du produit vont aux cantons.',
      'La Confederazione riscuote un’imposta sulle successioni molto grandi. Due terzi del ricavo vanno ai Cantoni.',
      'La Confederaziun incassescha ina taglia sin iertas fitg grondas. Dus terzs dal retgav van als chantuns.',
    ],
  ),
  matter(
    'wealth-tax-floor',
    'postulate',
    [
      'Wettbewerb der Kantone um grosse Vermögen',
      'Concurrence des cantons pour les grandes fortunes',
      'Concorrenza tra i Cantoni per i grandi patrimoni',
      'Concurrenza dals chantuns per grondas facultads',
    ],
    [
      'Der Bundesrat wird beauftragt, zu prüfen, welche Folgen eine Untergrenze für die Steuern der Kantone auf Vermögen hätte.',
      'Le Conseil fédéral est chargé d’examiner les effets d’un seuil minimal pour les impôts cantonaux sur la fortune.',
      'Il Consiglio federale è incaricato di esaminare gli effetti di un limite minimo per le imposte cantonali sul patrimonio.',
      'Il Cussegl federal vegn incumbensà d’examinar las consequenzas d’ina limita minimala per las taglias chantunalas sin la facultad.',
    ],
  ),
  matter(
    'public-staff',
    'motion',
    [
      'Keine neuen Stellen in der Bundesverwaltung',
      'Pas de nouveaux postes dans l’administration fédérale',
      'Nessun nuovo posto nell’Amministrazione federale',
      'Naginas novas plazzas en l’administraziun federala',
    ],
    [
      'Der Bundesrat wird beauftragt, die Zahl der Stellen in der Bundesverwaltung für vier Jahre nicht zu erhöhen.',
      'Le Conseil fédéral est chargé de ne pas augmenter pendant quatre ans le nombre de postes de l’administration fédérale.',
      'Il Consiglio federale è incaricato di non aumentare per quattro anni il numero di posti nell’Amministrazione federale.',
      'Il Cussegl federal vegn incumbensà da betg auzar durant quatter onns il dumber da plazzas en l’administraziun federala.',
    ],
  ),
  matter(
    'minimum-wage',
    'motion',
    [
      'Mindestlohn im ganzen Land',
      'Un salaire minimum dans tout le pays',
      'Un salario minimo in tutto il Paese',
      'In salari minimal en l’entir pajais',
    ],
    [
      'Der Bundesrat wird beauftragt, einen Mindestlohn für alle Angestellten vorzuschlagen, der sich nach den Kosten der Regionen richtet.',
      'Le Conseil fédéral est chargé de proposer un salaire minimum pour tous les employés, adapté au coût de la vie des régions.',
      'Il Consiglio federale è incaricato di proporre un salario minimo per tutti i dipendenti, adeguato al costo della vita delle regioni.',
      'Il Cussegl federal vegn incumbensà da proponer in salari minimal per tut ils emploiads, adattà als custs da las regiuns.',
    ],
  ),
  matter(
    'sunday-shopping',
    'bill',
    [
      'Änderung des Arbeitsgesetzes: Sonntagsverkauf',
      'Modification de la loi sur le travail : ouverture dominicale',
      'Modifica della legge sul lavoro: aperture domenicali',
      'Midada da la lescha da lavur: vendita la dumengia',
    ],
    [
      'Die Kantone dürfen bis zu zwölf Sonntage im Jahr bezeichnen, an denen Läden ohne Bewilligung Personal beschäftigen. Heute sind es vier.',
      'Les cantons peuvent désigner jusqu’à douze dimanches par an où les magasins emploient du personnel sans autorisation. Aujourd’hui, il y en a quatre.',
      'I Cantoni possono designare fino a dodici domeniche all’anno in cui i negozi impiegano personale senza autorizzazione. Oggi sono quattro.',
      'Ils chantuns pon designar fin a dudesch dumengias l’onn, vid las qualas las butias occupeschan persunal senza permissiun. Oz èn quai quatter.',
    ],
  ),
  matter(
    'food-tariffs',
    'bill',
    ['Zölle auf Lebensmittel', 'Droits de douane sur les denrées alimentaires', 'Dazi sulle derrate alimentari', 'Dazis sin victualias'],
    [
      'Die Zölle auf eingeführte Lebensmittel sinken in fünf Schritten. Betriebe der Landwirtschaft erhalten während dieser Zeit Beiträge für die Umstellung.',
      'Les droits de douane sur les denrées importées diminuent en cinq étapes. Pendant ce temps, les exploitations agricoles reçoivent des contributions de reconversion.',
      'I dazi sulle derrate alimentari importate diminuiscono in cinque tappe. In questo periodo le aziende agricole ricevono contributi per la riconversione.',
      'Ils dazis sin victualias importadas sa sbassan en tschintg pass. Durant quest temp survegnan ils manaschis agriculs contribuziuns per la midada.',
    ],
  ),
  matter(
    'older-employees',
    'motion',
    [
      'Kündigungsschutz ab 55 Jahren',
      'Protection contre le licenciement dès 55 ans',
      'Protezione dal licenziamento a partire dai 55 anni',
      'Protecziun cunter la relaschada a partir da 55 onns',
    ],
    [
      'Der Bundesrat wird beauftragt, im Obligationenrecht längere Kündigungsfristen für langjährige Angestellte über 55 Jahren vorzusehen.',
      'Le Conseil fédéral est chargé de prévoir dans le code des obligations des délais de congé plus longs pour les employés de longue date de plus de 55 ans.',
      'Il Consiglio federale è incaricato di prevedere nel Codice delle obbligazioni termini di disdetta più lunghi per i dipendenti di lunga data sopra i 55 anni.',
      'Il Cussegl federal vegn incumbensà da prevair en il Dretg d’obligaziuns termins da disditga pli lungs per emploiads da blers onns ch’han passa 55 onns.',
    ],
  ),
  matter(
    'holiday-rentals',
    'postulate',
    [
      'Wohnungen auf Buchungsplattformen',
      'Logements sur les plateformes de réservation',
      'Abitazioni sulle piattaforme di prenotazione',
      'Abitaziuns sin plattafurmas da reservaziun',
    ],
    [
      'Der Bundesrat wird beauftragt, darzulegen, wie die Kantone die kurze Vermietung von Wohnungen über Plattformen beschränken und was das bewirkt.',
      'Le Conseil fédéral est chargé d’exposer comment les cantons limitent la location de courte durée sur les plateformes, et avec quels effets.',
      'Il Consiglio federale è incaricato di esporre come i Cantoni limitano l’affitto breve di abitazioni tramite piattaforme e con quali effetti.',
      'Il Cussegl federal vegn incumbensà d’explitgar co ils chantuns limiteschan la locaziun curta d’abitaziuns sur plattafurmas e tge effect che quai ha.',
    ],
  ),
  matter(
    'eu-agreements',
    'bill',
    [
      'Verträge mit der Europäischen Union: Strom und Forschung',
      'Accords avec l’Union européenne : électricité et recherche',
      'Accordi con l’Unione europea: elettricità e ricerca',
      'Cunvegnas cun l’Uniun europeica: electricitad e retschertga',
    ],
    [
      'Das Parlament genehmigt zwei neue Verträge mit der Europäischen Union über den Handel mit Strom und über die gemeinsame Forschung.',
      'Le Parlement approuve deux nouveaux accords avec l’Union européenne sur le commerce de l’électricité et sur la recherche commune.',
      'Il Parlamento approva due nuovi accordi con l’Unione europea sul commercio di elettricità e sulla ricerca comune.',
      'Il Parlament approvescha duas novas cunvegnas cun l’Uniun europeica davart il commerzi d’electricitad e davart la retschertga cuminaivla.',
    ],
  ),
  matter(
    'constitution-first',
    'initiative',
    [
      'Vorrang der Bundesverfassung',
      'Primauté de la Constitution fédérale',
      'Primato della Costituzione federale',
      'Precedenza da la Constituziun federala',
    ],
    [
      'Die Bundesverfassung wird um einen Artikel ergänzt, nach dem sie internationalen Verträgen immer vorgeht.',
      'La Constitution fédérale est complétée par un article selon lequel elle l’emporte toujours sur les traités internationaux.',
      'La Costituzione federale è completata con un articolo secondo cui essa prevale sempre sui trattati internazionali.',
      'La Constituziun federala vegn cumplettada cun in artitgel, tenor il qual ella ha adina la precedenza davant contracts internaziunals.',
    ],
  ),
  matter(
    'sanctions',
    'motion',
    [
      'Sanktionen der Europäischen Union übernehmen',
      'Reprendre les sanctions de l’Union européenne',
      'Riprendere le sanzioni dell’Unione europea',
      'Surpigliar las sancziuns da l’Uniun europeica',
    ],
    [
      'Der Bundesrat wird beauftragt, Sanktionen der Europäischen Union in der Regel innert dreissig Tagen zu übernehmen und Ausnahmen zu begründen.',
      'Le Conseil fédéral est chargé de reprendre en règle générale les sanctions de l’Union européenne dans les trente jours et de motiver les exceptions.',
      'Il Consiglio federale è incaricato di riprendere di regola entro trenta giorni le sanzioni dell’Unione europea e di motivare le eccezioni.',
      'Il Cussegl federal vegn incumbensà da surpigliar per regla las sancziuns da l’Uniun europeica entaifer trenta dis e da motivar excepziuns.',
    ],
  ),
  matter(
    'trade-agreements',
    'bill',
    [
      'Freihandel mit Ländern ausserhalb Europas',
      'Libre-échange avec des pays hors d’Europe',
      'Libero scambio con Paesi extraeuropei',
      'Commerzi liber cun pajais ordaifer l’Europa',
    ],
    [
      'Das Parlament genehmigt ein Abkommen über den freien Handel mit drei Ländern ausserhalb Europas. Es enthält Regeln über Umwelt und Arbeit.',
      'Le Parlement approuve un accord de libre-échange avec trois pays hors d’Europe. Il contient des règles sur l’environnement et le travail.',
      'Il Parlamento approva un accordo di libero scambio con tre Paesi extraeuropei. Esso contiene regole sull’ambiente e sul lavoro.',
      'Il Parlament approvescha ina cunvegna davart il commerzi liber cun trais pajais ordaifer l’Europa. Ella cuntegna reglas davart ambient e lavur.',
    ],
  ),
  matter(
    'climate-help-abroad',
    'bill',
    [
      'Kredit für Klimahilfe im Ausland',
      'Crédit pour l’aide climatique à l’étranger',
      'Credito per aiuti climatici all’estero',
      'Credit per agid climatic a l’exteriur',
    ],
    [
      'Der Bund stellt für vier Jahre einen Kredit bereit, mit dem ärmere Länder sich auf die Folgen des Klimawandels einstellen.',
      'La Confédération ouvre pour quatre ans un crédit qui aide les pays pauvres à s’adapter aux effets du changement climatique.',
      'La Confederazione stanzia per quattro anni un credito che aiuta i Paesi più poveri ad adattarsi alle conseguenze dei cambiamenti climatici.',
      'La Confederaziun metta a disposiziun per quatter onns in credit che gida pajais pli povers a s’adattar a las consequenzas da la midada dal clima.',
    ],
  ),
]
