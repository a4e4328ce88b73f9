import { CONTENT_LANGUAGES, type SpeechRecord, sourceId } from '@plenara/contract'
import { z } from 'zod'
import { plainText } from '../html.ts'
import { councillorKey, federalCouncilKey } from '../parliament-keys.ts'
import { dayOf, shortened } from '../text.ts'
import { number, text } from './odata.ts'

/** Of the rows of the official report these are what a member said; the others are titles and results of votes. */
const SPEECH = 1
/** Who presides reads out titles and motions, which the report counts as speeches. */
const IN_THE_CHAIR = /^(P|[12]VP)-/
/** Signs of the printed report: fixed spaces, and what ends a line or a page. */
const SPACE = /\[NB\]/g
const LAYOUT = /\[(?:GZ|VS|NAM|PAGE \d+)\]/g
const MAX_EXCERPT = 400
const REPORT = 'https://www.parlament.ch/de/ratsbetrieb/amtliches-bulletin/amtliches-bulletin-die-videos?TranscriptId='

/** A row of the official report of the federal parliament. The service repeats it for each language of its labels; the words are never translated. */
export const speechSchema = z.object({
  ID: z.string().regex(/^\d{1,10}$/),
  Type: z.int(),
  PersonNumber: number.nullable(),
  SpeakerFunction: text,
  Text: text,
  LanguageOfText: text,
  MeetingDate: z.string().nullable(),
  IdSession: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullish(),
  CouncilId: number.nullish(),
})

/** What a member said, null for a row without a speaker or words and for the chair, or why it cannot be read. */
export function toSpeech(read: z.infer<typeof speechSchema>): SpeechRecord | string | null {
  const words = plainText((read.Text ?? '').replace(SPACE, ' ').replace(LAYOUT, ' '))
  if (read.Type !== SPEECH || read.PersonNumber === null || words === '' || IN_THE_CHAIR.test(read.SpeakerFunction ?? '')) return null
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(read.MeetingDate ?? '') ?? []
  const date = dayOf(`${year}-${month}-${day}`)
  const language = CONTENT_LANGUAGES.find((one) => one === read.LanguageOfText?.toLowerCase())
  if (date === null) return `MeetingDate is no day: "${read.MeetingDate ?? ''}"`
  if (language === undefined) return `LanguageOfText is no language: "${read.LanguageOfText ?? ''}"`
  return {
    key: `speech/${read.ID}`,
    id: sourceId('parliament', Number(read.ID)),
    councillorKey: councillorKey(read.PersonNumber),
    councilKey: read.CouncilId ? federalCouncilKey(read.CouncilId) : null,
    sessionKey: read.IdSession ? `session/${read.IdSession}` : null,
    date,
    language,
    excerpt: shortened(words, MAX_EXCERPT),
    url: `${REPORT}${read.ID}`,
  }
}
