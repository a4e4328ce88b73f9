export { isSameName } from './answers/name.ts'
export { buildPlaces } from './places/build-places.ts'
export { namesFit } from './candidates/names-fit.ts'
export type { ProfilesParsed } from './candidates/parse.ts'
export { tableDamage, xmlDamage } from './http/answer-damage.ts'
export { type ContactRow, readBounces, readContacts, type UnreadRow } from './contacts/read-contacts.ts'
export { contradictionsOf } from './contradictions.ts'
export { countsOf } from './counts.ts'
export { OUTLETS, type Outlet } from './feed/outlets.ts'
export { fitResult } from './fit-result.ts'
export { groupBy } from './group.ts'
export { candidateNumber, listNumber } from './identity/ballot-number.ts'
export { renamed, renamedResult } from './identity/canonical.ts'
export type { Delivery } from './identity/delivery.ts'
export { mergeDeliveries } from './identity/merge-deliveries.ts'
export { type KeyedBallot, meetKeys } from './identity/meet-keys.ts'
export { type Answer, fetchSource, type HttpOptions, type Refusal, SourceUnreachable } from './http/http.ts'
export type { AnyImporter, Importer, ImportTarget, Publisher } from './importer.ts'
export { jsonDamage } from './json.ts'
export { type MergedParsed, mergeParsed } from './merge.ts'
export { mergeParliament } from './merge-parliament.ts'
export { mergeByKey } from './merge-records.ts'
export {
  type KnownPage,
  type Page,
  type PageRow,
  PagesShifted,
  PARLIAMENT_SERVICE,
  type Progress,
  type ReadOptions,
  readTable,
  type Table,
  type TableQuery,
} from './parliament/read.ts'
export { parliamentCountsOf } from './parliament-counts.ts'
export { joinCouncillors } from './parliament-people.ts'
export { type PicturesParsed, pictureFlaw, type PictureBounds, type PictureFlaw, flawWithin } from './portraits/parse.ts'
export type { ParliamentParsed } from './parliament-source.ts'
export { type CountedBallot, deviationsOf, recountOf } from './recount.ts'
export { BOX_POSTCODES } from './reference/box-postcodes.ts'
export { federalSeatsOf, NATIONAL_COUNCIL_SEATS } from './reference/federal-seats.ts'
export { FEDERAL_COUNCILS } from './reference/federal-councils.ts'
export { constituencyByName, placesImport, referenceImport } from './reference/index.ts'
export { hintOf, LIMIT_NAMES, LIMITS, LimitExceeded, type Limits, startDeadline } from './limits.ts'
export { findImporter, importerInsteadOf, IMPORTERS, type ImporterName, importerOf } from './registry.ts'
export { remarksOf, unexplainedSeats } from './remarks.ts'
export { rollCallContradictions } from './roll-calls/roll-call-contradictions.ts'
export { type BrokenMark, joinQuestions, type MarkedQuestion } from './questionnaire/same-questions.ts'
export { END_UNKNOWN, type Parsed, type Parser, type Source } from './source.ts'
export type { SurveysParsed } from './surveys/parse.ts'
export { lettersOf } from './text.ts'
