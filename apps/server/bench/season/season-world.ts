import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoData } from '@plenara/demo-data'
import type { DataKey } from '../../src/keys/data-key.ts'
import { type OfficialRow, readOfficial } from '../../src/desk/candidacies/official-candidacies.ts'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { createDatabase, type Database } from '../../src/db/database.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { migrate } from '../../src/db/migrate.ts'
import { loadAgreedKey } from '../../src/keys/agree-on-key.ts'
import { createFaultySmtp, type FaultySmtp } from '../../test/security/smtp-fault-server.ts'
import { runProcess } from '../../test/support/child-process.ts'
import { type PlannedAddress, planAddresses, type Random } from './plan-season.ts'
import { environmentOf, startClock } from './season-clock.ts'

/** By Swiss time: everything ends at midnight after the 14th. Voters have seen statements for two weeks by then. */
export const DATES = {
  invited: Date.parse('2027-06-28T08:00:00+02:00'),
  votersFrom: '2027-08-01',
  end: '2027-08-14',
  until: Date.parse('2027-08-15T00:00:00+02:00'),
} as const
const ELECTION_DAY = '2027-10-24'

/** Whom the season is about. */
export interface SeasonPerson extends OfficialRow {
  readonly address: PlannedAddress
}

export interface SeasonWorld {
  readonly db: Database
  readonly url: string
  readonly dataKey: DataKey
  readonly smtp: FaultySmtp
  readonly people: readonly SeasonPerson[]
  readonly electionIds: readonly number[]
  /** What servers and commands over this database are told. */
  readonly environment: Readonly<Record<string, string>>
  /** Runs a command of operators at the time of the invitations; answers its JSON. */
  admin(...words: readonly string[]): Promise<ReturnType<typeof JSON.parse>>
  /** A file for a command; answers its path. */
  file(name: string, lines: readonly string[]): Promise<string>
  close(): Promise<void>
}

/** The 26 ballots of the National Council of the demonstration on a real PostgreSQL, and a mail server that refuses some and puts off others. */
export async function openSeasonWorld(people: number, random: Random): Promise<SeasonWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-season-'))
  const postgres = await openEmbeddedPostgres({ dataDir: folder })
  const db = createDatabase({ url: postgres.url, statementMs: 0, connectMs: 20_000, maxConnections: 6 })
  const dataDir = join(folder, 'server')
  await mkdir(dataDir)
  await migrate(db)
  await loadReference(db)
  // Places are those of the reference.
  const { parties, questionnaires, elections, answers } = demoData()
  await writeCatalogue(db, { parties, questionnaires, elections, answers }, { isPublished: true })
  const keyFile = join(dataDir, 'data.key')
  const dataKey = await loadAgreedKey(db, keyFile)
  const smtp = await openMailServer()
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DATA_KEY_FILE: keyFile, DEMO: 'off', LOG_LEVEL: 'error' }
  const { electionIds, listed } = await readListed(db)
  const addresses = planAddresses(Math.min(people, listed.length), random)
  const clock = environmentOf(startClock(DATES.invited, 0))
  return {
    ...{ db, url: postgres.url, dataKey, smtp, electionIds, environment },
    people: draw(listed, addresses.length).map((person, index) => ({ ...person, address: addresses[index] as PlannedAddress })),
    admin: async (...words) => {
      const command = runProcess('src/commands/admin.ts', [...words, '--json'], { ...environment, ...clock })
      const status = await command.exit
      if (status !== 0) throw new Error(`admin ${words.join(' ')}: ${command.lines.join('\n')}`)
      return JSON.parse(command.lines.findLast((line) => line.startsWith('{')) ?? '')
    },
    file: async (name, lines) => {
      const path = join(folder, name)
      await writeFile(path, `${lines.join('\n')}\n`)
      return path
    },
    close: async () => {
      await smtp.stop()
      await db.destroy()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readListed(db: Database): Promise<{ electionIds: number[]; listed: OfficialRow[] }> {
  const elections = await db
    .selectFrom('election')
    .select('id')
    .where('council', '=', 'national-council')
    .where('electionDate', '=', ELECTION_DAY)
    .orderBy('id')
    .execute()
  const electionIds = elections.map(({ id }) => id)
  const lists = []
  for (const electionId of electionIds) lists.push(await readOfficial(db, { electionId }, 'de'))
  return { electionIds, listed: lists.flat().filter(({ number }) => number !== null) }
}

/** So many of all, evenly spread over the ballots. */
function draw<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T)
}

async function openMailServer(): Promise<FaultySmtp> {
  const wasPutOff = new Set<string>()
  const smtp = await createFaultySmtp({
    refuse: (recipient) => {
      if (recipient.startsWith('refused')) return 550
      if (!recipient.startsWith('later') || wasPutOff.has(recipient)) return null
      wasPutOff.add(recipient)
      return 451
    },
  })
  await smtp.start()
  return smtp
}
