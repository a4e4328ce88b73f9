import type { Text4 } from '../language.ts'
import type { Training } from '../people/occupations.ts'

function text(de: string, fr: string, it: string, rm: string): Text4 {
  return { de, fr, it, rm }
}

export const MOTIVATIONS: readonly Text4[] = [
  text(
    'Ich möchte nicht nur reden, sondern auch Verantwortung übernehmen.',
    'Je ne veux pas seulement parler, mais aussi prendre des responsabilités.',
    'Non voglio solo parlare, ma anche assumermi delle responsabilità.',
    'Jau na vi betg mo discurrer, mabain er surpigliar responsabladad.',
  ),
  text(
    'Politik soll für alle verständlich sein. Dafür will ich mich einsetzen.',
    'La politique doit être compréhensible pour tout le monde. Je veux m’engager pour cela.',
    'La politica deve essere comprensibile per tutti. Voglio impegnarmi per questo.',
    'La politica duai esser chapibla per tuts. Per quai vi jau m’engaschar.',
  ),
  text(
    'Aus meinem Beruf kenne ich viele Probleme des Alltags und möchte sie lösen helfen.',
    'Mon métier m’a fait connaître bien des problèmes du quotidien et je veux aider à les résoudre.',
    'Dal mio lavoro conosco molti problemi quotidiani e vorrei aiutare a risolverli.',
    'Da mia professiun enconusch jau blers problems dal mintgadi e vi gidar a schliar els.',
  ),
  text(
    'Kinder sollen in einem Land aufwachsen, das ihnen gute Chancen gibt.',
    'Je souhaite que les enfants grandissent dans un pays qui leur donne de bonnes chances.',
    'Vorrei che i bambini crescessero in un Paese che offre loro buone opportunità.',
    'Jau vuless ch’ils uffants creschian si en in pajais che dat bunas schanzas.',
  ),
  text(
    'Ich höre gern zu und suche Lösungen über die Grenzen der Parteien hinweg.',
    'J’aime écouter et je cherche des solutions au-delà des partis.',
    'Mi piace ascoltare e cerco soluzioni al di là dei partiti.',
    'Jau taidl gugent e tschertg soluziuns sur ils cunfins da las partidas.',
  ),
  text(
    'Die Schweiz lebt davon, dass viele mitmachen. Jetzt bin ich an der Reihe.',
    'La Suisse vit de la participation de beaucoup. C’est maintenant mon tour.',
    'La Svizzera vive della partecipazione di molti. Ora tocca a me.',
    'La Svizra viva da quai che blers fan cun. Ussa è mes torn.',
  ),
  text(
    'Alle Quartiere und Regionen sollen gehört werden.',
    'Je veux que tous les quartiers et toutes les régions soient entendus.',
    'Voglio che tutti i quartieri e tutte le regioni siano ascoltati.',
    'Tut ils quartiers e tut las regiuns duain vegnir udids.',
  ),
  text(
    'Ich will, dass heutige Entscheide auch in dreissig Jahren noch gut sind.',
    'Je veux que les décisions d’aujourd’hui soient encore bonnes dans trente ans.',
    'Voglio che le decisioni di oggi siano buone anche fra trent’anni.',
    'Jau vi che decisiuns dad oz èn er en trenta onns anc bunas.',
  ),
  text(
    'Es braucht mehr Menschen in der Politik, die mit beiden Beinen im Leben stehen.',
    'Il faut en politique plus de gens qui ont les pieds sur terre.',
    'In politica servono più persone con i piedi per terra.',
    'I dovra en la politica dapli glieud che stat cun omadus pes en la vita.',
  ),
  text(
    'Der Streit um die beste Lösung macht mir Freude, solange er fair bleibt.',
    'J’aime débattre de la meilleure solution, tant que le débat reste loyal.',
    'Mi piace discutere della soluzione migliore, finché il confronto resta leale.',
    'Jau discut gugent davart la meglra soluziun, uscheditg che la debatta resta faira.',
  ),
]

