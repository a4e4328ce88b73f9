import { decodeXml } from '../ech0252/xml.ts'
import { utf8Of } from '../json.ts'
import { isDamaged } from '../text.ts'

const PAGE = /^[\s\uFEFF]*</
const LINE_BREAK = /[\r\n]$/

/** Why bytes are no whole table in UTF-8, null where they may be one: it ends with a line break, and is no page for browsers. */
export function tableDamage(bytes: Uint8Array): string | null {
  const text = utf8Of(bytes)
  if (text === null) return 'the answer is not in UTF-8'
  if (PAGE.test(text)) return 'the answer is a page for browsers'
  return LINE_BREAK.test(text) ? null : 'the answer does not end with a line break'
}

/** Why the characters of an XML document are not of the encoding that it declares, null where they are. */
export function xmlDamage(bytes: Uint8Array): string | null {
  const text = decodeXml(bytes)
  return text === null || isDamaged(text) ? 'the answer is not in the encoding that it declares' : null
}
