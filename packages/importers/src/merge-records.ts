import type { LocalizedText } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'

/**
 * Records with the same key as one: a source delivers a row for each language. Texts are joined; of other values the last one that
 * says something counts. The order is that of the first appearance.
 */
export function mergeByKey<T extends { readonly key: string }>(records: readonly T[]): T[] {
  const merged = new Map<string, T>()
  for (const record of records) {
    const earlier = merged.get(record.key)
    merged.set(record.key, earlier ? mergeTwo(earlier, record) : record)
  }
  return [...merged.values()]
}

function mergeTwo<T extends object>(first: T, second: T): T {
  const said = Object.entries(second).flatMap(([field, value]) => {
    const earlier: unknown = Reflect.get(first, field)
    if (isText(earlier) && isText(value)) return [[field, { ...earlier, ...value }]]
    return isSilent(value) ? [] : [[field, value]]
  })
  return { ...first, ...Object.fromEntries(said) }
}

function isText(value: unknown): value is LocalizedText {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every((key) => CONTENT_LANGUAGES.some((language) => language === key))
}

function isSilent(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
