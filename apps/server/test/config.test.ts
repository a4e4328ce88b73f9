import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { LIMITS } from '@plenara/importers'
import { afterEach, expect, test } from 'vitest'
import { REFUSED, REFUSED_AT_START, WORKING } from './support/refused-settings.ts'
import { readConfig } from '../src/config.ts'
import { FORMER_SETTINGS } from '../src/platform/settings/former-settings.ts'
import { StartError } from '../src/platform/start-error.ts'

/** Settings of which every value works. */
const ALWAYS_WORKING = ['NO_PROXY']
const { cwd, getuid } = process
afterEach(() => Object.assign(process, { cwd, getuid }))

test('without any setting the server runs on this machine with everything in ./data', () => {
  // Root's data lie elsewhere where the checkout stands in a closed folder.
  process.getuid = () => 1000
  expect(readConfig({ PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    metricsPort: null,
    deskPort: null,
    deskUrl: null,
    dataDir: resolve('data'),
    databaseUrl: null,
    connections: { all: 27, accounts: 10, publicData: 16, health: 1 },
    smtpUrl: null,
    publicUrl: 'http://localhost:3000',
    enumeration: 'spec',
    logLevel: 'info',
    trustProxy: [],
    mailFrom: 'Plenara <noreply@localhost>',
    dataKeyFile: resolve('data/data.key'),
    auditDir: resolve('data/audit'),
    fetch: [],
    fetchAddresses: {},
    fetchProxy: {},
    minFreeBytes: null,
    callsPerAccount: 20,
    importLimits: LIMITS,
    demo: null,
  })
})

// Fails when the folders above are not looked at, or for another user than root.
test('a checkout of root in a closed folder keeps its data where the database gets at them', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'plenara-closed-'))
  process.cwd = () => closed
  process.getuid = () => 0
  expect(readConfig({}).dataDir).toBe('/var/lib/plenara')
  process.getuid = () => 1000
  expect(readConfig({}).dataDir).toBe(join(closed, 'data'))
  await rm(closed, { recursive: true })
})

test('every setting can be made', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '8080',
    METRICS_PORT: '9100',
    DESK_PORT: '8081',
    DESK_URL: 'https://kandidatur.example.ch/',
    DATA_DIR: '/srv/plenara',
    DATABASE_URL: 'postgres://u:p@db/plenara',
    SMTP_URL: 'smtps://mail.example.ch',
    PUBLIC_URL: 'https://wahl.example.ch/',
    ENUMERATION: 'strict',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    MAIL_FROM: 'Wahlhilfe <wahl@example.ch>',
    DATA_KEY_FILE: '/run/secrets/key',
    AUDIT_DIR: '/srv/audit',
    FETCH: 'news, voteinfo parliament=https://mirror.example.ch/odata.svc, news-nzz.ch=http://10.0.0.1:8080/f?a=1%2C2',
    LIMITS: 'database-connections=53, calls-per-account=50 free-mb=500,import-rows=5000000, import-seconds=60',
    https_proxy: 'http://proxy.example.ch:3128',
    NO_PROXY: 'localhost',
    DEMO: 'off',
  }
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    metricsPort: 9100,
    deskPort: 8081,
    deskUrl: 'https://kandidatur.example.ch',
    dataDir: '/srv/plenara',
    databaseUrl: 'postgres://u:p@db/plenara?sslmode=verify-full',
    connections: { all: 53, accounts: 20, publicData: 32, health: 1 },
    smtpUrl: 'smtps://mail.example.ch',
    publicUrl: 'https://wahl.example.ch',
    enumeration: 'strict',
    logLevel: 'warn',
    trustProxy: ['10.0.0.0/8', '::1'],
    mailFrom: 'Wahlhilfe <wahl@example.ch>',
    dataKeyFile: '/run/secrets/key',
    auditDir: '/srv/audit',
    fetch: ['news', 'voteinfo'],
    fetchAddresses: { parliament: 'https://mirror.example.ch/odata.svc', 'news-nzz.ch': 'http://10.0.0.1:8080/f?a=1%2C2' },
    fetchProxy: { HTTPS_PROXY: 'http://proxy.example.ch:3128', NO_PROXY: 'localhost' },
    minFreeBytes: 500 * 1024 ** 2,
    callsPerAccount: 50,
    importLimits: { ...LIMITS, rows: 5_000_000, seconds: 60 },
    demo: 'off',
  })
})

