import type { ImportProblem } from '@plenara/contract'
import { findNodeAtLocation, type Node, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import type { z } from 'zod'
import type { Source } from './source.ts'
import { isDamaged } from './text.ts'

const NOT_UTF8 = 'holds characters that are not UTF-8: save the file as UTF-8'
/** Of what stands in the one field of a document. */
const FIELD_DEPTH = 2
const DAMAGE = /[\uFFFD\0]/

/** A part of a JSON path; `*` is any place in an array. */
type Pattern = readonly string[]

export interface JsonElement {
  readonly value: unknown
  /** Where it begins, counted from 1. */
  readonly line: number
  /** The line of something inside of it; the nearest line above where there is no such thing. */
  lineAt(path: readonly PropertyKey[]): number
}

/** Where a reader reports what it cannot read. */
export type Report = (line: number, reason: string) => void

/** Collects the problems of a file. */
export function problemsOf(source: Source): { readonly problems: ImportProblem[]; readonly report: Report } {
  const problems: ImportProblem[] = []
  return { problems, report: (line, reason) => void problems.push({ file: source.file, line, reason }) }
}

/** All objects at the given places, for files that are small. */
export function readJsonElements(source: Source, patterns: readonly Pattern[], report: Report): JsonElement[] {
  const elements: JsonElement[] = []
  eachJsonElement(source, patterns, { report, onElement: (element) => void elements.push(element) })
  return elements
}

/** What stands around the objects of a JSON document. */
export interface Around {
  /** Whether the document is whole and has the field. */
  readonly isWhole: boolean
  /** The single values in the field. */
  readonly fields: ReadonlyMap<string, unknown>
  /** Whether there are objects in the lists of the field. */
  readonly hasObjects: boolean
}

/** Looks through a JSON document with one field that holds everything, `{ field: … }`, without building the objects in it. */
export function readAround(text: string, field: string): Around {
  const fields = new Map<string, unknown>()
  const names: string[] = []
  let [depth, hasObjects, isBroken] = [0, false, false]
  const leave = () => void depth--
  const visitor = {
    onObjectBegin: () => {
      depth++
      hasObjects ||= depth > FIELD_DEPTH && names[0] === field
    },
    onArrayBegin: () => void depth++,
    onObjectEnd: leave,
    onArrayEnd: leave,
    onObjectProperty: (name: string) => {
      if (depth > FIELD_DEPTH) return
      names[depth - 1] = name
      names.length = depth
    },
    onLiteralValue: (value: unknown) => {
      const [first, name] = names
      if (depth === FIELD_DEPTH && first === field && name !== undefined) fields.set(name, value)
    },
    onError: () => {
      isBroken = true
    },
  }
  visit(text, visitor, { disallowComments: true })
  return { isWhole: names[0] === field && !isBroken, fields, hasObjects }
}

/**
 * Reads the objects at the given places of a UTF-8 JSON file one after the other, without building the whole document. Whatever
 * is complete is read, also where the file was cut off; damage is reported once, with its line.
 */
export function eachJsonElement(
  source: Source,
  patterns: readonly Pattern[],
  { report, onElement }: { readonly report: Report; readonly onElement: (element: JsonElement) => void },
): void {
  const text = new TextDecoder().decode(source.bytes)
  let opened: { offset: number; line: number } | null = null
  let isBroken = false
  const reportOnce = (line: number, reason: string) => {
    if (!isBroken) report(line, `the JSON is broken: ${reason}`)
    isBroken = true
  }
  const visitor = {
    onObjectBegin: (offset: number, _length: number, line: number, _column: number, path: () => (string | number)[]) => {
      if (!patterns.some((pattern) => fits(pattern, path()))) return true
      opened = { offset, line: line + 1 }
      return false
    },
    onObjectEnd: (offset: number) => {
      if (!opened) return
      const { offset: start, line } = opened
      opened = null
      if (text[offset] !== '}') return reportOnce(lastLine(text), 'the file ends before its end')
      const json = text.slice(start, offset + 1)
      const element = toElement(json, line)
      if (typeof element === 'string') reportOnce(line, element)
      else if (isDamaged(json)) report(line + linesBefore(json, json.search(DAMAGE)), NOT_UTF8)
      else onElement(element)
    },
    onError: (code: number, _offset: number, _length: number, line: number) => reportOnce(line + 1, printParseErrorCode(code)),
  }
  try {
    visit(text, visitor, { disallowComments: true })
  } catch (error) {
    report(0, `the file cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`)
  }
}

/** The value of an element in the wanted shape; null and a report where it has another. */
export function shaped<T extends z.ZodType>(element: JsonElement, schema: T, report: Report): z.infer<T> | null {
  const result = schema.safeParse(element.value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = issue?.path ?? []
  report(element.lineAt(path), `${path.map(String).join('.') || 'the record'}: ${issue?.message ?? 'has another form'}`)
  return null
}

function fits(pattern: Pattern, path: readonly (string | number)[]): boolean {
  if (pattern.length !== path.length) return false
  return pattern.every((part, index) => (part === '*' ? typeof path[index] === 'number' : part === path[index]))
}

function toElement(json: string, line: number): JsonElement | string {
  let root: Node | undefined
  const lineAt = (path: readonly PropertyKey[]) => {
    root ??= parseTree(json)
    return line + linesBefore(json, offsetIn(root, path))
  }
  try {
    return { value: JSON.parse(json), line, lineAt }
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown error'
  }
}

function offsetIn(root: Node | undefined, path: readonly PropertyKey[]): number {
  for (let length = path.length; root && length > 0; length--) {
    const steps = path.slice(0, length).map((part) => (typeof part === 'symbol' ? String(part) : part))
    const node = findNodeAtLocation(root, steps)
    if (node) return node.offset
  }
  return 0
}

function linesBefore(text: string, offset: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

function lastLine(text: string): number {
  return linesBefore(text, text.length) + 1
}
