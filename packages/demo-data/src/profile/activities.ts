import type { Text4 } from '../language.ts'

function text(de: string, fr: string, it: string, rm: string): Text4 {
  return { de, fr, it, rm }
}

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
    'Commembranza, uniun da locataris',
  ),
  text(
    'Mitglied, Hauseigentümerverein',
    'Membre, association de propriétaires',
    'Membro, associazione di proprietari',
    'Commembranza, uniun da proprietaris',
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
  text('Mitglied, Gewerkschaft', 'Membre, syndicat', 'Membro, sindacato', 'Commembranza, sindicat'),
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
    'Commembranza, uniun per la protecziun da la natira',
  ),
  text('Vorstand, Turnverein', 'Comité, société de gymnastique', 'Comitato, società di ginnastica', 'Suprastanza, uniun da gimnastica'),
  text(
    'Mitglied, Bauernverband',
    'Membre, association d’agriculteurs',
    'Membro, associazione di agricoltori',
    'Commembranza, uniun da purs',
  ),
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
