import type { CandidateCorrection } from '@plenara/contract'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { CANDIDATE, PROFILE } from '../write/ballot-tables.ts'
import { changeCatalogue } from '../change/change-catalogue.ts'
import { emptyProfile, mergeTexts, type ProfileRow, patchedProfile } from '../write/profile-rows.ts'
import { upsertRows } from '../write/rows.ts'

/**
 * Corrects one candidate as a logged change that can be undone. The next import of the election overwrites what official files tell, the next
 * import of profiles the rest. Returns whether anything changed. Throws `StartError` if there is no such candidate.
 */
export function correctCandidate(db: Database, candidateId: number, correction: CandidateCorrection) {
  return changeCatalogue(db, { format: 'correction', source: `candidate ${candidateId}`, keepsSources: true }, async (tx) => {
    const row = await tx.selectFrom('candidate').selectAll().where('id', '=', candidateId).executeTakeFirst()
    if (!row) throw new StartError(`There is no candidate ${candidateId}`)
    const { occupation, texts, campaignBudget, ...plain } = correction
    const next = { ...row, ...withoutAbsent(plain), occupation: mergeTexts(row.occupation, occupation) }
    let changed = await upsertRows(tx, CANDIDATE, [next])
    const profile = await tx.selectFrom('candidateProfile').selectAll().where('candidateId', '=', candidateId).executeTakeFirst()
    if (profile || texts !== undefined || campaignBudget !== undefined) {
      const patch = withoutAbsent({ texts, campaignBudget, ...(profile && { occupation: onlyOf(profile.occupation, occupation) }) })
      changed += await upsertRows(tx, PROFILE, [patchedProfile(profile ?? emptyProfile(candidateId), patch)])
    }
    return { changed: changed > 0, counts: { candidates: 1 } }
  })
}

/** The part of a correction that names a language in which the profile has an occupation of its own. */
function onlyOf(own: ProfileRow['occupation'], correction: CandidateCorrection['occupation'] = {}): CandidateCorrection['occupation'] {
  return Object.fromEntries(Object.entries(correction).filter(([language]) => language in own))
}

type Present<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

function withoutAbsent<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Present<T>
}
