import { faultsOfFloors, linesOfFloors } from './floors.ts'
import type { BrokenRule } from './import-rules.ts'
import { MAX_FILES, MAX_LINES } from './limits.ts'
import type { House, WorkspaceSize } from './measure.ts'

const FULLEST = 8

/** What other tools say of a checkout; null where they could not look. */
export interface Looks {
  readonly broken: readonly BrokenRule[] | null
  readonly unused: readonly string[] | null
}

/** The measures as lines to read. */
export function linesOfHouse(house: House, { broken, unused }: Looks): string[] {
  const chain = house.longestChain
  return [
    row([
      '',
      'files',
      'lines',
      'test files',
      'lines',
      'functions',
      'median',
      'p90',
      'p99',
      'longest',
      'areas',
      'arrows',
      'rooms',
      'arrows',
      'chain',
    ]),
    ...house.workspaces.map(rowOf),
    '',
    `Fullest folders: ${house.folders
      .slice(0, FULLEST)
      .map(([folder, count]) => `${folder} ${count}`)
      .join(', ')}`,
    ...linesOfFloors(house.floors),
    `Longest chain of imports: ${chain.length} files, from ${chain[0] ?? '-'} to ${chain.at(-1) ?? '-'}`,
    `Circles: ${house.valueCircles.length} of values, ${house.typeCircles.length} of types only`,
    ...[...house.valueCircles, ...house.typeCircles].map((circle) => `  ${circle.join(', ')}`),
    broken === null ? 'Import rules: not looked at, for no dependencies are installed there' : `Import rules: ${broken.length} broken`,
    unused === null
      ? 'Unused code: not looked at, for there is no configuration of it, or no dependencies'
      : `Unused code: ${unused.length}`,
  ]
}

/** What must not be, one line each. */
export function faultsOfHouse(house: House, { broken, unused }: Looks): string[] {
  return [
    ...house.fullFolders.map(([folder, count]) => `${folder} has ${count} files, more than ${MAX_FILES}`),
    ...house.longFiles.map(([file, lines]) => `${file} has ${lines} lines, more than ${MAX_LINES}`),
    ...faultsOfFloors(house.floors),
    ...house.brokenWalks,
    ...(broken ?? []).map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`),
    ...(unused ?? []).map((found) => `unused ${found}`),
  ]
}

function rowOf({ name, files, lines, testFiles, testLines, functions, areas, rooms, longestChain }: WorkspaceSize): string {
  const { count, median, p90, p99, longest } = functions
  const sizes = [files, lines, testFiles, testLines, count, median, p90, p99, longest.lines]
  const ways = [areas, rooms].flatMap((level) => [level.rooms.length, level.arrows.length])
  return row([name, ...[...sizes, ...ways, longestChain.length].map(String)])
}

function row([name = '', ...numbers]: readonly string[]): string {
  return [name.padEnd(20), ...numbers.map((number) => number.padStart(11))].join('')
}