test('links in mails follow the port where no public address is given', () => {
  expect(readConfig({ PORT: '8081' }).publicUrl).toBe('http://localhost:8081')
})

// Fails when `isLocal`, `saidBy` or the added parameter is taken out of `withTls`.
test.each([
  ['postgres://u:p%20q@db/plenara?application_name=x', 'postgres://u:p%20q@db/plenara?application_name=x&sslmode=verify-full'],
  ['postgres://u@db/plenara?sslmode=disable', 'postgres://u@db/plenara?sslmode=disable'],
  ['postgres://u@127.0.0.1:5433/plenara', 'postgres://u@127.0.0.1:5433/plenara'],
  ['postgres://u@[::1]/plenara', 'postgres://u@[::1]/plenara'],
  ['postgres://u@127.0.0.1.example.ch/plenara', 'postgres://u@127.0.0.1.example.ch/plenara?sslmode=verify-full'],
])('towards another machine the database is spoken to with TLS: %s', (value, expected) => {
  expect(readConfig({ DATABASE_URL: value }).databaseUrl).toBe(expected)
})

test.each([
  ['smtp://mail.example.ch:587', 'smtp://mail.example.ch:587?requireTLS=true'],
  ['smtp://mail.example.ch?ignoreTLS=true', 'smtp://mail.example.ch?ignoreTLS=true'],
  ['smtps://mail.example.ch', 'smtps://mail.example.ch'],
  ['smtp://localhost:1025', 'smtp://localhost:1025'],
])('towards another machine mail is sent with TLS: %s', (value, expected) => {
  expect(readConfig({ SMTP_URL: value }).smtpUrl).toBe(expected)
})

// Fails when the check of that row is taken out: `npm run test:mutants -- --only setting-` takes out each.
test.each(REFUSED)('%s=%j stops the start with one line that names it and what is needed', (name, value, wanted) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`))
  expect(read).toThrow(wanted)
  expect(read).toThrow(StartError)
  expect(read).not.toThrow('geheim')
})

test.each(WORKING)('%s=%j is taken', (name, value) => {
  expect(() => readConfig({ [name]: value })).not.toThrow()
})

// Fails when docs/settings.md names a setting of which no wrong value is tried, or does not name one that is.
test('each setting of docs/settings.md has wrong values that are refused, or is named with what works', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/settings.md'), 'utf8')
  const [, section = ''] = /^## The server\n([\s\S]*?)^## /m.exec(page) ?? []
  const rows = [...section.matchAll(/^\| (`.*?`) +\|/gm)].map(([, names = '']) => names)
  const names = rows.flatMap((row) => [...row.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name = '']) => name))
  const tried = [...REFUSED, ...REFUSED_AT_START].map(([name]) => name).filter((name) => !(name in FORMER_SETTINGS))
  expect(names.length).toBeGreaterThan(15)
  expect([...new Set([...tried, ...ALWAYS_WORKING])].toSorted()).toEqual(names.toSorted())
})

// Fails when the loop of `refuseFormerSettings` is taken out, or an instruction names a limit that there is not.
test.each(Object.entries(FORMER_SETTINGS))(
  '%s is no longer read and stops the start with one line that says what to do',
  (name, instead) => {
    expect(() => readConfig({ [name]: '4' })).toThrow(new RegExp(`^${name} is no longer read: ${instead}$`))
    expect(() => readConfig({ [name]: ' ' })).not.toThrow()
    const limit = /^set (\S+) in LIMITS$/.exec(instead)?.[1]
    if (limit) expect(() => readConfig({ LIMITS: `${limit}=5` })).not.toThrow()
  },
)
