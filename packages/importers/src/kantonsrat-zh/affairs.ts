import type { AffairRecord } from '@plenara/contract'
import { childOf, decodeXml, type Element, hasDamage, readElements, textOf } from '../ech0252/xml.ts'
import { problemsOf } from '../json.ts'
import { bodyCouncilKey } from '../parliament-keys.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import { dayOf, slug } from '../text.ts'

const SWISS_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** Whether the file is an answer of the web service rather than a table. */
export function isAffairs({ bytes }: Source): boolean {
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)))
}

/** Affairs as the web service of the Kantonsrat of Zürich answers them (CDWS, index GESCHAEFT, XML). */
export function parseAffairs(source: Source): ParliamentParsed {
  const { problems, report } = problemsOf(source)
  const affairs = new Map<string, AffairRecord>()
  const text = decodeXml(source.bytes)
  const flaw =
    text === null
      ? { line: 1, reason: 'the XML names an encoding that nobody knows' }
      : readElements(text, ['Geschaeft'], (element) => {
          const affair = hasDamage(element) ? 'holds characters that are not of its encoding' : toAffair(element)
          if (typeof affair === 'string') report(element.line, affair)
          else if (affair && affairs.has(affair.key)) report(element.line, `KRNr stands twice: ${affair.number}`)
          else if (affair) affairs.set(affair.key, affair)
        })
  if (flaw) report(flaw.line, flaw.reason)
  return parliamentParsed(source, { affairs: [...affairs.values()] }, problems)
}

/** The key of an affair by its number, `240/2012`, or for a bill of the government the number of the bill; null without one. */
export function zurichAffairKey(number: string): string | null {
  return number ? `kantonsrat-zh-affair/${slug(number)}` : null
}

/** An affair, or why it is none; null for an element that only holds another. */
function toAffair(element: Element): AffairRecord | string | null {
  const number = textOf(element, 'KRNr') || textOf(element, 'VorlageNr') || textOf(element, 'VorlagenNr')
  const title = textOf(element, 'Titel')
  const key = zurichAffairKey(number)
  if (!title && !key) return null
  if (!title) return 'Titel is empty'
  if (!key) return 'KRNr and VorlageNr are empty'
  const type = textOf(element, 'Geschaeftsart')
  return {
    ...{ key, id: null, number, type: type ? { de: type } : {}, title: { de: title }, description: {}, status: {}, submittedBy: {} },
    ...{ depositDate: beginOf(element), councilKey: bodyCouncilKey('ZH'), sessionKey: null, legislature: null, topicKeys: [] },
    ...{ initialSituation: {}, proceedings: {}, submittedText: {}, reason: {}, federalCouncilOpinion: {}, federalCouncilProposal: {} },
    url: null,
  }
}

function beginOf(element: Element): string | null {
  const [, day, month, year] = SWISS_DAY.exec(textOf(childOf(element, 'Beginn'), 'Text')) ?? []
  return year ? dayOf(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`) : null
}
