import type { ContentLanguage, ExplanationRecord } from '@plenara/contract'
import { z } from 'zod'
import { oneLine, textAsHtml } from '../html.ts'
import { type JsonElement, type Report, readJsonElements, shaped } from '../json.ts'
import { peopleVoteKey } from '../parliament-keys.ts'
import type { Source } from '../source.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm'] as const
const HEADINGS: Readonly<Record<ContentLanguage, string>> = { de: 'In Kürze', fr: 'En bref', it: 'In breve', rm: 'Curtamain' }
const text = z.string().nullish()
const proposal = z.object({
  vorlagenId: z.int().positive(),
  gov_rec: z.enum(['accept', 'reject']).nullish(),
  ...{ title_de: z.string().min(1), title_fr: text, title_it: text, title_rm: text },
  ...{ inkuerze_de: z.string().min(1), inkuerze_fr: text, inkuerze_it: text, inkuerze_rm: text },
})
type Proposal = z.infer<typeof proposal>

/** A page of a booklet says in no language four times as much as in another. */
const MAX_RATIO = 4
/** A word that was divided at the end of a line. */
const DIVIDED = /(\p{Ll})-\n(?=\p{Ll})/gu
const RECOMMENDATION = /Empfehlung von (Ja|Nein)\b/

/** The section "in brief" of the booklets. A language in which the section was not cut out of the booklet is reported and left out. */
export function readBooklet(source: Source, report: Report): ExplanationRecord[] {
  const urls = urlsIn(source)
  if (!urls) report(1, 'pdf_urls is missing: the addresses of the booklets')
  return readJsonElements(source, [['proposals', '*']], report).flatMap((element) => {
    const read = shaped(element, proposal, report)
    if (!read) return []
    const contradiction = contradictionOf(read)
    if (contradiction) report(element.lineAt(['gov_rec']), `${read.vorlagenId}: ${contradiction}`, true)
    return LANGUAGES.flatMap((language) => toExplanation(read, { language, url: urls?.[language] ?? null }, element, report) ?? [])
  })
}

function toExplanation(
  read: Proposal,
  { language, url }: { language: ContentLanguage; url: string | null },
  element: JsonElement,
  report: Report,
): ExplanationRecord | null {
  const field = `inkuerze_${language}` as const
  const brief = read[field]
  if (!brief) return null
  const shortest = Math.min(...LANGUAGES.map((one) => read[`inkuerze_${one}`]?.length || Number.POSITIVE_INFINITY))
  if (brief.length > MAX_RATIO * shortest) {
    report(
      element.lineAt([field]),
      `${read.vorlagenId}: ${field} is ${brief.length} characters long, another language ${shortest}: the section was not cut out`,
      true,
    )
    return null
  }
  const title = oneLine(read[`title_${language}`] ?? read.title_de)
  const sections = [{ kind: 'brief', title: HEADINGS[language], blocks: blocksOf(brief) }] as const
  return { peopleVoteKey: peopleVoteKey(read.vorlagenId), source: 'booklet', language, title, sections, url }
}

function blocksOf(brief: string): string[] {
  const paragraphs = brief.replace(DIVIDED, '$1').split(/\n\s*\n/)
  return paragraphs.map(oneLine).filter(Boolean).map(textAsHtml)
}

function contradictionOf(read: Proposal): string | null {
  const word = RECOMMENDATION.exec(read.inkuerze_de)?.[1]
  if (!word || !read.gov_rec || (word === 'Ja') === (read.gov_rec === 'accept')) return null
  return `the Federal Council recommends "${read.gov_rec}" by the field and "${word}" by the text`
}

function urlsIn(source: Source): Partial<Record<string, string>> | null {
  const schema = z.partialRecord(z.enum(LANGUAGES), z.url({ protocol: /^https?$/ }))
  const [element] = readJsonElements(source, [['pdf_urls']], () => undefined)
  return schema.safeParse(element?.value).data ?? null
}
