import type { ImportProblem } from '@plenara/contract'
import { findNodeAtLocation, type Node, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import { z } from 'zod'
import { LimitExceeded } from './limits.ts'
import type { Source } from './source.ts'
import { looksLike } from './tables/near-miss.ts'
import { strangerIn } from './tables/strangers.ts'
import { isDamaged } from './text.ts'

const NOT_UTF8 = 'holds characters that are not UTF-8: save the file as UTF-8'
/** Of what stands in the one field of a document. */
const FIELD_DEPTH = 2
/** What is open where a row begins. */
const ROWS = ['{[{', '{{[{']
const MAX_ROW_DEPTH = 4
/** What an editor would underline, in words. */
const JSON_FLAWS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'here stands what is neither a text in quotes, a number, true, false nor null',
  InvalidNumberFormat: 'here stands a number that is none',
  PropertyNameExpected: 'the name of a field is missing, or a comma is too many',
  ValueExpected: 'a value is missing, or a comma is too many',
  ColonExpected: 'a colon is missing behind the name of a field',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'the file ends before its end',
  CloseBracketExpected: 'the file ends before its end',
  EndOfFileExpected: 'something stands behind its end',
  InvalidCommentToken: 'it holds a comment',
  UnexpectedEndOfString: 'a text in quotes does not end',
  UnexpectedEndOfNumber: 'a number does not end',
  InvalidCharacter: 'it holds a control character',
}
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
export type Report = (line: number, reason: string, isDoubt?: true) => void

/** Collects the problems of a file. */
export function problemsOf(source: Source): { readonly problems: ImportProblem[]; readonly report: Report } {
  const problems: ImportProblem[] = []
  return {
    problems,
    report: (line, reason, isDoubt) => void problems.push({ file: source.file, line, reason, ...(isDoubt && { isDoubt }) }),
  }
}

/** All objects at the given places, for files that are small. */
export function readJsonElements(source: Source, patterns: readonly Pattern[], report: Report): JsonElement[] {
  const elements: JsonElement[] = []
  eachJsonElement(source, patterns, { report, onElement: (element) => void elements.push(element) })
  return elements
}

/** What stands around the rows of a JSON document. */
export interface Around {
  /** Whether the document is whole and has the field. */
  readonly isWhole: boolean
  /** The single values in the field. */
  readonly fields: ReadonlyMap<string, unknown>
  /** The wanted numbers of each row. */
  readonly rows: readonly Readonly<Record<string, number>>[]
}

/**
 * Looks through a JSON document with one field that holds everything, `{ field: [rows] }` or `{ field: { …: [rows] } }`, without building the
 * rows: of each it takes only the numbers of those names.
 */
export function readAround(text: string, field: string, numbers: readonly string[] = []): Around {
  const fields = new Map<string, unknown>()
  const rows: Record<string, number>[] = []
  const names: string[] = []
  let [open, isBroken] = ['', false]
  const isInField = () => names[0] === field
  const isRow = () => isInField() && ROWS.includes(open)
  const enter = (bracket: string) => {
    open += bracket
    if (bracket === '{' && isRow()) rows.push({})
  }
  const leave = () => {
    open = open.slice(0, -1)
  }
  const visitor = {
    onObjectBegin: () => enter('{'),
    onArrayBegin: () => enter('['),
    onObjectEnd: leave,
    onArrayEnd: leave,
    onObjectProperty: (name: string) => {
      if (open.length > MAX_ROW_DEPTH) return
      names[open.length - 1] = name
      names.length = open.length
    },
    onLiteralValue: (value: unknown) => {
      const name = names[open.length - 1]
      if (name === undefined || !isInField()) return
      if (open.length === FIELD_DEPTH) fields.set(name, value)
      const row = isRow() && numbers.includes(name) ? rows.at(-1) : undefined
      if (row && typeof value === 'number') row[name] = value
    },
    onError: () => {
      isBroken = true
    },
  }
  visit(text, visitor, { disallowComments: true })
  return { isWhole: isInField() && !isBroken, fields, rows }
}

/** Why bytes are no whole JSON document in UTF-8, null where they are one: a document that was cut may still hold whole records. */
export function jsonDamage(bytes: Uint8Array): string | null {
  const text = utf8Of(bytes)
  if (text === null) return 'the answer is not in UTF-8'
  let [isBroken, isFilled] = [false, false]
  const fill = () => {
    isFilled = true
  }
  const onError = () => {
    isBroken = true
  }
  visit(text, { onObjectBegin: fill, onArrayBegin: fill, onError }, { disallowComments: true })
  return isBroken || !isFilled ? 'the answer is no whole JSON' : null
}

/** The text of bytes, null where they are not in UTF-8. */
export function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
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
  const stranger = strangerIn(source.bytes, 'JSON')
  if (stranger) {
    report(0, stranger)
    return
  }
  const text = new TextDecoder().decode(source.bytes)
  let opened: { offset: number; line: number } | null = null
  let isBroken = false
  const reportOnce = (line: number, reason: string) => {
    if (!isBroken) report(line, `the JSON is broken: ${reason}`)
    isBroken = true
  }
  const visitor = {
    onObjectBegin: (offset: number, _length: number, line: number, _column: number, path: () => (string | number)[]) => {
      source.deadline?.check()
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
    onError: (code: number, _offset: number, _length: number, line: number) =>
      reportOnce(line + 1, JSON_FLAWS[printParseErrorCode(code)] ?? 'it cannot be read from here on'),
  }
  try {
    visit(text, visitor, { disallowComments: true })
  } catch (error) {
    if (error instanceof LimitExceeded) throw error
    report(0, `the file cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`)
  }
}

/** The value of an element in the wanted shape; null and a report where it has another. */
export function shaped<T extends z.ZodType>(element: JsonElement, schema: T, report: Report): z.infer<T> | null {
  const renamed = renamedField(element.value, schema)
  const result = schema.safeParse(element.value)
  if (result.success && !renamed) return result.data
  if (result.success && renamed) {
    report(element.lineAt(renamed.path), `"${renamed.path.map(String).join('.')}" looks like ${renamed.field}, which is missing`)
    return null
  }
  const issue = result.error?.issues[0]
  const path = issue?.path ?? []
  report(element.lineAt(path), `${path.map(String).join('.') || 'the record'}: ${issue?.message ?? 'has another form'}`)
  return null
}

interface Renamed {
  readonly path: readonly PropertyKey[]
  readonly field: string
}

/** A field, at any depth, that its shape does not have and that looks like one of its own that is missing. */
function renamedField(value: unknown, schema: unknown, path: readonly PropertyKey[] = []): Renamed | null {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) {
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    for (const [index, item] of items.entries()) {
      const found = renamedField(item, inner.element, [...path, index])
      if (found) return found
    }
    return null
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return null
  return renamedHere(value, inner.shape, path) ?? renamedBelow(value, inner.shape, path)
}

function renamedHere(value: object, shape: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]): Renamed | null {
  const missing = Object.keys(shape).filter((field) => !(field in value))
  if (missing.length === 0) return null
  const strange = Object.keys(value).filter((name) => !(name in shape))
  for (const field of missing) {
    const name = strange.find((one) => looksLike(one, field))
    if (name !== undefined) return { path: [...path, name], field }
  }
  return null
}

function renamedBelow(value: object, shape: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]): Renamed | null {
  for (const [field, schema] of Object.entries(shape)) {
    const found = renamedField(Reflect.get(value, field), schema, [...path, field])
    if (found) return found
  }
  return null
}

/** The shape inside of what may be missing. */
function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap()) : schema
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
