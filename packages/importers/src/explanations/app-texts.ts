import { CONTENT_LANGUAGES, type ContentLanguage, type ExplanationRecord, type ExplanationSection } from '@plenara/contract'
import { z } from 'zod'
import { harmlessHtml, oneLine, plainText } from '../html.ts'
import { type JsonElement, type Report, shaped } from '../json.ts'
import { peopleVoteKey } from '../parliament-keys.ts'
import { dayOf } from '../text.ts'

const section = z.object({ title: z.string(), content: z.array(z.string()) })
const proposal = z.object({
  vorlagenId: z.int().positive(),
  abstimmtag: z.string().refine((day) => dayOf(day) === day, 'is no day'),
  titel: z.string().min(1),
  parolen: z.object({ councils: z.array(z.object({ name: z.string(), parole: z.string() })) }),
  texts: z.partialRecord(z.enum(CONTENT_LANGUAGES), z.array(section)),
})
type Proposal = z.infer<typeof proposal>

const KINDS: readonly (readonly [RegExp, ExplanationSection['kind']])[] = [
  [/^(in kürze|en bref|in breve|curtamain)$/i, 'brief'],
  [/^(im detail|en détail|in dettaglio|detagls|en detagl)$/i, 'detail'],
  [/parl[ae]ment/i, 'debate'],
  [/^(warum ja|pour|a favore|per)$/i, 'arguments-yes'],
  [/^(warum nein|contre|contro|in contro|cunter)$/i, 'arguments-no'],
]
const RECOMMENDATION_HEADING = /^Empfehlung von Bundesrat und Parlament$/
const ANSWER = /^(Ja|Nein)\b/

/** The texts of the VoteInfo app. Its recommendations of parties are those of a canton, so that they are not taken. */
export function readAppTexts(elements: readonly JsonElement[], report: Report): ExplanationRecord[] {
  return elements.flatMap((element) => {
    const read = shaped(element, proposal, report)
    if (!read) return []
    const contradiction = contradictionOf(read)
    if (contradiction) report(element.lineAt(['parolen', 'councils']), `${read.vorlagenId}: ${contradiction}`, true)
    return CONTENT_LANGUAGES.flatMap((language) => toExplanation(read, language) ?? [])
  })
}

function toExplanation(read: Proposal, language: ContentLanguage): ExplanationRecord | null {
  const sections = (read.texts[language] ?? []).map(toSection).filter(({ blocks }) => blocks.length > 0)
  if (sections.length === 0) return null
  const title = language === 'de' ? oneLine(read.titel) : ''
  return { peopleVoteKey: peopleVoteKey(read.vorlagenId), source: 'app', language, title, sections, url: null }
}

function toSection({ title, content }: z.infer<typeof section>): ExplanationSection {
  const plain = oneLine(title)
  const kind = KINDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other'
  return { kind, title: plain, blocks: content.map(harmlessHtml).filter(Boolean) }
}

/** What the Federal Council recommends stands twice: as a field and as the first word of its paragraph. */
function contradictionOf(read: Proposal): string | null {
  const field = read.parolen.councils.find((one) => one.name === 'Bundesrat')?.parole
  const blocks = read.texts.de?.[0]?.content ?? []
  const at = blocks.findIndex((block) => RECOMMENDATION_HEADING.test(block.trim()))
  const word = at < 0 ? undefined : ANSWER.exec(plainText(blocks[at + 1] ?? ''))?.[1]
  if (!word || !field || !ANSWER.test(field) || word === field) return null
  return `the Federal Council recommends "${field}" by the field and "${word}" by the text`
}