export const EDUCATION_BY_TRAINING: Readonly<Record<Training, readonly Text4[]>> = {
  apprenticeship: [
    text(
      'Berufslehre mit eidgenössischem Fähigkeitszeugnis.',
      'Apprentissage avec certificat fédéral de capacité.',
      'Tirocinio con attestato federale di capacità.',
      'Emprendissadi cun attestat federal da qualificaziun.',
    ),
    text(
      'Berufslehre und höhere Fachprüfung.',
      'Apprentissage et examen professionnel supérieur.',
      'Tirocinio ed esame professionale superiore.',
      'Emprendissadi ed examen professiunal superiur.',
    ),
    text(
      'Berufslehre, danach Weiterbildung in Betriebsführung.',
      'Apprentissage, puis formation continue en gestion d’entreprise.',
      'Tirocinio, poi formazione continua in gestione aziendale.',
      'Emprendissadi, suenter furmaziun supplementara en gestiun da manaschis.',
    ),
  ],
  college: [
    text(
      'Berufsmaturität und Bachelor einer Fachhochschule.',
      'Maturité professionnelle et bachelor d’une haute école spécialisée.',
      'Maturità professionale e bachelor di una scuola universitaria professionale.',
      'Maturitad professiunala e bachelor d’ina scola auta spezialisada.',
    ),
    text(
      'Höhere Fachschule und mehrere Weiterbildungen.',
      'École supérieure et plusieurs formations continues.',
      'Scuola specializzata superiore e diverse formazioni continue.',
      'Scola spezialisada superiura e pliras furmaziuns supplementaras.',
    ),
    text(
      'Master einer Fachhochschule.',
      'Master d’une haute école spécialisée.',
      'Master di una scuola universitaria professionale.',
      'Master d’ina scola auta spezialisada.',
    ),
  ],
  university: [
    text(
      'Gymnasiale Maturität und Studium an einer Universität.',
      'Maturité gymnasiale et études universitaires.',
      'Maturità liceale e studi universitari.',
      'Maturitad gimnasiala e studi ad in’universitad.',
    ),
    text('Studium mit Masterabschluss.', 'Études avec diplôme de master.', 'Studi con diploma di master.', 'Studi cun diplom da master.'),
    text('Studium und Doktorat.', 'Études et doctorat.', 'Studi e dottorato.', 'Studi e doctorat.'),
  ],
  student: [
    text('Zurzeit in Ausbildung.', 'Actuellement en formation.', 'Attualmente in formazione.', 'Actualmain en furmaziun.'),
    text(
      'Obligatorische Schule, heute in Ausbildung.',
      'École obligatoire, aujourd’hui en formation.',
      'Scuola dell’obbligo, oggi in formazione.',
      'Scola obligatorica, oz en furmaziun.',
    ),
  ],
}

export const NEW_TO_POLITICS: readonly Text4[] = [
  text(
    'Bisher kein politisches Amt.',
    'Pas encore de mandat politique.',
    'Finora nessuna carica politica.',
    'Fin ussa nagin uffizi politic.',
  ),
  text('Erste Kandidatur.', 'Première candidature.', 'Prima candidatura.', 'Emprima candidatura.'),
  text(
    'Mitarbeit in einem Abstimmungskomitee.',
    'Participation à un comité de votation.',
    'Collaborazione in un comitato di votazione.',
    'Collavuraziun en in comité da votaziun.',
  ),
  text(
    'Mitglied der Partei, bisher ohne Amt.',
    'Membre du parti, sans mandat jusqu’ici.',
    'Membro del partito, finora senza cariche.',
    'Part da la partida, fin ussa senza uffizi.',
  ),
]

