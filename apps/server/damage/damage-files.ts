import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { IMPORTERS, type ImporterName, OUTLETS } from '@plenara/importers'
import { realDataPath } from '../../../scripts/real-data.mjs'
import type { DamageCase } from './damage-run.ts'

/** A file of a format, by its path; the others of its folder belong to it in formats of linked files. */
export interface DamagePath {
  readonly format: ImporterName
  readonly path: string
}

const FIXTURES = join(import.meta.dirname, '../../../packages/importers/src')
/** Fixtures of more than one file beside the folder of the importer. */
const MORE_FIXTURES: readonly DamagePath[] = [
  { format: 'onegov', path: join(FIXTURES, 'fixtures/nr2027-bl.csv') },
  { format: 'onegov', path: join(FIXTURES, 'fixtures/grossrat2026-gr.csv') },
  { format: 'sesam-bs', path: join(FIXTURES, 'sesam-bs/fixtures/grosser-rat-2020.xlsx') },
]

/** The folders of the full-size data and what reads them; files that no importer reads are left out by the run. */
const REAL: readonly (readonly [string, ImporterName])[] = [
  ['elections/onegov-proporz', 'onegov'],
  ['elections/onegov-majorz', 'onegov'],
  ['elections/sesam-bs-grossrat', 'sesam-bs'],
  ['elections/ech0252-gr', 'ech0252'],
  ['elections/ech0252-sg-small', 'ech0252'],
  ['elections/wabstic-sg/nr2015-sg', 'wabstic'],
  ['elections/elected2023', 'candidate-lists'],
  ['elections/bfs-nr2023', 'candidate-lists'],
  ['elections/lists-be-vd-2022', 'candidate-lists'],
  ['elections/nr2019-candidates-digdemlab', 'candidate-lists'],
  ['geo/plz', 'amtovz'],
  ['geo/coat-of-arms', 'coats-of-arms'],
  ['parliament/federal-council-history', 'federal-council'],
  ['parliament/kantonsrat-zh', 'kantonsrat-zh'],
  ['parliament/odata-2026', 'parliament'],
  ['parliament/odata-swissparlpy', 'parliament'],
  ['parliament/parlaqui-2023', 'parliament'],
  ['parliament/openparldata-2026', 'openparldata'],
  ['parliament/openparldata-swissparlpy', 'openparldata'],
  ['votes/swissvotes', 'swissvotes'],
  ['votes/voteinfo', 'voteinfo'],
  ['votes/onegov-vote', 'onegov-votes'],
  ['votes/voteinfo-explanations', 'explanations'],
  ['votes/volksabstimmungen-4lang', 'explanations'],
  ['questionnaires/derived', 'questionnaire'],
  ['questionnaires/derived', 'answers'],
  ['questionnaires/smartvote-nr2023', 'answers'],
]

/** Every fixture of every importer. */
export function fixturePaths(): DamagePath[] {
  const own = IMPORTERS.flatMap(({ name, endings }) => pathsIn(join(FIXTURES, name, 'fixtures'), name, endings))
  return [...own, ...MORE_FIXTURES]
}

/** Every file of the full-size data that an importer reads; none where they are not there. */
export function realPaths(): DamagePath[] {
  return REAL.flatMap(([folder, format]) => {
    const importer = IMPORTERS.find(({ name }) => name === format)
    return existsSync(realDataPath(folder)) ? pathsIn(realDataPath(folder), format, importer?.endings ?? []) : []
  })
}

function pathsIn(folder: string, format: ImporterName, endings: readonly string[]): DamagePath[] {
  const names = readdirSync(folder).filter((name) => endings.some((ending) => name.endsWith(ending)))
  return names.toSorted().map((name) => ({ format, path: join(folder, name) }))
}

/** The file, and what lies beside it where files are linked. */
export function caseOf({ format, path }: DamagePath): DamageCase {
  const file = basename(path)
  const bytes = format === 'feed' ? ofKnownOutlet(readFileSync(path)) : readFileSync(path)
  if (format !== 'wabstic') return { format, file, bytes }
  const folder = join(path, '..')
  const others = readdirSync(folder).filter((name) => name !== file && name.endsWith('.csv'))
  return { format, file, bytes, others: others.map((name) => ({ file: name, bytes: readFileSync(join(folder, name)) })) }
}

/** The invented outlet of a fixture under the domain of a known one: of others nothing is read. */
function ofKnownOutlet(bytes: Buffer): Buffer {
  const [outlet] = OUTLETS
  return Buffer.from(bytes.toString('latin1').replaceAll(/beispiel\.example|exemple\.example/g, outlet?.key ?? ''), 'latin1')
}
