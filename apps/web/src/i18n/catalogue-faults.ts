import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { InterfaceLanguage } from '@plenara/contract'
import { signFaults } from '@plenara/domain/text-and-time'
import { formatLocale } from '@plenara/ui/text/format-locale.ts'
import { OFFICIAL_GERMAN, SAME_IN_DIALECT } from './dialect-review.ts'

/** Texts by id. */
export type Catalogue = ReadonlyMap<string, string>

/** The faults of the texts of a language against the German ones, each as `<kind>: <id>`; for tests only. */
export function catalogueFaults(language: InterfaceLanguage, texts: Catalogue, german: Catalogue): string[] {
  const missing = [...german.keys()].filter((id) => !texts.has(id)).map((id) => `missing: ${id}`)
  const faults = [...texts].flatMap(([id, text]) => {
    const source = german.get(id)
    const kinds = source === undefined ? ['unknown'] : faultsOfText(language, id, text, source)
    return kinds.map((kind) => `${kind}: ${id}`)
  })
  return [...missing, ...faults]
}

function faultsOfText(language: InterfaceLanguage, id: string, text: string, source: string): string[] {
  return text.trim() === '' ? ['empty'] : [...formFaults(language, text, source), ...wordFaults(language, id, text, source)]
}

type Part = string | readonly [name: string, type?: string, options?: Readonly<Record<string, readonly Part[]>>]

interface Plural {
  readonly name: string
  readonly options: Readonly<Record<string, readonly Part[]>>
}

/** Faults in the form of a text: syntax, placeholders, plurals. */
function formFaults(language: InterfaceLanguage, text: string, source: string): string[] {
  const parts = partsOf(text)
  if (literalOf(parts).match(/[{}]/)) return ['syntax']
  const original = partsOf(source)
  const faults: string[] = []
  if (!isSame(placeholdersOf(parts), placeholdersOf(original))) faults.push('placeholders')
  if (!isSame(tagsOf(text), tagsOf(source))) faults.push('tags')
  const plurals = pluralsOf(parts)
  const needed = new Intl.PluralRules(formatLocale(language)).resolvedOptions().pluralCategories
  if (!plurals.every(({ options }) => isSame(Object.keys(options).filter(isCategory), needed))) faults.push('plural forms')
  if (!isSame(exactForms(plurals), exactForms(pluralsOf(original)))) faults.push('explicit forms')
  if (!plurals.every(hasItsNumber) || !isSame(counted(plurals), counted(pluralsOf(original)))) faults.push('number')
  return faults
}

/** Faults in the words and signs of a text. */
function wordFaults(language: InterfaceLanguage, id: string, text: string, source: string): string[] {
  const literal = literalOf(partsOf(text))
  const faults = signFaults(language, text)
  if (FORMAL[language].test(literal)) faults.push('formal')
  return language === 'gsw' ? [...faults, ...dialectFaults(id, text, source, literal)] : faults
}

/** Forms of address that are always formal; `vous` and `vus` can also address the voter and a candidate together. */
const FORMAL: Readonly<Record<InterfaceLanguage, RegExp>> = {
  de: /(?<=[\p{L},;] )(Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/u,
  gsw: /(?<=[\p{L},;] )(Sie|Ihr|Ihre[mnrs]?|Ihne)\b/u,
  fr: /\b(votre|vos|vôtres?)\b|\p{L}-vous\b|\b(veuillez|cliquez)\b/iu,
  it: /(?<=[\p{L},;] )(Lei|Suo|Sua|Suoi|Sue)\b|\b(vostr[aeio]|clicchi|prema)\b/u,
  rm: /\b(Voss\p{L}*)\b/u,
}

/** Words and letters that Basel German does not have: it has no round vowels and writes no h to lengthen one. */
const NOT_BASEL =
  /\b(nicht|ist|sind|eine[mnr]?|deine?[mnrs]?|auf|von|noch|keine?[mnr]?|hast|haben|dich|werden)\b|[öü]|[aeiouäy]h[bdfglmnrst]/iu

function dialectFaults(id: string, text: string, source: string, literal: string): string[] {
  if (OFFICIAL_GERMAN.some((beginning) => id.startsWith(beginning))) return text === source ? [] : ['official German changed']
  if (SAME_IN_DIALECT.has(id)) return text === source ? [] : ['not the same as German']
  if (!/\p{L}/u.test(literal)) return []
  if (text === source) return ['German']
  // Text in quotation marks may be a button of the system, which has no dialect.
  return NOT_BASEL.test(literal.replace(/«[^»]*»/g, '')) ? ['not Basel German'] : []
}

function partsOf(text: string): readonly Part[] {
  return compileMessage(text) as unknown as readonly Part[]
}

/** The literal text, without placeholders. */
function literalOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : ` ${optionsOf(part).map(literalOf).join(' ')} `)).join('')
}

function optionsOf([, type, options]: Exclude<Part, string>): (readonly Part[])[] {
  return type === 'plural' || type === 'select' || type === 'selectordinal' ? Object.values(options ?? {}).filter(Array.isArray) : []
}

/** Placeholders with their types, those of a select with its cases. */
function placeholdersOf(parts: readonly Part[]): string[] {
  return nested(parts).map(([name, type = '', options]) => `${name} ${type} ${type === 'select' ? Object.keys(options ?? {}).sort() : ''}`)
}

function tagsOf(text: string): string[] {
  return text.match(/<\/?\w+\/?>/g) ?? []
}

function pluralsOf(parts: readonly Part[]): Plural[] {
  return nested(parts).flatMap(([name, type, options]) => (type === 'plural' ? [{ name, options: options ?? {} }] : []))
}

function nested(parts: readonly Part[]): Exclude<Part, string>[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...optionsOf(part).flatMap(nested)]))
}

function isCategory(key: string): boolean {
  return /^(zero|one|two|few|many|other)$/.test(key)
}

/** The exact plural forms, such as `=0`. */
function exactForms(plurals: readonly Plural[]): string[] {
  return plurals.flatMap(({ name, options }) =>
    Object.keys(options)
      .filter((key) => /^\d+$/.test(key))
      .map((key) => `${name} ${key}`),
  )
}

/** Whether the forms of large numbers either all show the number or all omit it. */
function hasItsNumber(plural: Plural): boolean {
  const { many, other } = plural.options
  return many === undefined || showsNumber(plural.name, many) === showsNumber(plural.name, other)
}

/** The plurals that show their number. */
function counted(plurals: readonly Plural[]): string[] {
  return plurals.filter(({ name, options }) => showsNumber(name, options.other)).map(({ name }) => name)
}

function showsNumber(name: string, parts: readonly Part[] = []): boolean {
  return parts.some((part) => part === '#' || (typeof part !== 'string' && part[0] === name))
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return [...new Set(some)].sort().join('\n') === [...new Set(others)].sort().join('\n')
}
