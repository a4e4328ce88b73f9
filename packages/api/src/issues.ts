import { isReason, type Reason } from '@plenara/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** One thing that is wrong with a value, where, and whether its form or a rule is broken. */
export interface Finding {
  /** The place in the value, parts with points between them; empty for the whole. */
  readonly name: string
  readonly reason: Reason
  /** A missing or unknown field, or another JSON type. */
  readonly isMalformed: boolean
}

/** What a schema found wrong with a value. Of a union, what is wrong with the alternative that comes closest. */
export function findingsOf(issues: readonly Issue[], value: unknown, base: Path = []): Finding[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path]
    if (issue.code === 'invalid_union')
      return closest(issue.errors.map((branch) => findingsOf(branch, value, path))) ?? [finding(path, 'wrong_form', true)]
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => finding([...path, key], 'unknown', true))
    const reason = reasonOf(issue, valueAt(value, path))
    return finding(path, reason, OF_SHAPE.has(reason))
  })
}

/** What is about the shape of a value, not about a rule for it. */
const OF_SHAPE: ReadonlySet<Reason> = new Set<Reason>(['missing', 'unexpected', 'wrong_type'])

/** A name out of a request as it may be told: what is no plain word or number is left out. */
export function plainName(name: string): string {
  return /^[A-Za-z0-9_-]{1,40}$/.test(name) ? name : '*'
}

function finding(path: Path, reason: Reason, isMalformed: boolean): Finding {
  return { name: path.map((part) => plainName(String(part))).join('.'), reason, isMalformed }
}

/** The alternative of which the form fits, else that with the fewest findings. */
function closest(branches: readonly Finding[][]): Finding[] | undefined {
  const costOf = (branch: readonly Finding[]) => branch.filter(({ isMalformed }) => isMalformed).length * 1_000 + branch.length
  return branches.toSorted((a, b) => costOf(a) - costOf(b))[0]
}

function reasonOf(issue: Issue, value: unknown): Reason {
  if (value === undefined) return 'missing'
  if (isReason(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof value === 'number' ? 'not_whole' : 'wrong_type'
    case 'invalid_value':
      return issue.values.some((allowed) => typeof allowed === typeof value) ? 'not_allowed' : 'wrong_type'
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'wrong_form'
    case 'too_small':
      return LOW[issue.origin] ?? 'too_small'
    case 'too_big':
      return HIGH[issue.origin] ?? 'too_large'
    default:
      return 'wrong_form'
  }
}

const FORMATS: Readonly<Record<string, Reason>> = { date: 'not_a_date', datetime: 'not_a_moment' }
const LOW: Readonly<Record<string, Reason>> = { string: 'too_short', array: 'too_few' }
const HIGH: Readonly<Record<string, Reason>> = { string: 'too_long', array: 'too_many' }

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value)
}
