import type { ExportedList, List, Note, UserExport } from '@plenara/contract'
import { DomainError, type NoteCollection } from '@plenara/domain'
import { exportedProfile, exportedResponse } from './profile-document.ts'
import type { UserContent, UserStore } from '../store.ts'

/** Everything that the user gave, as one document. Throws `not_found`. */
export async function exportUser(users: UserStore, userId: number): Promise<UserExport> {
  const content = await users.getContent(userId)
  if (content === null) throw new DomainError('not_found')
  return documentOf(content)
}

function documentOf({ user, progression, opinions, profile, lists, notes, councillorNotes, votes }: UserContent): UserExport {
  const { id, email, surveyMails, seed, constituencyOpen, ...rest } = user
  // A place that is half known is asked for where the document is read.
  const settings = constituencyOpen ? { ...rest, locationChosen: false } : rest
  return {
    format: 'plenara',
    version: 1,
    account: { email, ...(surveyMails && { surveyMails }) },
    settings,
    progression: progression
      .flatMap(({ electionId, entries }) => entries.map(({ key, data }) => ({ electionId, key, data })))
      .toSorted((a, b) => (a.electionId ?? 0) - (b.electionId ?? 0) || (a.key < b.key ? -1 : 1)),
    elections: opinions
      .filter(({ responses, matches }) => responses.length + matches.length > 0)
      .toSorted((a, b) => a.electionId - b.electionId)
      .map(({ electionId, responses, matches }) => ({
        electionId,
        responses: responses.map(exportedResponse).toSorted((a, b) => a.questionId - b.questionId),
        matches: matches.flatMap(({ candidateId, type, rank }) => (type === 'none' ? [] : [{ candidateId, type, rank }])),
      })),
    ...(profile && { profile: exportedProfile(profile) }),
    lists: lists.lists.map(exportedList).toSorted((a, b) => a.id - b.id),
    choices: lists.choices.map(({ electionId, listId }) => ({ electionId, listId })).toSorted((a, b) => a.electionId - b.electionId),
    notes: exportedNotes(notes),
    councillorNotes: exportedNotes(councillorNotes),
    votes: [...votes],
  }
}

function exportedNotes({ notes }: NoteCollection): Note[] {
  return notes.toSorted((a, b) => a.id - b.id)
}

/** The number is left out: it is public and follows from the official list. */
function exportedList({ id, electionId, name, adapted, officialListId, headingId, updated, candidates }: List): ExportedList {
  return {
    id,
    electionId,
    name,
    adapted: adapted === true,
    officialListId,
    ...(headingId === undefined ? {} : { headingId }),
    updated,
    candidates,
  }
}