/** `{year}` is the year in which it began. */
export const POLITICAL_EXPERIENCE: readonly Text4[] = [
  text(
    'Im Gemeindeparlament seit {year}.',
    'Au parlement communal depuis {year}.',
    'Nel legislativo comunale dal {year}.',
    'En il parlament communal dapi il {year}.',
  ),
  text(
    'In der Schulkommission seit {year}.',
    'À la commission scolaire depuis {year}.',
    'Nella commissione scolastica dal {year}.',
    'En la cumissiun da scola dapi il {year}.',
  ),
  text(
    'Im Gemeinderat seit {year}.',
    'À l’exécutif communal depuis {year}.',
    'Nell’esecutivo comunale dal {year}.',
    'En la suprastanza communala dapi il {year}.',
  ),
  text(
    'Im Kantonsparlament seit {year}.',
    'Au parlement cantonal depuis {year}.',
    'Nel parlamento cantonale dal {year}.',
    'En il parlament chantunal dapi il {year}.',
  ),
  text(
    'Im Vorstand der Ortspartei seit {year}.',
    'Au comité de la section locale depuis {year}.',
    'Nel comitato della sezione locale dal {year}.',
    'En la suprastanza da la partida locala dapi il {year}.',
  ),
  text(
    'In der Rechnungskommission der Gemeinde seit {year}.',
    'À la commission des comptes de la commune depuis {year}.',
    'Nella commissione della gestione del Comune dal {year}.',
    'En la cumissiun da quint da la vischnanca dapi il {year}.',
  ),
]

export const SITTING_MEMBER: Text4 = text(
  'Mitglied dieses Rates seit {year}.',
  'Membre de ce conseil depuis {year}.',
  'Membro di questo consiglio dal {year}.',
  'Part da quest cussegl dapi il {year}.',
)

export const OTHER_EXPERIENCE: readonly Text4[] = [
  text(
    'Leitung eines Teams mit zwölf Personen.',
    'Direction d’une équipe de douze personnes.',
    'Direzione di un team di dodici persone.',
    'Direcziun d’ina squadra da dudesch persunas.',
  ),
  text(
    'Jugendleitung in einem Sportverein.',
    'Encadrement de jeunes dans un club sportif.',
    'Accompagnamento di giovani in una società sportiva.',
    'Accumpagnament da giuvenils en in’uniun da sport.',
  ),
  text(
    'Freiwillige Arbeit im Besuchsdienst.',
    'Bénévolat dans un service de visites.',
    'Volontariato in un servizio di visite.',
    'Lavur voluntaria en in servetsch da visitas.',
  ),
  text(
    'Mehrere Jahre Arbeit im Ausland.',
    'Plusieurs années de travail à l’étranger.',
    'Diversi anni di lavoro all’estero.',
    'Plirs onns lavur a l’exteriur.',
  ),
  text(
    'Aufbau eines eigenen Betriebs.',
    'Création d’une entreprise.',
    'Fondazione di un’azienda propria.',
    'Fundaziun d’in agen manaschi.',
  ),
  text(
    'Betreuung von Angehörigen neben dem Beruf.',
    'Soins à des proches à côté du travail.',
    'Cura di familiari accanto al lavoro.',
    'Tgira da confamigliars sper la lavur.',
  ),
  text(
    'Dienst in der Feuerwehr der Gemeinde.',
    'Service chez les pompiers de la commune.',
    'Servizio nei pompieri del Comune.',
    'Servetsch tar ils pumpiers da la vischnanca.',
  ),
  text(
    'Organisation des Quartierfests.',
    'Organisation de la fête de quartier.',
    'Organizzazione della festa di quartiere.',
    'Organisaziun da la festa dal quartier.',
  ),
  text(
    'Ausbildung von Lernenden im Betrieb.',
    'Formation d’apprenties et d’apprentis dans l’entreprise.',
    'Formazione di apprendisti in azienda.',
    'Scolaziun d’emprendists en il manaschi.',
  ),
  text(
    'Mitarbeit in einer Wohnbaugenossenschaft.',
    'Engagement dans une coopérative d’habitation.',
    'Collaborazione in una cooperativa d’abitazione.',
    'Collavuraziun en ina cooperativa d’abitaziuns.',
  ),
]

