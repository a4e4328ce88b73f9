import type { LeftOut } from '../left-out-reasons.ts'
import { CHECKED, NOT_SHOWN, type PathTable, pattern, REPEATED } from './path-table.ts'

const META: LeftOut = {
  columns: [pattern('meta.…', /^meta\./)],
  reason: 'how many there are and where the next ones stand: asked by whoever fetches',
}
const LINKS: LeftOut = { columns: [pattern('data[].links.…', /^data\[\]\.links\./)], reason: 'addresses in the service' }
const WRITTEN: LeftOut = {
  columns: [pattern('data[].…_at', /^data\[\]\.(updated|updated_external|created)_at$/)],
  reason: 'when the service wrote the row: what it says is imported anew each time',
}
const OF_ROWS = { 'data[].id': CHECKED, 'data[].url_api': CHECKED } as const
const numbers = (...names: readonly string[]) => ({
  columns: names.map((name) => `data[].${name}`),
  reason: 'numbers of the service or of the parliament: id and body_key identify',
})
const repeated = (...names: readonly string[]) => ({ columns: names.map((name) => `data[].${name}`), reason: REPEATED })
const notShown = (...names: readonly string[]) => ({ columns: names.map((name) => `data[].${name}`), reason: NOT_SHOWN })

export const OPENPARLDATA_PATHS: Readonly<Record<string, PathTable>> = {
  'openparldata affairs': {
    read: {
      ...OF_ROWS,
      'data[].id': 'affairs[].id',
      'data[].body_key': 'affairs[].councilKey',
      'data[].number': 'affairs[].number',
      'data[].title.{language}': 'affairs[].title.{language}',
      'data[].title_long.{language}': 'affairs[].description.{language}',
      'data[].type_name.{language}': 'affairs[].type.{language}',
      'data[].state_name.{language}': 'affairs[].status.{language}',
      'data[].begin_date': 'affairs[].depositDate',
      'data[].url_external.{language}': 'affairs[].url',
    },
    left: [
      META,
      LINKS,
      WRITTEN,
      numbers('external_id', 'external_alternative_id', 'body_id', 'type_external_id', 'state_external_id'),
      { columns: [pattern('data[].…_harmonized…', /_harmonized/)], reason: 'the words of the parliament itself are shown' },
      { columns: ['data[].active', 'data[].end_date'], reason: 'the status says it in the words of the parliament' },
    ],
  },
  'openparldata bodies': {
    read: {
      ...OF_ROWS,
      'data[].id': 'councils[].id',
      'data[].body_key': 'councils[].key',
      'data[].type': 'councils[].level',
      'data[].canton_key': CHECKED,
      'data[].name.{language}': 'councils[].municipality',
      'data[].legislative_name.{language}': 'councils[].name.{language}',
      'data[].legislative_name.en': 'councils[].name.{language}',
      'data[].legislative_seats': 'councils[].seats',
    },
    left: [
      META,
      LINKS,
      numbers('wikidata_id', 'legislative_wikidata_id', 'executive_wikidata_id', 'canton_id_bfs', 'canton_table_id', 'country_key'),
      { columns: ['data[].name.en', 'data[].executive_name.en', 'data[].type_name.en'], reason: 'no language of the product' },
      { columns: [pattern('data[].executive_…', /executive_(name\.\{|seats)/)], reason: 'governments come from other sources' },
      repeated('type_name.{language}', 'has_parliament'),
      notShown('lang', 'languages', 'population', 'position', 'indexed', 'consultations_url', 'elections_and_votings_url'),
      { columns: ['data[].flag_image_url', 'data[].flag_image_oparl_url'], reason: 'arms are files of their own (`coats-of-arms`)' },
    ],
  },
  'openparldata docs': {
    read: {
      'data[].id': 'affairDocuments[].id',
      'data[].affair_id': 'affairDocuments[].affairKey',
      'data[].name': 'affairDocuments[].title',
      'data[].url': 'affairDocuments[].url',
      'data[].date': 'affairDocuments[].date',
    },
    left: [
      META,
      numbers('external_id', 'external_alternative_id', 'body_id', 'body_key', 'meeting_id', 'agenda_id', 'news_id', 'parent_type'),
      { columns: ['data[].text', 'data[].url_oparl'], reason: 'the site of the parliament shows it, which is linked' },
      notShown('size', 'format', 'language', 'category.{language}', 'category_harmonized'),
    ],
  },
  'openparldata interests': {
    read: {
      ...OF_ROWS,
      'data[].id': 'interests[].id',
      'data[].person_id': 'interests[].councillorKey',
      'data[].name.{language}': 'interests[].name.{language}',
      'data[].role_name.{language}': 'interests[].role.{language}',
      'data[].type.{language}': 'interests[].kind.{language}',
      'data[].begin_date': 'interests[].from',
      'data[].end_date': 'interests[].until',
    },
    left: [
      META,
      LINKS,
      WRITTEN,
      numbers('body_key', 'body_id', 'external_id', 'type_external_id', 'role_external_id'),
      {
        columns: ['data[].type_payment_harmonized', 'data[].ex_officio'],
        reason: 'null in every row that was seen, and described nowhere: a guess would say who is paid',
      },
      notShown('url', 'place', 'declaration_doc_url', 'declaration_doc_title'),
    ],
  },
  'openparldata meetings': {
    read: {
      ...OF_ROWS,
      'data[].id': 'sessions[].id',
      'data[].body_key': 'sessions[].councilKey',
      'data[].name.{language}': 'sessions[].name.{language}',
      'data[].begin_date': 'sessions[].from',
      'data[].end_date': 'sessions[].until',
      'data[].state': CHECKED,
    },
    left: [
      META,
      LINKS,
      WRITTEN,
      numbers('external_id', 'number', 'body_id', 'group_id', 'parent_type', 'parent_external_id', 'parent_oparl_id'),
      notShown('type', 'location', 'url_external.{language}'),
      repeated('abbreviation'),
    ],
  },
  'openparldata memberships': {
    read: {
      ...OF_ROWS,
      'data[].id': 'memberships[].id',
      'data[].person_id': 'memberships[].councillorKey',
      'data[].group_name.{language}': 'memberships[].name.{language}',
      'data[].role_name.{language}': 'memberships[].role.{language}',
      'data[].begin_date': 'memberships[].from',
      'data[].end_date': 'memberships[].until',
      'data[].active': CHECKED,
      'data[].group_id': CHECKED,
      'data[].type_harmonized': 'interests[].key',
      'data[].type_harmonized_oparl_id': 'interests[].key',
      'data[].type_external.{language}': 'interests[].kind.{language}',
    },
    left: [
      META,
      WRITTEN,
      numbers('body_key', 'body_id', 'external_id'),
      repeated('person_fullname', 'type_harmonized.{language}', 'type_harmonized.en'),
    ],
  },
  'openparldata persons': {
    read: {
      ...OF_ROWS,
      'data[].id': 'councillors[].key',
      'data[].body_key': 'councillors[].councilKey',
      'data[].external_id': 'councillors[].key',
      'data[].external_alternative_id': 'councillors[].aliases[]',
      'data[].firstname': 'councillors[].firstName',
      'data[].lastname': 'councillors[].lastName',
      'data[].birthday': 'councillors[].birthDate',
      'data[].birthday_format': 'councillors[].birthDate',
      'data[].deathday': 'councillors[].active',
      'data[].gender': 'councillors[].sex',
      'data[].active': 'councillors[].active',
      'data[].parliament_sector': 'councillors[].councilKey',
      'data[].parliament_seat': 'councillors[].seat',
      'data[].occupation.{language}': 'councillors[].occupation.{language}',
      'data[].party.{language}': 'parliamentParties[].abbreviation.{language}',
      'data[].party_harmonized.{language}': 'parliamentParties[].name.{language}',
      'data[].party_harmonized.en': 'parliamentParties[].name.{language}',
      'data[].party_harmonized_wikidata_id': 'parliamentParties[].key',
      'data[].image_url_oparl': 'councillors[].portraitUrl',
      'data[].image_url_external': 'councillors[].portraitUrl',
      'data[].website_parliament_url.{language}': 'councillors[].website',
    },
    left: [
      META,
      LINKS,
      WRITTEN,
      numbers('body_id', 'wikidata_id', 'party_external_id', 'parliamentary_group_external_id', 'function_latest_external_id'),
      {
        columns: ['street', 'postal_code', 'city', 'email', 'phone', 'website_personal', 'marital_status.{language}'].map(
          (name) => `data[].${name}`,
        ),
        reason: 'of the person, and nothing to do with the office',
      },
      repeated('fullname', 'function_latest.{language}'),
      notShown('title', 'language', 'electoral_district.{language}'),
      {
        columns: ['data[].parliamentary_group_name.{language}'],
        reason: 'groups come from the parliaments themselves, with their members',
      },
    ],
  },
  'openparldata votings': {
    read: {
      ...OF_ROWS,
      'data[].id': 'parliamentVotes[].id',
      'data[].body_key': 'parliamentVotes[].councilKey',
      'data[].title.{language}': 'parliamentVotes[].subject.{language}',
      'data[].date': 'parliamentVotes[].date',
      'data[].affair_id': 'parliamentVotes[].affairKey',
      'data[].affair_title.{language}': 'parliamentVotes[].affairTitle.{language}',
      'data[].meaning_of_yes.{language}': 'parliamentVotes[].meaningYes.{language}',
      'data[].meaning_of_no.{language}': 'parliamentVotes[].meaningNo.{language}',
      'data[].results_yes': 'parliamentVotes[].totals.yes',
      'data[].results_no': 'parliamentVotes[].totals.no',
      'data[].results_abstention': 'parliamentVotes[].totals.abstain',
      'data[].results_absent': 'parliamentVotes[].totals.absent',
      'data[].decision': 'parliamentVotes[].accepted',
      'data[].url_external.{language}': 'parliamentVotes[].url',
    },
    left: [
      META,
      LINKS,
      WRITTEN,
      numbers('external_id', 'external_alternative_id', 'body_id', 'meeting_id', 'group_id', 'group_external_id'),
      repeated('results_string'),
      notShown('type.{language}'),
    ],
  },
  'openparldata votes': {
    read: {
      'data[].url_api': CHECKED,
      'data[].id': CHECKED,
      'data[].voting_id': 'decisions[].voteKey',
      'data[].person_id': 'decisions[].councillorKey',
      'data[].vote': 'decisions[].decision',
    },
    left: [],
  },
}

const HIT = 'SearchDetailResponse/Hit'
const AFFAIR = `${HIT}/Geschaeft`

/** Affairs of the Kantonsrat of Zürich, as the searches of its web service answer them. */
export const ZURICH_AFFAIR_PATHS: PathTable = {
  read: {
    [`${AFFAIR}/KRNr`]: 'affairs[].number',
    [`${AFFAIR}/VorlageNr`]: 'affairs[].number',
    [`${AFFAIR}/VorlagenNr`]: 'affairs[].number',
    [`${AFFAIR}/Titel`]: 'affairs[].title.{language}',
    [`${AFFAIR}/Geschaeftsart`]: 'affairs[].type.{language}',
    [`${AFFAIR}/Beginn/Text`]: 'affairs[].depositDate',
  },
  left: [
    { columns: [`${AFFAIR}/Beginn/Start`], reason: REPEATED },
    { columns: [`${AFFAIR}@OBJ_GUID`, `${HIT}@Guid`], reason: 'votes name their affair by its number' },
    { columns: ['SearchDetailResponse@numHits'], reason: 'of the search: its answers come in parts' },
  ],
}
