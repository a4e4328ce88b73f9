import { PARLIAMENT } from './left-out-parliament.ts'
import { type LeftOut, NOT_SHOWN, pattern, PRIVATE, REPEATED } from './left-out-reasons.ts'

/** By source, and its table where it has several. Every recorded column is read or stands here, once. */
export const LEFT_OUT: Readonly<Record<string, readonly LeftOut[]>> = {
  amtovz: [
    { columns: ['ZIP_ID'], reason: 'number of the register; postcode and Zusatzziffer say which part it is' },
    { columns: ['E', 'N'], reason: 'coordinates: no map shows postcodes' },
    { columns: ['Sprache'], reason: 'the language of the address; voters choose theirs' },
    { columns: ['Validity'], reason: 'the day of the directory stands in the name of its file' },
  ],
  'federal-council': [
    { columns: ['Jahr', 'Seq'], reason: REPEATED },
    { columns: ['Geburtsort', 'Reichtum', 'Akad-Familie', 'Akademiker', 'Beruf'], reason: PRIVATE },
  ],
  'kantonsrat-zh': [
    { columns: ['DokumentTitel', 'eDocumentFileName', 'Version'], reason: 'of the file behind the address, which is linked' },
  ],
  onegov: [
    {
      columns: [
        pattern(
          'panachage_votes_from_list_NN, list_panachage_votes_from_list_NN, candidate_panachage_votes_from_list_NN',
          /^((list|candidate)_)?panachage_votes_from_list_/,
        ),
      ],
      reason: 'where panachage votes come from: no page shows it',
    },
    {
      columns: ['entity_invalid_votes', 'entity_unaccounted_ballots', 'entity_accounted_ballots', 'entity_accounted_votes'],
      reason: 'follows from the counts that are read',
    },
    { columns: ['entity_name', 'entity_superregion'], reason: 'the municipality is known by its number' },
    { columns: ['entity_expats'], reason: 'part of the eligible voters: no page shows it' },
    { columns: ['compound_date'], reason: REPEATED },
    { columns: ['election_id', 'compound_id'], reason: 'of addresses of the publisher: body, place and day identify the election' },
    {
      columns: [
        pattern('…_short_title_…', /^(election|compound)_short_title(_|$)/),
        pattern('related_link_label_…', /^related_link_label(_|$)/),
      ],
      reason: NOT_SHOWN,
    },
    {
      columns: [pattern('election_counted_…, election_total_…', /^election_(counted|total)_(entities|municipalites)$/)],
      reason: 'of releases before 2018: the municipalities are counted by their rows',
    },
  ],
  'onegov-votes': [
    {
      columns: ['district', 'name', 'entity_district', 'entity_name'],
      reason: 'the municipality is known by its number',
    },
    { columns: ['id'], reason: 'of addresses of the publisher: short code and title identify the vote' },
    { columns: [pattern('short_title_…', /^short_title(_|$)/)], reason: NOT_SHOWN },
    { columns: ['answer', 'ballot_answer'], reason: 'follows from the votes' },
    { columns: ['expats'], reason: 'part of the eligible voters: no page shows it' },
    { columns: ['received'], reason: 'follows from the counts that are read' },
  ],
  'parliament seating': [{ columns: ['center_x', 'center_y'], reason: 'follows from the corners of the seat' }],
  'candidate-lists': [
    { columns: ['age', 'name_bfs', 'vorname_bfs'], reason: REPEATED },
    { columns: ['zip', 'country'], reason: PRIVATE },
    { columns: [pattern('LINK_…', /^LINK_/)], reason: 'links of 2019; those of today come with profiles (`candidates`)' },
  ],
  questionnaire: [
    { columns: [pattern('cleavage_1 … cleavage_8', /^cleavage_[1-8]$/)], reason: 'read as the axes of the question (axes.ts)' },
    { columns: ['text_en'], reason: 'no language of the product' },
    { columns: [pattern('has_…', /^has_/)], reason: 'follows from the texts' },
  ],
  answers: [{ columns: ['party_short', 'party_group'], reason: 'the party of a candidate comes with the ballot' }],
  'sesam-bs': [
    {
      columns: ['Wahljahr', 'Amtsdauer', 'Wahlkreis-Nr', 'Wahlkreis-Code', 'Ganzer Name', 'Anrede', 'Jahrgang numerisch', 'Laufnummer'],
      reason: REPEATED,
    },
    { columns: ['Wahlbezeichnung'], reason: 'the body and the day name the election' },
    { columns: ['Partei-ID', 'Personen-ID'], reason: 'numbers of the office: list and candidate number identify' },
    {
      columns: ['Stimmberechtigte Männer', 'Stimmberechtigte Frauen', 'Stimmberechtigte Auslandschweizer', 'Briefliche Stimmabgaben'],
      reason: NOT_SHOWN,
    },
    {
      columns: [
        pattern('(un)veränderte Wahlzettel', /^(Unverä|Verä)nderte Wahlzettel(?! Liste$)/),
        'Veränderte Wahlzettel Liste',
        'Stimmen veränderte Wahlzettel',
      ],
      reason: 'parts of sums that are read',
    },
    { columns: [pattern('Alter, Alter am Jahresende …', /^Alter($| am Jahresende)/)], reason: 'follows from the year of birth' },
    { columns: ['Rangfolge'], reason: 'follows from the votes' },
    { columns: ['Partei + Ganzer Name'], reason: REPEATED },
    {
      columns: ['Total der gültigen Wahlzettel', 'Anteil brieflich Wählende', 'Stimmbeteiligung'],
      reason: 'follows from the counts of ballots, or no page shows it',
    },
    { columns: [pattern('votes_…', /^votes_/)], reason: 'parts of the votes that are read' },
    {
      columns: [pattern('HLV-…, ULV-…', /^[HU]LV-(Nr|Bezeichnung)$/)],
      reason: 'connections of lists: none of the Grosser Rat that was seen has one, and its seats follow without',
    },
    { columns: ['Ungueltige Stimmen'], reason: NOT_SHOWN },
    { columns: [pattern('00 Ohne, 01 …', /^\d{2} /)], reason: 'where panachage votes come from: no page shows it' },
  ],
  'wabstic WP_Wahl': [
    { columns: ['AnzPendentRang', 'Ausmittlungsstand'], reason: 'the municipalities that are pending say whether the count is final' },
  ],
  'wabstic WP_Listen': [{ columns: ['StimmenProz'], reason: 'follows from the votes' }],
  'wabstic WPStatic_Kandidaten': [
    { columns: ['Titel'], reason: 'academic titles are not shown' },
    { columns: ['KandidatBezImExp'], reason: REPEATED },
  ],
  'wabstic WP_Gemeinden': [
    { columns: ['StimmberechtigteAusl', 'Stimmbeteiligung'], reason: 'part of, or follows from, counts that are read' },
    { columns: ['StmEingelegtUngueltig', 'StmEingelegtGueltig', 'StmUngestempelt'], reason: 'parts of the invalid ballots' },
    { columns: [pattern('AnzWZ…', /^AnzWZ/)], reason: 'kinds of ballots: no page shows them' },
    { columns: ['BfsNrGemeinde'], reason: 'the municipalities are added up' },
  ],
  swissvotes: [
    { columns: [pattern('…-en, …_e', /(^titel_kurz_e$|-en$|_e$)/)], reason: 'English: no language of the product' },
    { columns: [pattern('pdev-…', /^pdev-/)], reason: 'deviating cantonal parties: no page shows them' },
    {
      columns: [
        pattern('p-eco … p-others_…', /^p-(?!(fdp|sps|svp|mitte|evp|gps|glp|pda|sd|edu|fps|lega|kvp|mcg|ucsp|cvp|bdp|lps|ldu|poch|rep)$)/),
      ],
      reason: 'slogans of organisations other than parties',
    },
    {
      columns: [pattern('w-…', /^w-/), 'nr-wahl', pattern('…-lager, …-summe', /^(ja-lager|nein-lager|[a-z]+-summe)$/)],
      reason: 'strength of parties, added up by the authors',
    },
    {
      columns: [pattern('poster_…, inserate-…, media…', /^(poster_|inserate-|mediares-|mediaton-)/)],
      reason: 'how the campaign went: neutral pages leave it out',
    },
    { columns: [pattern('finanz-…', /^finanz-/)], reason: 'money of the campaign, known of few votes' },
    {
      columns: [
        pattern('dat-…, …dauer…', /^(dat-|dauer_|i-dauer|fr-dauer)/),
        'sammelfrist',
        'sammeltempo',
        'sparedays',
        'unter-quorum',
        'unter_g',
        'unter_u',
      ],
      reason: 'days and signatures before the vote: no page shows them',
    },
    {
      columns: [
        'urheber',
        'urheber-fr',
        'init_formul',
        'pa-iv',
        'dep',
        'legislatur',
        'legisjahr',
        'bv-pos',
        'stichwort',
        'kurzbetitel',
        'anzahl',
        'entwurf_nr',
      ],
      reason: NOT_SHOWN,
    },
    {
      columns: [
        'anneepolitique',
        pattern(
          'bk…, bfs…, curiavista-…, info_…, easyvideo_…, web-…, nach_cockpit_…',
          /^(bkchrono|bkresults|bfsdash|bfsmap|curiavista|info_|easyvideo_|web-|nach_cockpit_)[a-z0-9_-]*-?(?<!-en)(?<!_e)$/,
        ),
      ],
      reason: 'links: the page of Swissvotes is linked, which has them all',
    },
    { columns: ['ktjaproz'], reason: 'follows from the cantons' },
  ],
  ...PARLIAMENT,
}

/** The columns that files of a source have and that are not read. */
export function leftOutOf(source: string): (string | RegExp)[] {
  return (LEFT_OUT[source] ?? []).flatMap(({ columns }) => columns.map((one) => (typeof one === 'string' ? one : one.pattern)))
}
