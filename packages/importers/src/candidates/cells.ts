import { CONTENT_LANGUAGES, LINK_KINDS, type LocalizedText, type ProfilePatch, type VestedInterestRecord } from '@plenara/contract'
import { DELETE_MARK, MAX_INTERESTS, TEXT_COLUMNS } from './columns.ts'

/** A cell that cannot be used, in words. */
export class CellError extends Error {}

export type ReadCell = (column: string) => string

const MAX_TEXT = 10_000
const MAX_LINE = 200
const MAX_URL = 500
const YES = ['yes', 'ja', 'oui', 'sì', 'si', 'gea', 'true', 'wahr', 'vrai', 'vero', '1']
const NO = ['no', 'nein', 'non', 'na', 'false', 'falsch', 'faux', 'falso', '0']

/** What a row changes of a profile. Throws `CellError` for the first cell that is wrong. */
export function patchOf(cell: ReadCell): ProfilePatch {
  const { occupation, ...texts } = textsOf(cell)
  const links = linksOf(cell)
  const birthYear = changed(cell('birth_year'), (text) => yearIn('birth_year', text))
  const place = changed(cell('place'), (text) => lineIn('place', text))
  const campaignBudget = changed(cell('campaign_budget'), francsIn)
  const languages = changed(cell('languages'), languagesIn)
  const vestedInterests = interestsOf(cell)
  return {
    ...(occupation && { occupation }),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(birthYear !== undefined && { birthYear }),
    ...(place !== undefined && { place }),
    ...(campaignBudget !== undefined && { campaignBudget }),
    ...(vestedInterests !== undefined && { vestedInterests }),
    ...(Object.keys(links).length > 0 && { links }),
    ...(languages !== undefined && { languages }),
  }
}

/** Undefined where the cell is empty, null where it bears the mark. */
function changed<T>(text: string, read: (text: string) => T): T | null | undefined {
  if (text === '') return undefined
  return text === DELETE_MARK ? null : read(text)
}

type Texts = NonNullable<ProfilePatch['texts']> & Pick<ProfilePatch, 'occupation'>

function textsOf(cell: ReadCell): Texts {
  const texts: Record<string, Record<string, string | null>> = {}
  for (const { column, name, language } of TEXT_COLUMNS) {
    const limit = name === 'occupation' ? MAX_LINE : MAX_TEXT
    const text = changed(cell(column), (written) => within(column, written, limit))
    if (text !== undefined) texts[name] = { ...texts[name], [language]: text }
  }
  return texts
}

function linksOf(cell: ReadCell): Record<string, string | null> {
  return Object.fromEntries(
    LINK_KINDS.flatMap((kind) => {
      const url = changed(cell(kind), (text) => linkIn(kind, text))
      return url === undefined ? [] : [[kind, url]]
    }),
  )
}

/** An address of the web under `https`, with a host that has a name and without a password. */
function linkIn(column: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPublic = url?.protocol === 'https:' && /\.[a-z][a-z0-9-]+$/i.test(url.hostname) && url.username + url.password === ''
  if (!isPublic || text.length > MAX_URL) throw new CellError(`${column} is no address under https://: "${text.slice(0, 80)}"`)
  return url.href
}

/** All interests of a row, undefined where it has none; the mark in the first one takes all away. */
function interestsOf(cell: ReadCell): VestedInterestRecord[] | null | undefined {
  const found: VestedInterestRecord[] = []
  for (let number = 1; number <= MAX_INTERESTS; number++) {
    const start = `interest_${number}`
    const organisation = localized(cell, `${start}_organisation`)
    const role = localized(cell, `${start}_role`)
    if (Object.values(organisation).includes(DELETE_MARK)) return null
    const paid = changed(cell(`${start}_paid`), (text) => yesOrNo(`${start}_paid`, text)) ?? null
    const since = changed(cell(`${start}_since`), (text) => yearIn(`${start}_since`, text)) ?? null
    if (Object.keys(organisation).length > 0) found.push({ organisation, role, paid, since })
    else if (Object.keys(role).length > 0 || paid !== null || since !== null) throw new CellError(`${start} names no organisation`)
  }
  return found.length > 0 ? found : undefined
}

function localized(cell: ReadCell, start: string): LocalizedText {
  return Object.fromEntries(
    CONTENT_LANGUAGES.flatMap((language) => {
      const text = cell(`${start}_${language}`)
      return text ? [[language, lineIn(`${start}_${language}`, text)]] : []
    }),
  )
}

function yesOrNo(column: string, text: string): boolean {
  const word = text.toLowerCase()
  if (YES.includes(word)) return true
  if (NO.includes(word)) return false
  throw new CellError(`${column} is "${text}", but must be yes or no`)
}

function yearIn(column: string, text: string): number {
  if (!/^(19|20)\d\d$/.test(text)) throw new CellError(`${column} is "${text}", but must be a year`)
  return Number(text)
}

/** Francs without centimes; apostrophes and spaces between thousands are usual. */
function francsIn(text: string): number {
  const digits = text.replaceAll(/['’\s]/g, '').replace(/^CHF|(\.-|\.00|CHF|Fr\.?)$/g, '')
  if (!/^\d{1,9}$/.test(digits)) throw new CellError(`campaign_budget is "${text}", but must be whole francs`)
  return Number(digits)
}

function languagesIn(text: string): string[] {
  const codes = text
    .toLowerCase()
    .split(/[\s,;/]+/)
    .filter(Boolean)
  const wrong = codes.find((code) => !/^[a-z]{2,3}$/.test(code))
  if (wrong !== undefined) throw new CellError(`languages names "${wrong}", but must be codes such as de, fr, en`)
  return [...new Set(codes)]
}

function lineIn(column: string, text: string): string {
  return within(column, text, MAX_LINE)
}

function within(column: string, text: string, limit: number): string {
  if (text.length > limit) throw new CellError(`${column} has ${text.length} characters, at most ${limit} are shown`)
  return text
}
