import type { ImportProblem } from '@plenara/contract'
import { looksLike } from '../tables/near-miss.ts'
import { SCHEMA_ELEMENTS } from './schema-elements.ts'

/**
 * Elements of a delivery that the standard does not have: one that looks like an element that the delivery has nowhere may be that one under another name,
 * of any other it is only said that it is not read. `lines` are those of the first of each name.
 */
export function strangeElements(lines: ReadonlyMap<string, number>): Pick<ImportProblem, 'line' | 'reason' | 'isDoubt'>[] {
  const missing = [...SCHEMA_ELEMENTS].filter((name) => !lines.has(name))
  const strange = [...lines].filter(([name]) => !SCHEMA_ELEMENTS.has(name))
  return strange.map(([name, line]) => {
    const meant = missing.find((one) => looksLike(name, one))
    if (meant) return { line, reason: `the element ${name} looks like ${meant}, which is missing` }
    return { line, reason: `eCH-0252 has no element ${name}: what stands in it is not read`, isDoubt: true }
  })
}
