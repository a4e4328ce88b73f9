import type { ImportProblem } from '@plenara/contract'
import type { AcceptedLosses } from './accepted-losses.ts'
import { columnsOf, type ImportArguments } from './import-arguments.ts'

/** More parts than somebody checks one by one; a file with so many flaws is mended. */
const MAX_PARTS = 500

/** The import as it was called, with other options where some are given, ready to be copied into a shell. */
export function importCommand(args: ImportArguments, changes: Partial<ImportArguments> = {}): string {
  const { importer, path, ...options } = { ...args, ...changes }
  const { electionIds, acceptedLosses, columns, corrected, date } = options
  const values: readonly (readonly [option: string, value: string | boolean | null | undefined])[] = [
    ['election', electionIds?.join()],
    ['plan', options.isPlan],
    ['publish', options.isPublished],
    ['strict', options.isStrict],
    ['accept-losses', acceptedLosses && lossesText(acceptedLosses)],
    ['accept-columns', [...columns].map(([name, column]) => `${name}=${column}`).join()],
    ['corrected', [...corrected].join()],
    ['date', date],
    ['councillors', options.isOfCouncillors],
    ['json', options.isJson],
  ]
  const given = values.flatMap(([option, value]) => (value ? [`--${option}`, ...(value === true ? [] : [value])] : []))
  return shellCommand(['npm', 'run', 'import', '--', importer.name, path, ...given])
}

/** Words as a shell reads them: quoted where it would read something else. */
export function shellCommand(words: readonly string[]): string {
  return words.map((word) => (/^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)).join(' ')
}

type Refused = Pick<ImportProblem, 'line' | 'loss'> & Partial<Pick<ImportProblem, 'file' | 'columns'>>

/**
 * The end of a refusal: the command by which an operator accepts what was refused. Null where there is none: nothing else could be read, or it would
 * name too much.
 */
export function acceptingCommand(args: ImportArguments, refused: readonly Refused[], isEmpty = false): string | null {
  const asked = refused.filter(({ columns }) => columns)
  if (args.isStrict || refused.length === 0 || (isEmpty && asked.length === 0)) return null
  const columns = new Map([...args.columns, ...asked.flatMap((one) => [...columnsOf(one.columns ?? '')])])
  // Of a file whose header leaves a column open nothing was read.
  const lost = refused.filter(({ file }) => !asked.some((one) => one.file === file))
  const lines = new Set([...(args.acceptedLosses?.lines ?? []), ...lost.flatMap(({ line, loss }) => (loss === undefined ? [line] : []))])
  const words = new Set([...(args.acceptedLosses?.words ?? []), ...lost.flatMap(({ loss }) => loss ?? [])])
  return rangesOf(lines).length > MAX_PARTS ? null : importCommand(args, { columns, acceptedLosses: { lines, words } })
}

function lossesText({ lines, words }: AcceptedLosses): string {
  return [...rangesOf(lines).map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)), ...words].join()
}

function rangesOf(lines: ReadonlySet<number>): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const line of [...lines].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges
}