/** Nouns in a list, each beginning with a capital only where the language wants it. */
export const HOBBIES: readonly Text4[] = [
  text('Wandern', 'randonnée', 'escursioni', 'viandar'),
  text('Velofahren', 'vélo', 'bicicletta', 'ir cun velo'),
  text('Lesen', 'lecture', 'lettura', 'leger'),
  text('Kochen', 'cuisine', 'cucina', 'cuschinar'),
  text('Chorsingen', 'chant choral', 'canto corale', 'chantar en in chor'),
  text('Skifahren', 'ski', 'sci', 'ir cun skis'),
  text('Schach', 'échecs', 'scacchi', 'schah'),
  text('Garten', 'jardin', 'giardino', 'curtin'),
  text('Theater', 'théâtre', 'teatro', 'teater'),
  text('Fussball', 'football', 'calcio', 'ballape'),
  text('Schwimmen', 'natation', 'nuoto', 'nudar'),
  text('Fotografie', 'photographie', 'fotografia', 'fotografia'),
  text('Jassen', 'jass', 'jass', 'dar trocca'),
  text('Klettern', 'escalade', 'arrampicata', 'rampignar'),
  text('Klavier', 'piano', 'pianoforte', 'clavazin'),
  text('Tanzen', 'danse', 'danza', 'sautar'),
  text('Reisen mit dem Zug', 'voyages en train', 'viaggi in treno', 'viadis cun il tren'),
  text('Kino', 'cinéma', 'cinema', 'kino'),
  text('Bienen', 'abeilles', 'api', 'avieuls'),
  text('Langlauf', 'ski de fond', 'sci di fondo', 'passlung'),
]

/** Organisations without a name, so that none real is meant. */
export const INTERESTS: readonly Text4[] = [
  text(
    'Vorstand, Quartierverein',
    'Comité, association de quartier',
    'Comitato, associazione di quartiere',
    'Suprastanza, uniun da quartier',
  ),
  text(
    'Mitglied, Mieterinnen- und Mieterverein',
    'Membre, association de locataires',
    'Membro, associazione di inquilini',
    'Part, uniun da locataris',
  ),
  text(
    'Mitglied, Hauseigentümerverein',
    'Membre, association de propriétaires',
    'Membro, associazione di proprietari',
    'Part, uniun da proprietaris',
  ),
  text(
    'Verwaltungsrat, regionales Busunternehmen',
    'Conseil d’administration, entreprise régionale de bus',
    'Consiglio d’amministrazione, azienda regionale di autobus',
    'Cussegl d’administraziun, interpresa regiunala da bus',
  ),
  text(
    'Stiftungsrat, Alters- und Pflegeheim',
    'Conseil de fondation, établissement pour personnes âgées',
    'Consiglio di fondazione, casa per anziani',
    'Cussegl da fundaziun, chasa d’attempads',
  ),
  text('Mitglied, Gewerkschaft', 'Membre, syndicat', 'Membro, sindacato', 'Part, sindicat'),
  text(
    'Vorstand, Gewerbeverein',
    'Comité, association des arts et métiers',
    'Comitato, associazione artigiani e commercianti',
    'Suprastanza, uniun da mastergn',
  ),
  text(
    'Mitglied, Naturschutzverein',
    'Membre, association de protection de la nature',
    'Membro, associazione per la protezione della natura',
    'Part, uniun per la protecziun da la natira',
  ),
  text('Vorstand, Turnverein', 'Comité, société de gymnastique', 'Comitato, società di ginnastica', 'Suprastanza, uniun da gimnastica'),
  text('Mitglied, Bauernverband', 'Membre, association d’agriculteurs', 'Membro, associazione di agricoltori', 'Part, uniun da purs'),
  text(
    'Genossenschaftsrat, Wohnbaugenossenschaft',
    'Conseil, coopérative d’habitation',
    'Consiglio, cooperativa d’abitazione',
    'Cussegl, cooperativa d’abitaziuns',
  ),
  text(
    'Beirat, Verein für Berufsbildung',
    'Conseil consultatif, association de formation professionnelle',
    'Consiglio consultivo, associazione per la formazione professionale',
    'Cussegl, uniun per la furmaziun professiunala',
  ),
]
