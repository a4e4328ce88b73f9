/** What an app may rely on in an answer: the names of fields and the kinds of values, without the values. Kinds that differ stand side by side. */
export type Shape = string | { readonly [name: string]: Shape } | readonly [] | readonly [Shape]

/** Names that stand for data (a language, an id) rather than for a field: an app relies on none of them. */
const DATA_NAME = /^(\d+|de|fr|it|rm|de_CH|fr_CH|it_CH|rm_CH|ch_BE)$/

/** The shape of an answer; in a list, what all its members have. */
export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(shapeOf).reduce(common)]
  if (typeof value !== 'object') return typeof value
  const fields = Object.entries(value).filter(([name]) => !DATA_NAME.test(name))
  return Object.fromEntries(fields.map(([name, part]) => [name, shapeOf(part)]))
}

/** Where an answer lacks what the shape promises, as paths; nothing where an app that knows the shape can read it. */
export function lacks(shape: Shape, value: unknown, path = 'answer'): string[] {
  if (typeof shape === 'string') return isOfKind(shape, value) ? [] : [`${path} is no ${shape}`]
  if (isList(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`]
    const [member] = shape
    return member === undefined ? [] : value.flatMap((part, at) => lacks(member, part, `${path}[${at}]`))
  }
  if (typeof value !== 'object' || value === null) return [`${path} is no object`]
  return Object.entries(shape).flatMap(([name, part]) =>
    name in value ? lacks(part, (value as Readonly<Record<string, unknown>>)[name], `${path}.${name}`) : [`${path}.${name} is missing`],
  )
}

function common(a: Shape, b: Shape): Shape {
  if (isList(a) && isList(b)) return a[0] === undefined ? b : b[0] === undefined ? a : [common(a[0], b[0])]
  if (typeof a === 'object' && typeof b === 'object' && !isList(a) && !isList(b)) {
    const shared = Object.keys(a).filter((name) => name in b)
    return Object.fromEntries(shared.map((name) => [name, common(a[name] ?? 'any', b[name] ?? 'any')]))
  }
  if (typeof a === 'string' && typeof b === 'string') return [...new Set([...a.split('|'), ...b.split('|')])].sort().join('|')
  return 'any'
}

/** What was only ever empty may be anything later. */
function isOfKind(kinds: string, value: unknown): boolean {
  const known = kinds.split('|')
  const kind = value === null ? 'null' : typeof value
  return known.includes(kind) || known.includes('any') || kinds === 'null'
}

function isList(shape: Shape): shape is readonly [] | readonly [Shape] {
  return Array.isArray(shape)
}
