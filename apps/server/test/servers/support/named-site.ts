import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '@plenara/api'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { createPostgresParliament } from '../../../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from '../../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createPostgresSources } from '../../../src/catalogue/snapshots/postgres-sources.ts'
import { createPostgresSearch } from '../../../src/catalogue/search/postgres-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { createClientAddress } from '../../../src/http/client-address.ts'
import { createSite } from '../../../src/pages/create-site.ts'
import { createPostgresUserStore } from '../../../src/opinions/postgres-user-store.ts'
import { readSurveys } from '../../../src/notify/surveys/read-surveys.ts'
import { encode } from '../../support/encode.ts'
import { NAMED, SITE, writeServerBuild } from '../../support/open-site.ts'

/** A server build whose pages show what the API says of votes. */
const SERVER_BUILD = `export function createRenderer({ fetch }) {
  return async ({ path, search, language }) => {
    const answer = await fetch(new Request('http://localhost/api/vote?lang=de'))
    return { html: '<p>' + (await answer.text()) + '</p>', served: { path, search, language, answers: [] }, texts: [] }
  }
}`

/**
 * The pages and files of a server whose operator is named, so that it has sitemaps; it polls the database by itself, as each server does. In this process,
 * because the operator of the repository is nobody.
 */
export async function openNamedSite(db: Database, parent: string): Promise<(path: string) => Promise<Response>> {
  const folder = await mkdtemp(join(parent, 'site-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'operator.json'), JSON.stringify(NAMED))
  await writeFile(
    join(folder, 'dist/index.html'),
    '<!doctype html><html lang="de-CH"><head><title>Plenara</title></head><body><div id="root"></div></body></html>',
  )
  await writeServerBuild(folder, SERVER_BUILD)
  const catalogue = createPostgresCatalogue(db)
  const { dataVersion } = catalogue
  const api = createApp({
    ...{ catalogue, exportSource: catalogue, parliament: createPostgresParliament(db, dataVersion) },
    search: createPostgresSearch(db, dataVersion),
    sources: createPostgresSources(db, dataVersion),
    surveys: () => readSurveys(db),
    users: createPostgresUserStore(db, createDataKey(Buffer.alloc(32, 7))),
    authenticate: async () => null,
    now: () => new Date(),
    version: '0.1.0',
    compatibility: { android: '*', ios: '*', web: '*' },
    log: throwOn,
  })
  const address = createClientAddress([])
  const site = await createSite({
    ...{ folder, dataDir: folder, api, db, publicUrl: SITE, catalogue, encode, address, now: () => new Date(), onError: throwOn },
  })
  return (path) => site.web(new Request(SITE + path))
}

function throwOn(error: unknown): never {
  throw error
}
