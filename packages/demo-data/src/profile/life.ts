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
    'Commembranza en la partida, fin ussa senza uffizi.',
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
  'En quest cussegl dapi il {year}.',
)
