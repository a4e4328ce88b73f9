import { z } from 'zod'
import { id, moment } from './common.ts'
import { ownCandidacy } from './candidacy.ts'
import { LINK_KINDS, STATEMENT_TEXTS } from '../constants.ts'
import type { VestedInterestRecord } from '../catalogue-profiles.ts'
import type { ProfileLink } from './candidate.ts'
import { contentLanguage, type LocalizedText } from './language.ts'
import { category, question } from './question.ts'
import { preparedField } from './secretariat.ts'

/** The decision of somebody who stands: a number on the scale of the question, or null for "no reply". */
export const statementAnswer = z.strictObject({ questionId: id, value: z.int().min(0).max(100).nullable() })
export type StatementAnswer = z.infer<typeof statementAnswer>

/** Whether a question is especially important to somebody who stands. It is shown, and counts nowhere. */
export const importantMark = z.strictObject({ questionId: id, important: z.boolean() })
export type ImportantMark = z.infer<typeof importantMark>

/** Far above every limit of a text, in UTF-16 units: what is longer is no text of a person. */
const MAX_TEXT_UNITS = 20_000

/** Why somebody who stands decided so, in one language; null takes it away. */
export const statementComment = z.strictObject({
  questionId: id,
  language: contentLanguage,
  text: z.string().max(MAX_TEXT_UNITS).nullable(),
})
export type StatementComment = z.infer<typeof statementComment>

/** A text of the profile, in one language; null takes it away. */
export const statementText = z.strictObject({
  text: z.enum(STATEMENT_TEXTS),
  language: contentLanguage,
  value: z.string().max(MAX_TEXT_UNITS).nullable(),
})
export type StatementText = z.infer<typeof statementText>

/** Where somebody is found on the web; null takes it away. */
export const statementLink = z.strictObject({ kind: z.enum(LINK_KINDS), url: z.string().max(MAX_TEXT_UNITS).nullable() })
export type StatementLink = z.infer<typeof statementLink>

const localizedLine = z.partialRecord(contentLanguage, z.string().max(MAX_TEXT_UNITS))
/** An office, a membership or a mandate as somebody who stands tells it; `since` is a year. */
export const statementInterest = z.strictObject({
  organisation: localizedLine,
  role: localizedLine,
  paid: z.boolean().nullable(),
  since: z.int().min(1900).max(2100).nullable(),
})

/** A fact of the profile, as a whole. The budget is in Swiss francs; languages are codes of ISO 639. */
export const statementFact = z.discriminatedUnion('fact', [
  z.strictObject({ fact: z.literal('campaignBudget'), value: z.int().min(0).max(10_000_000).nullable() }),
  z.strictObject({ fact: z.literal('vestedInterests'), value: z.array(statementInterest).max(40) }),
  z.strictObject({ fact: z.literal('languages'), value: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(20) }),
])
export type StatementFact = z.infer<typeof statementFact>

/** What a statement consists of; each entry is a field that is changed by itself. */
const parts = {
  answers: z.array(statementAnswer).max(500),
  important: z.array(importantMark).max(500),
  comments: z.array(statementComment).max(500),
  texts: z.array(statementText).max(100),
  links: z.array(statementLink).max(LINK_KINDS.length),
  facts: z.array(statementFact).max(3),
}
export const statementParts = z.object(parts)
export type StatementParts = z.infer<typeof statementParts>

/** What a statement says of the person, as it is stored; what is absent was not said. */
export interface StatementProfile {
  readonly texts?: Readonly<Partial<Record<StatementText['text'], LocalizedText>>>
  readonly links?: readonly ProfileLink[]
  readonly campaignBudget?: number
  readonly vestedInterests?: readonly VestedInterestRecord[]
  readonly languages?: readonly string[]
}

/**
 * What a statement says beside its answers, as it is stored; what is absent was not said. Comments by the id of the question. `portrait`: the hash of a
 * picture; null: none is to be shown, whatever an import brings.
 */
export interface StatementContent {
  readonly important?: readonly number[]
  readonly comments?: Readonly<Record<string, LocalizedText>>
  readonly profile?: StatementProfile
  readonly portrait?: string | null
}

const version = z.int().nonnegative()

/** What keeps a statement from being submitted. */
export const missing = z.object({
  /** Questions without a decision, in their order. */
  undecided: z.array(id),
  /** How many are decided by "no reply", and how many may be. */
  withoutReply: z.int().nonnegative(),
  withoutReplyAllowed: z.int().nonnegative(),
})
export type Missing = z.infer<typeof missing>

/** What was submitted last, and how it is known again. */
export const submission = z.object({ revision: z.int().positive(), sha256: z.string(), submittedAt: moment })
export type Submission = z.infer<typeof submission>

/** Which picture voters see once the statement is submitted. `hash`: its name; null where none is shown. */
export const shownPortrait = z.object({ by: z.enum(['person', 'delivered', 'nobody']), hash: z.string().nullable() })
export type ShownPortrait = z.infer<typeof shownPortrait>

/** A candidacy as its person sees it, or a secretariat that may prepare it. `now`: the clock of the server, by which it is frozen. */
export const candidacyOfPerson = ownCandidacy.extend({
  version,
  ...parts,
  /**
   * What an import tells of the person and the person has neither taken over nor changed nor left out. `source`: whose data it is; null where that is not
   * known. `goes`: it is no longer shown after the next submission, because the person has said something of themselves.
   */
  delivered: statementParts.pick({ texts: true, links: true, facts: true }).extend({ source: z.string().nullable(), goes: z.boolean() }),
  portrait: shownPortrait,
  missing,
  /** Questions whose answer was taken over from another candidacy, and not looked at since. */
  copied: z.array(id),
  /** Other candidacies of the person, with how many answers can be taken over from each. `election`: its name. */
  copyable: z.array(z.object({ id, election: z.string(), answers: z.int().positive() })),
  /** Whose view it is: that of the person, or of a secretariat, which submits nothing. */
  role: z.enum(['person', 'secretariat']),
  /** What a secretariat wrote, as far as nobody wrote something else since. */
  prepared: z.array(preparedField),
  submission: submission.nullable(),
  /** How many decisions of operators the person has to look at: what is held back, and what is to be changed. */
  decided: z.int().nonnegative(),
  /** Something was changed since. */
  isChanged: z.boolean(),
  isFrozen: z.boolean(),
  now: moment,
})
export type CandidacyOfPerson = z.infer<typeof candidacyOfPerson>

/** The questions that are asked, in their order. */
export const questionnaireOfCandidacy = z.object({ categories: z.array(category), questions: z.array(question) })

/** `version`: what the changes began with. */
export const statementChange = z
  .strictObject({ version, ...statementParts.partial().shape })
  .refine(({ version: _, ...changes }) => Object.values(changes).some((fields) => fields.length > 0))
export const savedStatement = z.object({ version, missing })
export const savedPortrait = z.object({ version, portrait: shownPortrait })

/** Shows the voters' calls a draft as it would be published: `token` goes into the header `Preview` of a public GET, until `expiresAt`. */
export const preview = z.object({ token: z.string(), expiresAt: moment })
export type Preview = z.infer<typeof preview>
export const newPreview = z.strictObject({ version })
export const newSubmission = z.strictObject({ version, consentVersion: z.string().max(20) })
