import { CHECKED, NOT_SHOWN, type PathTable, pattern, REPEATED } from './path-table.ts'

const VOTE = 'schweiz.vorlagen[]'
const CANTON = `${VOTE}.kantone[]`
const MUNICIPALITY = `${CANTON}.gemeinden[]`

/** The counts of an area, by the field that they become. */
function countsOf(area: string, field: string): Record<string, string> {
  return {
    [`${area}.resultat.anzahlStimmberechtigte`]: `${field}.eligible`,
    [`${area}.resultat.eingelegteStimmzettel`]: `${field}.cast`,
    [`${area}.resultat.gueltigeStimmen`]: `${field}.valid`,
    [`${area}.resultat.jaStimmenAbsolut`]: `${field}.yes`,
    [`${area}.resultat.jaStimmenInProzent`]: `${field}.yesPercent`,
    [`${area}.resultat.neinStimmenAbsolut`]: `${field}.no`,
    [`${area}.resultat.stimmbeteiligungInProzent`]: `${field}.turnoutPercent`,
  }
}

export const VOTEINFO_PATHS: PathTable = {
  read: {
    abstimmtag: 'peopleVotes[].date',
    [`${VOTE}.vorlagenId`]: 'peopleVotes[].number',
    [`${VOTE}.vorlagenTitel[].langKey`]: 'peopleVotes[].title.{language}',
    [`${VOTE}.vorlagenTitel[].text`]: 'peopleVotes[].title.{language}',
    [`${VOTE}.vorlagenArtId`]: 'peopleVotes[].kind',
    [`${VOTE}.vorlageBeendet`]: 'peopleVotes[].result.final',
    [`${VOTE}.provisorisch`]: 'peopleVotes[].result.final',
    [`${VOTE}.vorlageAngenommen`]: 'peopleVotes[].result.accepted',
    [`${VOTE}.doppeltesMehr`]: 'peopleVotes[].doubleMajority',
    [`${VOTE}.staende`]: CHECKED,
    [`${VOTE}.staende.jaStaendeGanz`]: 'peopleVotes[].result.cantonVotes.yes',
    [`${VOTE}.staende.jaStaendeHalb`]: 'peopleVotes[].result.cantonVotes.yes',
    [`${VOTE}.staende.neinStaendeGanz`]: 'peopleVotes[].result.cantonVotes.no',
    [`${VOTE}.staende.neinStaendeHalb`]: 'peopleVotes[].result.cantonVotes.no',
    ...countsOf(VOTE, 'peopleVotes[].result.national'),
    [`${CANTON}.geoLevelnummer`]: 'peopleVotes[].result.cantons[].cantonCode',
    [`${CANTON}.geoLevelname`]: CHECKED,
    [`${CANTON}.resultat.gebietAusgezaehlt`]: 'peopleVotes[].result.cantons[].accepted',
    ...countsOf(CANTON, 'peopleVotes[].result.cantons[]'),
    [`${MUNICIPALITY}.geoLevelnummer`]: 'municipalResults[].municipalities[].number',
    [`${MUNICIPALITY}.geoLevelname`]: 'municipalResults[].municipalities[].name',
    [`${MUNICIPALITY}.resultat.gebietAusgezaehlt`]: 'municipalResults[].municipalities[].isCounted',
    ...countsOf(MUNICIPALITY, 'municipalResults[].municipalities[]'),
  },
  left: [
    { columns: ['timestamp'], reason: 'when it was written: a page says when it was fetched' },
    { columns: [pattern('spatial_reference[].…', /^spatial_reference/)], reason: 'which maps the office uses' },
    { columns: ['schweiz.geoLevelnummer', 'schweiz.geoLevelname'], reason: 'always Switzerland' },
    { columns: ['schweiz.nochKeineInformation'], reason: 'the values are null as long as it is so, and make no result' },
    { columns: [`${VOTE}.reihenfolgeAnzeige`, `${VOTE}.reserveInfoText`], reason: NOT_SHOWN },
    { columns: [`${VOTE}.hauptvorlagenId`], reason: 'the kind says which is a counter-proposal or the question of the tie-break' },
    {
      columns: [`${VOTE}.resultat.gebietAusgezaehlt`, `${CANTON}.resultat.vorlageBeendet`],
      reason: 'vorlageBeendet and gebietAusgezaehlt of the cantons say it',
    },
    { columns: [`${VOTE}.staende.anzahlStaendeGanz`, `${VOTE}.staende.anzahlStaendeHalb`], reason: 'there are 20 and 6' },
    { columns: [pattern(`${CANTON}.bezirke[].…`, /\.bezirke\[\]/)], reason: 'districts: the municipalities are shown' },
    {
      columns: [pattern(`${CANTON}.zaehlkreise[].…`, /\.zaehlkreise\[\]/)],
      reason: 'quarters of cities stand in the sum of their municipality, which is none while some are missing',
    },
    { columns: [`${MUNICIPALITY}.geoLevelParentnummer`], reason: REPEATED },
  ],
}

export const APP_TEXT_PATHS: PathTable = {
  read: {
    '[].vorlagenId': 'explanations[].peopleVoteKey',
    '[].abstimmtag': CHECKED,
    '[].titel': 'explanations[].title',
    '[].parolen.councils[].name': CHECKED,
    '[].parolen.councils[].parole': CHECKED,
    '[].texts.{language}[].title': 'explanations[].sections[].title',
    '[].texts.{language}[].content[]': 'explanations[].sections[].blocks[]',
  },
  left: [
    { columns: ['[].titles.{language}'], reason: REPEATED },
    { columns: [pattern('[].geschaefts…', /^\[\]\.geschaefts/)], reason: 'the kind comes with the result (`voteinfo`)' },
    { columns: [pattern('[].resultat.…, [].kantone[].…', /^\[\]\.(resultat|kantone)/)], reason: 'the result comes with `voteinfo`' },
    { columns: [pattern('[].parolen.parties[].…', /parolen\.parties/)], reason: 'recommendations of the parties of one canton' },
  ],
}

export const BOOKLET_PATHS: PathTable = {
  read: {
    'pdf_urls.{language}': 'explanations[].url',
    'proposals[].vorlagenId': 'explanations[].peopleVoteKey',
    'proposals[].title.{language}': 'explanations[].title',
    'proposals[].gov_rec': CHECKED,
    'proposals[].inkuerze.{language}': 'explanations[].sections[].blocks[]',
  },
  left: [
    { columns: ['date'], reason: 'the number of the vote says which day it is' },
    { columns: ['proposals[].title.en'], reason: 'no language of the product' },
  ],
}
