/** A version as numbers; `pre` are the parts of a pre-release, none for a release. */
interface Version {
  readonly parts: readonly [number, number, number]
  readonly pre: readonly string[]
}
interface Bound {
  readonly operator: '>=' | '>' | '<=' | '<'
  readonly version: Version
}

const NUMBER = '(0|[1-9]\\d{0,8})'
const VERSION = new RegExp(`^v?${NUMBER}(?:\\.${NUMBER})?(?:\\.${NUMBER})?(?:-([0-9A-Za-z.-]+))?(?:\\+[0-9A-Za-z.-]+)?$`)
const COMPARATOR = /^(>=|<=|>|<|=)?(.+)$/

/**
 * Whether an installed app version is one that the server still serves [GUARD-2].
 * @param version semantic version, e.g. `1.2.0`; missing parts count as 0
 * @param range as the server's status gives it: comparators that all hold (`>=1.0.0 <2`), alternatives by `||`, `*` for any version. Incomplete
 *   versions stand for their whole release line, as in semver: `<2` leaves out 2.0.0 and its pre-releases, `1.2` is any 1.2.x. Pre-releases count by precedence.
 * @returns null if the version or the range cannot be read: the app then counts as compatible [GUARD-3]
 */
export function isCompatible(version: string, range: string): boolean | null {
  const installed = parse(version.trim())
  const alternatives = range.split('||').map(boundsOf)
  if (!installed || alternatives.some((bounds) => bounds === null)) return null
  return alternatives.some((bounds) => bounds?.every((bound) => holds(installed.version, bound)))
}

/** The lowest version that a range asks for, e.g. `1.4.0` of `>=1.4.0 <2`, to be shown; null if it names none. */
export function neededVersion(range: string): string | null {
  return /^\s*>=\s*(\d+(?:\.\d+){0,2})(?:\s|$)[^|]*$/.exec(range)?.[1] ?? null
}

function parse(text: string): { readonly version: Version; readonly given: number } | null {
  const found = VERSION.exec(text)
  if (!found) return null
  const [, major, minor, patch, pre] = found
  if (pre !== undefined && patch === undefined) return null
  const given = [major, minor, patch].filter((part) => part !== undefined).length
  return { version: { parts: [Number(major), Number(minor ?? 0), Number(patch ?? 0)], pre: pre?.split('.') ?? [] }, given }
}

function boundsOf(alternative: string): readonly Bound[] | null {
  const words = alternative
    .replace(/(>=|<=|>|<|=)\s+/g, '$1')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return null
  const bounds = words.map(boundsOfWord)
  return bounds.includes(null) ? null : bounds.flatMap((part) => part ?? [])
}

function boundsOfWord(word: string): readonly Bound[] | null {
  if (word === '*') return []
  const [, operator = '=', text = ''] = COMPARATOR.exec(word) ?? []
  const parsed = parse(text)
  if (!parsed) return null
  const { version, given } = parsed
  const from = given === 3 ? version : lowest(version)
  const after = given === 3 ? version : lowest(next(version, given))
  if (operator === '>=' || operator === '<') return [{ operator, version: from }]
  if (operator === '>') return [{ operator: given === 3 ? '>' : '>=', version: after }]
  const upper: Bound = { operator: given === 3 ? '<=' : '<', version: after }
  return operator === '<=' ? [upper] : [{ operator: '>=', version: from }, upper]
}

/** The first version of the line after an incomplete one: of 1.2 it is 1.3, of 1 it is 2. */
function next({ parts: [major, minor] }: Version, given: number): Version {
  return { parts: given === 1 ? [major + 1, 0, 0] : [major, minor + 1, 0], pre: [] }
}

/** Below every pre-release of a version. */
function lowest({ parts }: Version): Version {
  return { parts, pre: ['0'] }
}

function holds(version: Version, { operator, version: bound }: Bound): boolean {
  const order = compare(version, bound)
  if (operator === '>=') return order >= 0
  if (operator === '>') return order > 0
  return operator === '<=' ? order <= 0 : order < 0
}

/** The precedence of semver 2.0.0, section 11. */
function compare(a: Version, b: Version): number {
  for (const at of [0, 1, 2] as const) if (a.parts[at] !== b.parts[at]) return a.parts[at] - b.parts[at]
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length
  for (let at = 0; at < Math.min(a.pre.length, b.pre.length); at += 1) {
    const order = comparePart(a.pre[at] ?? '', b.pre[at] ?? '')
    if (order !== 0) return order
  }
  return a.pre.length - b.pre.length
}

function comparePart(a: string, b: string): number {
  const areNumbers = [a, b].map((part) => /^\d+$/.test(part))
  if (areNumbers[0] && areNumbers[1]) return Number(a) - Number(b)
  if (areNumbers[0] !== areNumbers[1]) return areNumbers[0] ? -1 : 1
  if (a === b) return 0
  return a < b ? -1 : 1
}
