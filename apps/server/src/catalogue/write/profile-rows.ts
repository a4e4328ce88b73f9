import { type CandidateProfile, type CandidateRecord, LINK_KINDS, type ProfileLink, type ProfilePatch } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { CandidateProfileTable } from '../../db/schema/catalogue-ballots.ts'

export type ProfileRow = Selectable<CandidateProfileTable>

/** What a source of elections tells of a profile; null where it tells nothing, as official files do: what is stored stays then. */
export function profileRow(candidateId: number, record: CandidateRecord): ProfileRow | null {
  const { texts, campaignBudget, vestedInterests, links = [], languages = [] } = record
  const isEmpty =
    Object.keys(texts).length === 0 && campaignBudget === null && vestedInterests.length + links.length + languages.length === 0
  if (isEmpty) return null
  return { ...emptyProfile(candidateId), texts, campaignBudget, vestedInterests, links, languages }
}

export function emptyProfile(candidateId: number): ProfileRow {
  return {
    ...{ candidateId, occupation: {}, birthYear: null, place: null, texts: {} },
    ...{ campaignBudget: null, vestedInterests: [], links: [], languages: [] },
  }
}

/** The profile after a change: what the patch leaves out stays, null takes it away. */
export function patchedProfile(row: ProfileRow, patch: ProfilePatch): ProfileRow {
  const { occupation, texts, vestedInterests, links, languages, ...plain } = patch
  return {
    ...row,
    ...plain,
    occupation: mergeTexts(row.occupation, occupation),
    texts: mergeAllTexts(row.texts, texts),
    ...(vestedInterests !== undefined && { vestedInterests: vestedInterests ?? [] }),
    links: mergeLinks(row.links, links),
    ...(languages !== undefined && { languages: languages ?? [] }),
  }
}

/** One link of each kind, in the order of the kinds. */
function mergeLinks(present: ProfileRow['links'], change: ProfilePatch['links'] = {}): ProfileRow['links'] {
  const byKind: Partial<Record<ProfileLink['kind'], string | null>> = {
    ...Object.fromEntries(present.map(({ kind, url }) => [kind, url])),
    ...change,
  }
  return LINK_KINDS.flatMap((kind) => {
    const url = byKind[kind]
    return url ? [{ kind, url }] : []
  })
}

type Texts = CandidateProfile['texts']
type LocalizedText = ProfileRow['occupation']

function mergeAllTexts(present: Texts, change: ProfilePatch['texts']): Texts {
  const changed = Object.entries(change ?? {}).map(([name, text]) => [name, mergeTexts(present[name as keyof Texts], text)])
  const all: Texts = { ...present, ...Object.fromEntries(changed) }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => Object.keys(text).length > 0))
}

/** Null removes a language. */
export function mergeTexts(present: LocalizedText | undefined, change: Readonly<Record<string, string | null>> | undefined): LocalizedText {
  return Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, text]) => text !== null))
}
