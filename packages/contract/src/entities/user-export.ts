import { z } from 'zod'
import { MAX_LIST_NAME, MAX_LISTS, MAX_NOTES } from '../constants.ts'
import { MAX_USER_VOTES } from '../parliament-constants.ts'
import { id } from './common.ts'
import { interfaceLanguage } from './language.ts'
import { newListCandidate } from './list.ts'
import { match, matchType } from './match.ts'
import { note } from './note.ts'
import { pushDevice } from './push.ts'
import { weight } from './question.ts'
import { consent, languageContent, progressionEntry, user } from './user.ts'
import { userVote } from './user-vote.ts'

/** As the server writes it, to the millisecond: it is part of entity tags. */
const instant = z.iso.datetime({ precision: 3 })

/** Since 1970. */
const seconds = z.int().nonnegative()

const exportedSettings = z.strictObject({
  username: z.string().max(1000),
  language: interfaceLanguage,
  languageContent,
  cantonId: id,
  constituencyId: id,
  locationChosen: z.boolean(),
  consent: z.strictObject({ ...consent.shape, at: instant }).nullable(),
})

const exportedElection = z.strictObject({
  electionId: id,
  responses: z.array(
    z.strictObject({ questionId: id, value: z.number().nullable(), weight, at: seconds.optional(), only: z.literal(true).optional() }),
  ),
  matches: z.array(z.strictObject({ ...match.shape, type: matchType.exclude(['none']) })),
})
export type ExportedElection = z.infer<typeof exportedElection>

/** What counts in all elections. */
const exportedProfile = z.strictObject({
  answers: z.array(
    z.strictObject({
      questionId: id,
      electionId: id,
      value: z.number().nullable(),
      weight,
      at: seconds,
      until: seconds.optional(),
    }),
  ),
  off: z.array(id),
  held: z.array(id),
  apart: z.array(z.strictObject({ electionId: id, questionId: id })),
  since: seconds,
})
export type ExportedProfile = z.infer<typeof exportedProfile>

const exportedList = z.strictObject({
  id,
  electionId: id,
  /** As it was given; a former program took names of which nothing is seen. */
  name: z.string().trim().min(1).max(MAX_LIST_NAME),
  adapted: z.boolean(),
  officialListId: id.nullable(),
  headingId: id.nullable().optional(),
  updated: instant,
  candidates: z.array(newListCandidate).max(1000),
})
export type ExportedList = z.infer<typeof exportedList>

export const exportedNote = z.strictObject(note.shape)

/**
 * Everything that a user gave, as one document. The same content makes the same document: progression by election and key, elections,
 * lists, choices, notes and votes by id, answers by question, ratings by rank. What a later program adds is optional, so that this version stays readable.
 */
export const userExport = z.strictObject({
  format: z.literal('plenara'),
  version: z.literal(1),
  /** Of the account it comes from; an import leaves it aside. */
  account: z.strictObject({
    email: z.string().max(1000),
    surveyMails: z.boolean().optional(),
    /** The browsers with notifications; another account has its own. */
    pushDevices: z.array(pushDevice.pick({ types: true, service: true, createdAt: true })).optional(),
  }),
  settings: exportedSettings,
  /** `electionId` null: the entry belongs to no election. */
  progression: z.array(z.strictObject({ electionId: id.nullable(), ...progressionEntry.shape })),
  elections: z.array(exportedElection),
  profile: exportedProfile.optional(),
  lists: z.array(exportedList).max(MAX_LISTS),
  choices: z.array(z.strictObject({ electionId: id, listId: id })),
  notes: z.array(exportedNote).max(MAX_NOTES).optional(),
  councillorNotes: z.array(exportedNote).max(MAX_NOTES).optional(),
  votes: z.array(userVote).max(MAX_USER_VOTES).optional(),
})
export type UserExport = z.infer<typeof userExport>

/** What of a document fits nothing today: it is kept, counts for nothing, and stands in the next document. */
export const importRest = z.object({
  kind: z.enum(['answers', 'ratings', 'lists', 'names', 'choices', 'notes', 'votes', 'place']),
  count: z.int().positive(),
})
export type ImportRest = z.infer<typeof importRest>

/** The account after an import; `rest` absent where everything fits. */
export const importedUser = user.extend({ rest: z.array(importRest).optional() })
export type ImportedUser = z.infer<typeof importedUser>
