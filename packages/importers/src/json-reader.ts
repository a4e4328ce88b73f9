import type { ParliamentImport } from '@plenara/contract'
import type { z } from 'zod'
import { type JsonElement, type Report, shaped } from './json.ts'

/** Reads one object of a source into records; what it cannot read it reports and leaves out. */
export type JsonReader = (element: JsonElement, report: Report) => ParliamentImport

/** What is no fact and so loses nothing where it is left out, as a meeting that was called off. */
export interface NoFact {
  readonly noFact: string
}

/** A reader for objects of a shape; `toImport` answers the reason where such an object makes no record. */
export function jsonReader<T extends z.ZodType>(schema: T, toImport: (read: z.infer<T>) => ParliamentImport | NoFact | string): JsonReader {
  return (element, report) => {
    const read = shaped(element, schema, report)
    if (read === null) return {}
    const found = toImport(read)
    if (typeof found === 'string') report(element.line, found)
    else if ('noFact' in found) report(element.line, found.noFact, true)
    else return found
    return {}
  }
}
