import { looksLike } from './near-miss.ts'

/** The columns of a format, as data. */
export interface ColumnTable {
  /** Without one of these a file is not of the format. */
  readonly required: readonly string[]
  /** Read where they are. */
  readonly optional?: readonly string[]
  /** Other names that releases of the format give to a column; the first that a file has is read. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
  /** Columns that say the same, in other languages or for other kinds of the format: where a file has one of a group, the others are not missing. */
  readonly alternatives?: readonly (readonly string[])[]
  /** What else stands in files of the format and is not read. Where it is listed, an unknown column is asked about as long as one is missing. */
  readonly unread?: readonly (string | RegExp)[]
  /** Columns of numbers, empty where there is none; signs between thousands are taken out. */
  readonly numbers?: readonly (string | RegExp)[]
  /** Columns of whole numbers. */
  readonly counts?: readonly (string | RegExp)[]
  /** What else a column of numbers may say for none. */
  readonly missing?: readonly string[]
}

/** Names that an operator has confirmed, by the name in the file; an empty one is not read. */
export type ConfirmedColumns = ReadonlyMap<string, string>

export interface ResolvedColumns {
  /** Where each column of the format stands in the file. */
  readonly positions: ReadonlyMap<string, number>
  /** Why the table cannot be read; empty where it can. */
  readonly reasons: readonly string[]
  /** What `--accept-columns` would have to say for the table to be read, if that is right; null where nothing is asked, or more than that is missing. */
  readonly answer: string | null
}

const NONE: ConfirmedColumns = new Map()

/** Finds the columns of a format in a header. What only looks like one is named, and read where the operator has confirmed it. */
export function resolveColumns(header: readonly string[], table: ColumnTable, confirmed: ConfirmedColumns = NONE): ResolvedColumns {
  const wanted = [...new Set([...table.required, ...(table.optional ?? [])])]
  const positions = new Map<string, number>()
  const twice: string[] = []
  for (const field of wanted) {
    const names = [...namesConfirmedFor(field, header, confirmed), field, ...(table.aliases?.[field] ?? [])]
    const name = names.find((one) => header.includes(one) && (confirmed.get(one) ?? field) === field)
    if (name === undefined) continue
    positions.set(field, header.indexOf(name))
    if (header.indexOf(name) !== header.lastIndexOf(name)) twice.push(`the column ${name} stands twice in the header`)
  }
  const taken = new Set(positions.values())
  const free = header.filter((name, index) => name && !taken.has(index) && !confirmed.has(name) && !isUnread(name, table))
  const absent = wanted.filter((field) => !positions.has(field))
  const wrong = [...twice, ...wrongConfirmations(header, wanted, confirmed)]
  const open = openIn(absent, free, table)
  return { positions, reasons: [...wrong, ...reasonsOf(open)], answer: wrong.length > 0 ? null : answerTo(open) }
}

/** The absent columns that a file lacks: of a group of alternatives one, and none where it has another one. */
function missingOf(absent: readonly string[], { alternatives = [] }: ColumnTable): string[] {
  return absent.filter((field) => {
    const group = alternatives.find((names) => names.includes(field))
    return !group || (group.every((name) => absent.includes(name)) && field === group[0])
  })
}

function namesConfirmedFor(field: string, header: readonly string[], confirmed: ConfirmedColumns): string[] {
  return header.filter((name) => confirmed.get(name) === field)
}

function wrongConfirmations(header: readonly string[], wanted: readonly string[], confirmed: ConfirmedColumns): string[] {
  return header.flatMap((name) => {
    const field = confirmed.get(name)
    return field && !wanted.includes(field) ? [`the column "${name}" cannot be read as ${field}: the format has ${wanted.join(', ')}`] : []
  })
}

function isUnread(name: string, { unread = [], aliases = {} }: ColumnTable): boolean {
  const isAlias = Object.values(aliases).some((names) => names.includes(name))
  return isAlias || matchesColumn(name, unread)
}

/** Whether a column is one of those. */
export function matchesColumn(name: string, columns: readonly (string | RegExp)[]): boolean {
  return columns.some((one) => (typeof one === 'string' ? one === name : one.test(name)))
}

interface Open {
  readonly missing: readonly string[]
  /** Those without which nothing is read. */
  readonly lacking: readonly string[]
  readonly near: readonly { readonly name: string; readonly field: string }[]
  readonly strange: readonly string[]
}

function openIn(absent: readonly string[], free: readonly string[], table: ColumnTable): Open {
  const missing = missingOf(absent, table)
  const near = absent.flatMap((field) => free.filter((name) => looksLike(name, field)).map((name) => ({ name, field })))
  const lacking = missing.filter((field) => table.required.includes(field))
  const strange = table.unread && missing.length > 0 ? free.filter((name) => !near.some((one) => one.name === name)) : []
  return { missing, lacking, near, strange }
}

function reasonsOf({ missing, lacking, near, strange }: Open): string[] {
  return [
    ...(lacking.length > 0 ? [`the column ${lacking.join(', ')} is missing`] : []),
    ...near.map(({ name, field }) => `"${name}" looks like ${field}: if it is, say --accept-columns "${name}=${field}", else "${name}="`),
    ...strangeReasons(strange, lacking.length > 0 ? lacking : missing),
  ]
}

function answerTo({ lacking, near, strange }: Open): string | null {
  const fields = new Map(near.map(({ name, field }) => [name, field]))
  const isWhole = lacking.every((field) => [...fields.values()].includes(field))
  const pairs = [...[...fields].map(([name, field]) => `${name}=${field}`), ...strange.map((name) => `${name}=`)]
  const canBeSaid = [...fields.keys(), ...strange].every((name) => !/[,=]/.test(name))
  return isWhole && canBeSaid && pairs.length > 0 ? pairs.join() : null
}

/** Names that a sentence says before it counts the others. */
const NAMED = 8

function strangeReasons(strange: readonly string[], missing: readonly string[]): string[] {
  const [name] = strange
  if (name === undefined) return []
  const [subject, verb] = strange.length === 1 ? ['the column', 'is'] : ['the columns', 'are']
  const which = strange.length === 1 ? 'which it is' : 'of each which it is'
  return [
    `${subject} ${someOf(strange.map((one) => `"${one}"`))} ${verb} unknown, and ${someOf(missing)} ${missing.length === 1 ? 'is' : 'are'} missing: ` +
      `say ${which}, as in --accept-columns "${name}=${missing[0]}", or "${name}=" if it is none`,
  ]
}

function someOf(names: readonly string[]): string {
  const more = names.length - NAMED
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
