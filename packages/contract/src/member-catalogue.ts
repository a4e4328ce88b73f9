import type { SEXES } from './constants.ts'
import type { CantonCode } from './entities/canton.ts'
import type { ContentLanguage, LocalizedText } from './entities/language.ts'
import type { KeyedRecord } from './keyed-record.ts'

/** A member of a parliament, a government or a court. */
export interface CouncillorRecord extends KeyedRecord {
  /** Keys by which other sources know the same person, the surest first, e.g. `biography/3138`. */
  readonly aliases: readonly string[]
  readonly firstName: string
  readonly lastName: string
  readonly sex: (typeof SEXES)[number] | null
  readonly birthDate: string | null
  readonly birthYear: number | null
  readonly councilKey: string | null
  readonly cantonCode: CantonCode | null
  readonly groupKey: string | null
  /** The number of the function in the group: 1 member, 2 president, 11 vice-president. */
  readonly groupFunction: number | null
  readonly partyKey: string | null
  readonly occupation: LocalizedText
  readonly seat: number | null
  readonly active: boolean
  readonly from: string | null
  readonly until: string | null
  /** Where the source shows the portrait, or the drawing itself (`data:`). Photographs are shown from copies of our own alone. */
  readonly portraitUrl: string | null
  readonly website: string | null
}

/** A time in one council. Sources tell the present one; the store keeps those that it has seen. */
export interface CouncillorMandate {
  readonly councilKey: string
  readonly from: string | null
  readonly until: string | null
}

/** An office outside of the parliament, as its member declared it. */
export interface InterestRecord extends KeyedRecord {
  readonly councillorKey: string
  readonly name: LocalizedText
  readonly role: LocalizedText
  /** What kind of organisation or office it is, in the words of the source. */
  readonly kind: LocalizedText
  readonly paid: boolean | null
  readonly from: string | null
  readonly until: string | null
}

/** A seat in a committee, a delegation, a group or another body of a parliament. */
export interface MembershipRecord extends KeyedRecord {
  readonly councillorKey: string
  readonly name: LocalizedText
  readonly role: LocalizedText
  readonly from: string | null
  readonly until: string | null
}

/** What a member said in a sitting, as the official report has it. */
export interface SpeechRecord extends KeyedRecord {
  readonly councillorKey: string
  readonly councilKey: string | null
  readonly sessionKey: string | null
  readonly date: string
  /** In which it was said; the report is not translated. */
  readonly language: ContentLanguage
  /** How it begins, as plain text: the whole of it stands in the report. */
  readonly excerpt: string
  readonly url: string
}
