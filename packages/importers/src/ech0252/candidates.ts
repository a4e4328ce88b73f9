import type { CandidateRecord, LocalizedText, PartyRecord } from '@plenara/contract'
import { NO_PROFILE } from '../candidates/no-profile.ts'
import { partyColor } from '../parties.ts'
import { anyText, dayOf, slug } from '../text.ts'
import { textsOf } from './texts.ts'
import { childOf, type Element, hasDamage, textOf } from './xml.ts'

/** Where a candidate stands on a list. */
export interface ListPlace {
  readonly listKey: string
  readonly position: number
  readonly number: string
}

/** Some cantons send this day where they do not publish the year of birth. */
const NO_BIRTHDAY = '1900-01-01'
/** A year, with or without a time zone (`xs:gYear`). */
const YEAR = /^\d{4}(Z|[+-]\d{2}:\d{2})?$/
/** `Name First name, 1969, occupation, place` as it is printed on the ballot. */
const PRINTED = /^[^,]+, \d{4}, (.+), ([^,]+)$/

/** A candidate of a delivery, or the reason why the element cannot be read. */
export function toCandidate(element: Element, places: ReadonlyMap<string, ListPlace>, partyScope: string): CandidateRecord | string {
  const key = textOf(element, 'candidateIdentification')
  const lastName = textOf(element, 'politicalFamilyName') || textOf(element, 'familyName')
  const firstName = textOf(element, 'callName') || textOf(element, 'politicalFirstName') || textOf(element, 'firstName')
  if (!key) return 'a candidate has no candidateIdentification'
  if (!lastName) return `candidate ${key} has no family name`
  const birth = textOf(element, 'dateOfBirth')
  if (birth && !dayOf(birth)) return `candidate ${key}: dateOfBirth is no day: "${birth}"`
  const year = textOf(element, 'yearOfBirth')
  if (year && !YEAR.test(year)) return `candidate ${key}: yearOfBirth is no year: "${year}"`
  if (!['', '1', '2', '3'].includes(textOf(element, 'sex'))) return `candidate ${key}: sex is none of 1, 2, 3: "${textOf(element, 'sex')}"`
  if (hasDamage(element)) return `candidate ${key} holds characters that are not of the encoding of the file`
  const listPlace = places.get(key)
  const party = partyOf(element, partyScope)
  const printed = textsOf(element, 'candidateText', ['candidateText'])
  return {
    key,
    firstName,
    lastName,
    birthYear: birthYearOf(element),
    sex: sexOf(textOf(element, 'sex')),
    partyKey: party?.key ?? null,
    listKey: listPlace?.listKey ?? null,
    listPosition: listPlace?.position ?? null,
    number: listPlace?.number || textOf(element, 'candidateReference') || null,
    place: textOf(childOf(element, 'dwellingAddress'), 'town') || printedPlace(printed),
    occupation: occupationOf(element, printed),
    incumbent: textOf(element, 'incumbentYesNo') === 'true',
    ...NO_PROFILE,
  }
}

/** The party of a candidate, null where the delivery names none. `scope` keeps the parties of cantons apart. */
export function partyOf(element: Element, scope: string): PartyRecord | null {
  const shortName = textsOf(element, 'partyAffiliation', ['partyAffiliationShort', 'partyAffiliationLong'])
  const name = textsOf(element, 'partyAffiliation', ['partyAffiliationLong', 'partyAffiliationShort'])
  const first = anyText(shortName)
  return first ? { key: `${scope}/${slug(first)}`, shortName, name, color: partyColor(first) } : null
}

/** Of the day or, since eCH-0155 5.2, the year alone. */
function birthYearOf(element: Element): number | null {
  const day = dayOf(textOf(element, 'dateOfBirth')) ?? textOf(element, 'yearOfBirth')
  return day && day !== NO_BIRTHDAY && day !== NO_BIRTHDAY.slice(0, 4) ? Number(day.slice(0, 4)) : null
}

/** eCH-0044 sex: 1 male, 2 female, 3 unknown. */
function sexOf(code: string): 'male' | 'female' | null {
  if (code === '1') return 'male'
  return code === '2' ? 'female' : null
}

function occupationOf(element: Element, printed: LocalizedText): LocalizedText {
  const titles = textsOf(element, 'occupationalTitle', ['occupationalTitle'])
  if (Object.keys(titles).length > 0) return titles
  const entries = Object.entries(printed).flatMap(([language, text]) => {
    const occupation = PRINTED.exec(text)?.[1]
    return occupation ? [[language, occupation] as const] : []
  })
  return Object.fromEntries(entries)
}

function printedPlace(printed: LocalizedText): string | null {
  return PRINTED.exec(anyText(printed))?.[2] ?? null
}
