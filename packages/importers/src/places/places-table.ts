import type { CantonCode, LocalityRecord } from '@plenara/contract'
import { groupBy } from '../group.ts'
import { toCantonCode } from '../reference/cantons.ts'

/** A municipality as the table has it; its constituency follows from the law of its canton. */
export interface PlacesMunicipality {
  readonly bfsNumber: number
  readonly name: string
  readonly cantonCode: CantonCode
  /** Null in cantons without districts, and of grounds that belong to several municipalities. */
  readonly district: string | null
}

/** An official file that the table was derived from. */
export interface PlacesSource {
  readonly title: string
  readonly address: string
  readonly licence: string
  readonly file: string
  readonly sha256: string
}

/** Every municipality and postcode of Switzerland at a day. */
export interface PlacesTable {
  /** The day of the directory of postcodes, YYYY-MM-DD. */
  readonly asOf: string
  readonly sources: readonly PlacesSource[]
  readonly municipalities: readonly PlacesMunicipality[]
  readonly localities: readonly LocalityRecord[]
}

const TITLE = '# Places of Switzerland: facts derived from official directories, made by `npm run build:places`; not edited by hand'
const MUNICIPALITIES = '[municipalities] canton district: BFS number name; …'
const POSTCODES = '[postcodes] postcode place: BFS numbers; …'
const ORDER = '[order] postcode: BFS numbers by their share of addresses, the largest first'

/** The table as text: one line a district and one a postcode, in the order of their numbers, so that two tables compare line by line. */
export function formatPlaces({ asOf, sources, municipalities, localities }: PlacesTable): string {
  const lines = [
    TITLE,
    `# as of ${asOf}`,
    ...sources.map(({ title, address, licence, file, sha256 }) => `# source ${[title, address, licence, file, sha256].join(' | ')}`),
    MUNICIPALITIES,
    ...groups(byNumber(municipalities), ({ cantonCode, district }) => [cantonCode, district].filter(Boolean).join(' ')).map(
      ([head, members]) => `${head}: ${members.map(({ bfsNumber, name }) => `${bfsNumber} ${name}`).join('; ')}`,
    ),
    POSTCODES,
    ...groups(localities.toSorted(byPostcode), ({ zip }) => zip).map(([zip, members]) => `${zip} ${placesOf(members)}`),
    ORDER,
    ...orderLines(localities),
  ]
  return `${lines.join('\n')}\n`
}

/** Reads the text of `formatPlaces`. Throws an error for a line that it would not write. */
export function parsePlaces(text: string): PlacesTable {
  const lines = text.split('\n').filter(Boolean)
  const from = lines.indexOf(MUNICIPALITIES)
  const until = lines.indexOf(POSTCODES)
  const order = lines.indexOf(ORDER)
  const head = lines.slice(0, Math.max(from, 0))
  const asOf = /^# as of (\d{4}-\d{2}-\d{2})$/.exec(head[1] ?? '')?.[1]
  if (head[0] !== TITLE || asOf === undefined || until < from || order < until) throw new Error('The table of places has another form')
  const municipalities = lines.slice(from + 1, until).flatMap(readMunicipalities)
  const names = new Map(municipalities.map((one) => [one.bfsNumber, one]))
  return {
    asOf,
    sources: head.slice(2).map(readSource),
    municipalities,
    localities: withRanks(lines.slice(until + 1, order).flatMap(readLocalities(names)), lines.slice(order + 1)),
  }
}

function readSource(line: string): PlacesSource {
  const [title = '', address = '', licence = '', file = '', sha256 = ''] = line.slice('# source '.length).split(' | ')
  return { title, address, licence, file, sha256 }
}

function readMunicipalities(line: string): PlacesMunicipality[] {
  const [, code = '', district = null, members = ''] = /^([A-Z]{2})(?: ([^:]+))?: (.+)$/.exec(line) ?? []
  const cantonCode = toCantonCode(code)
  if (!cantonCode) throw new Error(`The table of places has a line without a canton: ${line}`)
  return members.split('; ').map((member) => {
    const [, number, name = ''] = /^(\d+) (.+)$/.exec(member) ?? []
    return { bfsNumber: Number(number), name, cantonCode, district }
  })
}

function readLocalities(municipalities: ReadonlyMap<number, PlacesMunicipality>): (line: string) => LocalityRecord[] {
  return (line) =>
    line
      .slice(5)
      .split('; ')
      .flatMap((entry) => {
        const [, place = '', numbers = ''] = /^(.+): ([\d ]+)$/.exec(entry) ?? []
        return numbers.split(' ').map((number) => {
          const municipality = municipalities.get(Number(number))
          if (!municipality) throw new Error(`The table of places has a postcode of no municipality: ${line}`)
          const { bfsNumber, name, cantonCode } = municipality
          return { zip: line.slice(0, 4), place, municipality: name, bfsNumber, cantonCode }
        })
      })
}

/** Only of postcodes of several municipalities: elsewhere there is nothing to order. */
function orderLines(localities: readonly LocalityRecord[]): string[] {
  return groups(localities.toSorted(byPostcode), ({ zip }) => zip).flatMap(([zip, members]) => {
    const ordered = members.filter(({ rank }) => rank !== undefined).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    const numbers = [...new Set(ordered.map(({ bfsNumber }) => bfsNumber))]
    return numbers.length > 1 ? [`${zip}: ${numbers.join(' ')}`] : []
  })
}

function withRanks(localities: readonly LocalityRecord[], lines: readonly string[]): LocalityRecord[] {
  const ranks = new Map(
    lines.flatMap((line) => {
      const [zip = '', numbers = ''] = line.split(': ')
      return numbers.split(' ').map((number, rank): [string, number] => [`${zip} ${number}`, rank])
    }),
  )
  return localities.map((one) => ({ ...one, rank: ranks.get(`${one.zip} ${one.bfsNumber}`) ?? 0 }))
}

function placesOf(localities: readonly LocalityRecord[]): string {
  return groups(localities, ({ place }) => place)
    .map(([place, members]) => `${place}: ${members.map(({ bfsNumber }) => bfsNumber).join(' ')}`)
    .join('; ')
}

function byNumber(municipalities: readonly PlacesMunicipality[]): PlacesMunicipality[] {
  return municipalities.toSorted((a, b) => a.bfsNumber - b.bfsNumber)
}

/** By code points, so that every machine sorts alike. */
function byPostcode(a: LocalityRecord, b: LocalityRecord): number {
  return Number(a.zip) - Number(b.zip) || compare(a.place, b.place) || a.bfsNumber - b.bfsNumber
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function groups<T>(items: readonly T[], nameOf: (item: T) => string): [string, T[]][] {
  return [...groupBy(items, nameOf)]
}
