import {
  type CallName,
  type CandidateAnswers,
  type CandidateProfile,
  type DraftPlace,
  type ElectionSnapshot,
  type LocalizedText,
  type OwnStatement,
  type StatementChangeSnapshot,
  showsDraft,
} from '@plenara/contract'
import type { Catalogue } from './store.ts'

/** What voters would see of somebody who stands, were it published now. */
export interface PreviewedDraft extends DraftPlace {
  /** `portrait`: its address, or the picture of a draft itself (`data:`); null: none is shown. */
  readonly profile: CandidateProfile & { readonly occupation: LocalizedText; readonly portrait: string | null }
  readonly statement: OwnStatement
  readonly answers: CandidateAnswers['answers']
  /** What the public log would have of it, before what it has. */
  readonly changes: readonly StatementChangeSnapshot[]
}

/** A draft over what is published. */
export interface DraftPreview {
  /** Whether a call with these values of its path shows the draft: another person, or another election, is not shown by it. */
  readonly shows: (name: CallName, params: unknown) => boolean
  /** The same public data with the draft in the place of what is published of its person. Everybody else, and every other election, stay as they are. */
  readonly over: (catalogue: Catalogue) => Catalogue
}

/** The preview of a draft. No app needs it that has no drafts to show. */
export function draftPreview(draft: PreviewedDraft): DraftPreview {
  return { shows: (name, params) => showsDraft(name, params, draft), over: (catalogue) => overlayCatalogue(catalogue, draft) }
}

function overlayCatalogue(catalogue: Catalogue, draft: PreviewedDraft): Catalogue {
  return {
    ...catalogue,
    election: async (electionId) => {
      const election = await catalogue.election(electionId)
      return election && electionId === draft.electionId ? overlaid(election, draft) : election
    },
    statementChanges: async (candidateId) => {
      const logged = (await catalogue.statementChanges?.(candidateId)) ?? []
      return candidateId === draft.candidateId ? [...draft.changes, ...logged] : logged
    },
  }
}

function overlaid(election: ElectionSnapshot, { candidateId, profile, statement, answers, changes }: PreviewedDraft): ElectionSnapshot {
  const own = { ...profile, statement, ...(changes.length > 0 && { hasChanges: true as const }) }
  const asked = new Set(election.questions.map(({ id }) => id))
  const said = { candidateId, answers: answers.filter(({ questionId }) => asked.has(questionId)) }
  const others = election.answers.filter((one) => one.candidateId !== candidateId)
  return {
    ...election,
    candidates: election.candidates.map((one) => (one.id === candidateId ? { ...one, ...own } : one)),
    answers: [...others, said].toSorted((a, b) => a.candidateId - b.candidateId),
  }
}
