import { createHash } from 'node:crypto'
import { dayInName, parseAmtovz } from '../amtovz/parse.ts'
import type { Source } from '../source.ts'
import { readCsv } from '../tables/csv.ts'
import { type Districts, readMunicipalitiesJson } from './municipality-directory.ts'
import { formatPlaces, type PlacesMunicipality, type PlacesSource } from './places-table.ts'

const POSTCODES = {
  title: 'Amtliches Ortschaftenverzeichnis, swisstopo',
  address: 'https://www.swisstopo.admin.ch/de/amtliches-ortschaftenverzeichnis',
  licence: 'OGD, source named',
}
const BY_CANTON = {
  title: 'Gemeinden und Bezirke nach dem amtlichen Gemeindeverzeichnis, OneGov Cloud',
  address: 'https://github.com/OneGov/onegov-cloud',
  licence: 'MIT',
}
/** Two grounds without inhabitants stand in the directory of postcodes alone. */
const GROUNDS: readonly number[] = [2391, 5391]

/**
 * The table of places out of official files: the directory of towns and postcodes of swisstopo, and the districts of the municipalities out of one file
 * of each canton. The same files give the same text, byte by byte. Throws an error with what is missing or contradicts itself: nothing is left out or
 * guessed.
 */
export async function buildPlaces(sources: readonly Source[]): Promise<string> {
  const ordered = sources.toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const directories = ordered.filter(isPostcodeDirectory)
  const [directory] = directories
  if (!directory || directories.length > 1) throw new Error(`Exactly one directory of postcodes is needed, ${directories.length} found`)
  const asOf = dayInName(directory.file)
  if (asOf === null) throw new Error(`The name of ${directory.file} tells no day: name it like AMTOVZ_CSV_LV95_2026-04.csv`)
  const { import: data, problems } = await parseAmtovz(directory)
  const [problem] = problems
  if (problem) throw new Error(`${problem.file}, line ${problem.line}: ${problem.reason}`)
  const localities = data.localities ?? []
  const districts = readDistricts(ordered)
  const unnamed = [...new Set(localities.map(({ bfsNumber }) => bfsNumber))].filter(
    (number) => !districts.all.has(number) && !GROUNDS.includes(number),
  )
  if (unnamed.length > 0) throw new Error(`The directory of municipalities lacks ${unnamed.slice(0, 5).join(', ')}`)
  const municipalities: PlacesMunicipality[] = localities.map(({ bfsNumber, municipality, cantonCode }) => ({
    bfsNumber,
    name: municipality,
    cantonCode,
    district: districts.all.get(bfsNumber) ?? null,
  }))
  checkLetters([...municipalities.flatMap(({ name, district }) => [name, district ?? '']), ...localities.map(({ place }) => place)])
  const facts = [sourceOf(POSTCODES, [directory]), sourceOf(BY_CANTON, districts.sources)]
  const unique = [...new Map(municipalities.map((one) => [one.bfsNumber, one])).values()]
  return formatPlaces({ asOf, sources: facts, municipalities: unique, localities })
}

function isPostcodeDirectory(source: Source): boolean {
  return source.file.toLowerCase().endsWith('.csv') && readCsv(source, { required: ['PLZ4', 'BFS-Nr'] }).rows.length > 0
}

function readDistricts(sources: readonly Source[]): { readonly all: Districts; readonly sources: readonly Source[] } {
  const cantons = sources
    .filter(({ file }) => /^[a-z]{2}\.json$/.test(file))
    .flatMap((source) => {
      const districts = readMunicipalitiesJson(source)
      return districts ? [{ source, districts }] : []
    })
  const all = new Map(cantons.flatMap(({ districts }) => [...districts]))
  return { all, sources: cantons.map(({ source }) => source) }
}

/** The files of a source as one: their names, and the hash of their contents in the order of the names. */
function sourceOf(facts: Pick<PlacesSource, 'title' | 'address' | 'licence'>, files: readonly Source[]): PlacesSource {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  const file = files.length > 1 ? `${files.length} files ${files[0]?.file}–${files.at(-1)?.file}` : (files[0]?.file ?? '')
  return { ...facts, file, sha256: `sha256 ${hash.digest('hex')}` }
}

/** A name with a separator of the table would be read as two. */
function checkLetters(names: readonly string[]): void {
  const wrong = names.find((name) => /[:;|\n]/.test(name))
  if (wrong !== undefined) throw new Error(`"${wrong}" holds a separator of the table`)
}
