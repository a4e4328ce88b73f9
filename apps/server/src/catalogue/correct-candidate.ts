import type { CandidateCorrection, CandidateSnapshot, LocalizedText } from '@plenara/contract'
import type { Database } from '../db/database.ts'
import { StartError } from '../start-error.ts'
import { CANDIDATE } from './ballot-tables.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { upsertRows } from './rows.ts'

type ProfileTexts = CandidateSnapshot['texts']

/**
 * Corrects one candidate as a logged change that can be undone; the next import of the election brings what its source says. Answers
 * whether anything is different now. Throws `StartError` where there is no such candidate.
 */
export function correctCandidate(db: Database, candidateId: number, correction: CandidateCorrection) {
  return changeCatalogue(db, { format: 'correction', source: `candidate ${candidateId}` }, async (tx) => {
    const row = await tx.selectFrom('candidate').selectAll().where('id', '=', candidateId).executeTakeFirst()
    if (!row) throw new StartError(`There is no candidate ${candidateId}`)
    const { occupation, texts, ...plain } = withoutAbsent(correction)
    const next = { ...row, ...plain, occupation: merge(row.occupation, occupation), texts: mergeTexts(row.texts, texts) }
    const changed = await upsertRows(tx, CANDIDATE, [next])
    return { changed: changed > 0, counts: { candidates: 1 } }
  })
}

function mergeTexts(present: ProfileTexts, change: CandidateCorrection['texts']): ProfileTexts {
  const corrected = Object.entries(change ?? {}).map(([name, text]) => [name, merge(present[name as keyof ProfileTexts], text)])
  const all: ProfileTexts = { ...present, ...Object.fromEntries(corrected) }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => Object.keys(text).length > 0))
}

/** Languages with null go. */
function merge(present: LocalizedText | undefined, change: Readonly<Record<string, string | null>> | undefined): LocalizedText {
  const merged = Object.entries({ ...present, ...change }).filter(([, text]) => text !== null)
  return Object.fromEntries(merged)
}

type Present<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

function withoutAbsent<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Present<T>
}
