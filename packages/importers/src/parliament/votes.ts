import { type Decision, type DecisionRecord, type LocalizedText, type ParliamentVoteRecord, sourceId } from '@plenara/contract'
import { z } from 'zod'
import { councillorKey, federalCouncilKey } from '../parliament-keys.ts'
import { inLanguage, number, odataDay, odataLanguage, text } from './odata.ts'

export const voteSchema = z.object({
  ID: number,
  Language: odataLanguage,
  BusinessNumber: z.int().nullish(),
  BusinessShortNumber: text,
  BusinessTitle: text,
  BillTitle: text,
  IdLegislativePeriod: z.int().nullish(),
  IdSession: z.int().nullish(),
  Subject: text,
  MeaningYes: text,
  MeaningNo: text,
  VoteEnd: odataDay,
})
export const decisionSchema = z.object({
  IdVote: number,
  PersonNumber: number,
  Decision: z.int().min(1).max(7),
  DecisionText: text,
  Language: odataLanguage.optional(),
  ParlGroupCode: text,
  ParlGroupName: text,
})

/** The service publishes votes of the National Council alone. */
const COUNCIL = federalCouncilKey(1)
/** Points of order carry this number instead of an affair. */
const NO_AFFAIR = 1
/** 4 is "present" in old sessions and 5 "did not take part", both without a vote. */
const DECISIONS: Readonly<Record<number, Decision>> = {
  1: 'yes',
  2: 'no',
  3: 'abstain',
  4: 'absent',
  5: 'absent',
  6: 'excused',
  7: 'president',
}
/** How the texts of the decisions begin in German, French and Italian. */
const TEXTS: readonly (readonly [RegExp, Decision])[] = [
  [/^(ja|oui|s[iì])$/i, 'yes'],
  [/^(nein|non?)$/i, 'no'],
  [/^(enthaltung|abstention|astensione)/i, 'abstain'],
  [/^(hat nicht|n'a pas|non ha|anwesend)/i, 'absent'],
  [/^(entschuldigt|excus|scusat)/i, 'excused'],
  [/pr[äée]sident/i, 'president'],
]

/** A vote of the National Council. Texts of the vote itself are often in one language, whatever the row says. */
export function toVote(read: z.infer<typeof voteSchema>): ParliamentVoteRecord {
  const inRow = (value: string | null | undefined) => inLanguage(read.Language, value)
  const hasAffair = (read.BusinessNumber ?? NO_AFFAIR) > NO_AFFAIR
  return {
    key: `parliament/${read.ID}`,
    id: sourceId('parliament', read.ID),
    councilKey: COUNCIL,
    affairKey: hasAffair ? `affair/${read.BusinessNumber}` : null,
    affairNumber: hasAffair ? (read.BusinessShortNumber ?? null) : null,
    affairTitle: inRow(read.BusinessTitle),
    subject: inRow(read.Subject),
    billTitle: inRow(read.BillTitle),
    meaningYes: inRow(read.MeaningYes),
    meaningNo: inRow(read.MeaningNo),
    date: read.VoteEnd,
    sessionKey: read.IdSession ? `session/${read.IdSession}` : null,
    legislature: read.IdLegislativePeriod ?? null,
    totals: null,
    accepted: null,
    url: null,
  }
}

/** How a councillor voted, or why that is not known: the number and the text of a decision must say the same. */
export function toDecision(read: z.infer<typeof decisionSchema>): DecisionRecord | string {
  const decision = DECISIONS[read.Decision]
  if (!decision) return `Decision is no decision: ${read.Decision}`
  const byText = TEXTS.find(([pattern]) => pattern.test(read.DecisionText?.trim() ?? ''))?.[1]
  if (byText && byText !== decision) return `Decision is ${read.Decision} (${decision}), but DecisionText "${read.DecisionText}"`
  const groupName = groupNameOf(read)
  return {
    ...{ voteKey: `parliament/${read.IdVote}`, councillorKey: councillorKey(read.PersonNumber), decision },
    ...(groupName !== undefined && { groupName }),
  }
}

/** One object for each name: the decisions of a session are ten thousands. */
const groupNames = new Map<string, LocalizedText>()
/** The code of those who belong to no group. */
const NO_GROUP = '-'

/** The group that the row names, on the day of its vote. */
function groupNameOf({ Language, ParlGroupCode, ParlGroupName }: z.infer<typeof decisionSchema>): LocalizedText | null | undefined {
  if (ParlGroupCode === NO_GROUP) return null
  const name = ParlGroupName?.trim()
  if (!Language || !name) return undefined
  const key = `${Language} ${name}`
  const known = groupNames.get(key) ?? inLanguage(Language, name)
  groupNames.set(key, known)
  return known
}
