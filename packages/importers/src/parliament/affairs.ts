import { type AffairRecord, type LocalizedText, sourceId, type TopicRecord } from '@plenara/contract'
import { z } from 'zod'
import { harmlessHtml } from '../html.ts'
import { federalCouncilKey } from '../parliament-keys.ts'
import { contentLanguageOf, inLanguage, number, odataDay, odataLanguage, text } from './odata.ts'

export const affairSchema = z.object({
  ID: number,
  Language: odataLanguage,
  BusinessShortNumber: z.string().regex(/^\d{2}\.\d{3,5}$/),
  BusinessTypeName: text,
  Title: z.string().min(1),
  Description: text,
  InitialSituation: text,
  Proceedings: text,
  SubmittedText: text,
  ReasonText: text,
  FederalCouncilResponseText: text,
  FederalCouncilProposalText: text,
  SubmittedBy: text,
  BusinessStatusText: text,
  SubmissionDate: odataDay.nullish(),
  SubmissionCouncil: z.int().nullish(),
  SubmissionSession: z.int().nullish(),
  SubmissionLegislativePeriod: z.int().nullish(),
  Tags: text,
  TagNames: text,
})
type Read = z.infer<typeof affairSchema>

/** An affair of the federal parliament with its texts in the language of the row. */
export function toAffair(read: Read): AffairRecord {
  const plain = (value: string | null | undefined) => inLanguage(read.Language, value)
  const html = (value: string | null | undefined) => htmlInLanguage(read.Language, value)
  return {
    key: `affair/${read.ID}`,
    id: sourceId('parliament', read.ID),
    number: read.BusinessShortNumber,
    type: plain(read.BusinessTypeName),
    title: plain(read.Title),
    description: plain(read.Description),
    status: plain(read.BusinessStatusText),
    submittedBy: plain(read.SubmittedBy),
    depositDate: read.SubmissionDate ?? null,
    councilKey: read.SubmissionCouncil ? federalCouncilKey(read.SubmissionCouncil) : null,
    sessionKey: read.SubmissionSession ? `session/${read.SubmissionSession}` : null,
    legislature: read.SubmissionLegislativePeriod || null,
    topicKeys: topicsOf(read).map((topic) => topic.key),
    initialSituation: html(read.InitialSituation),
    proceedings: html(read.Proceedings),
    submittedText: html(read.SubmittedText),
    reason: html(read.ReasonText),
    federalCouncilOpinion: html(read.FederalCouncilResponseText),
    federalCouncilProposal: plain(read.FederalCouncilProposalText),
    url: `https://www.parlament.ch/de/ratsbetrieb/suche-curia-vista/geschaeft?AffairId=${read.ID}`,
  }
}

/** The topics of an affair: numbers and names stand in two fields, in the same order. */
export function topicsOf(read: Read): TopicRecord[] {
  const numbers = (read.Tags ?? '').split('|').filter((one) => /^\d+$/.test(one))
  const names = (read.TagNames ?? '').split('|').filter(Boolean)
  if (numbers.length !== names.length) return []
  return numbers.map((one, index) => ({
    key: `topic/${one}`,
    id: sourceId('parliament', Number(one)),
    name: inLanguage(read.Language, names[index]),
  }))
}

function htmlInLanguage(language: string, value: string | null | undefined): LocalizedText {
  const contentLanguage = contentLanguageOf(language)
  const html = value ? harmlessHtml(value) : ''
  return contentLanguage && html ? { [contentLanguage]: html } : {}
}
