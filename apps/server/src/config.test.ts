import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const { cwd, getuid } = process
afterEach(() => Object.assign(process, { cwd, getuid }))

test('without any setting the server runs on this machine with everything in ./data', () => {
  // Root's data lie elsewhere where the checkout stands in a closed folder.
  process.getuid = () => 1000
  expect(readConfig({ PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: 'http://localhost:3000',
    enumeration: 'spec',
    logLevel: 'info',
    trustProxy: [],
    corsOrigins: [],
    mailFrom: 'Plenara <noreply@localhost>',
    dataKeyFile: resolve('data/data.key'),
    auditDir: resolve('data/audit'),
    fetch: [],
    fetchAddresses: {},
    fetchContact: null,
    fetchProxy: {},
    minFreeBytes: null,
    connectionsPerAddress: 300,
    callsPerAccount: 20,
    undoDays: 60,
    pushServices: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
    demo: null,
    browserErrors: true,
    compatibility: { android: '>=0.1.0 <2', ios: '>=0.1.0 <2', web: '>=0.1.0 <2' },
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
    DATA_DIR: '/srv/plenara',
    DATABASE_URL: 'postgres://u:p@db/plenara',
    SMTP_URL: 'smtps://mail.example.ch',
    PUBLIC_URL: 'https://wahl.example.ch/',
    ENUMERATION: 'strict',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    CORS_ORIGINS: 'capacitor://localhost,https://app.example.ch',
    MAIL_FROM: 'Wahlhilfe <wahl@example.ch>',
    DATA_KEY_FILE: '/run/secrets/key',
    AUDIT_DIR: '/srv/audit',
    FETCH: 'news, voteinfo',
    FETCH_ADDRESSES: 'parliament=https://mirror.example.ch/odata.svc, news-nzz.ch=http://10.0.0.1:8080/f?a=1,2',
    FETCH_CONTACT: 'https://wahl.example.ch/kontakt',
    https_proxy: 'http://proxy.example.ch:3128',
    NO_PROXY: 'localhost',
    MIN_FREE_MB: '500',
    CONNECTIONS_PER_ADDRESS: '2000',
    CALLS_PER_ACCOUNT: '50',
    UNDO_DAYS: '90',
    PUSH_SERVICES: 'push.example.ch',
    BROWSER_ERRORS: 'off',
    ANDROID_VERSIONS: '>=1.2.0 <2',
    IOS_VERSIONS: '>=1.3.1 <2 || >=1.2.9 <1.3.0',
    DEMO: 'off',
  }
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataDir: '/srv/plenara',
    databaseUrl: 'postgres://u:p@db/plenara?sslmode=verify-full',
    smtpUrl: 'smtps://mail.example.ch',
    publicUrl: 'https://wahl.example.ch',
    enumeration: 'strict',
    logLevel: 'warn',
    trustProxy: ['10.0.0.0/8', '::1'],
    corsOrigins: ['capacitor://localhost', 'https://app.example.ch'],
    mailFrom: 'Wahlhilfe <wahl@example.ch>',
    dataKeyFile: '/run/secrets/key',
    auditDir: '/srv/audit',
    fetch: ['news', 'voteinfo'],
    fetchAddresses: { parliament: 'https://mirror.example.ch/odata.svc', 'news-nzz.ch': 'http://10.0.0.1:8080/f?a=1,2' },
    fetchContact: 'https://wahl.example.ch/kontakt',
    fetchProxy: { HTTPS_PROXY: 'http://proxy.example.ch:3128', NO_PROXY: 'localhost' },
    minFreeBytes: 500 * 1024 ** 2,
    connectionsPerAddress: 2000,
    callsPerAccount: 50,
    undoDays: 90,
    pushServices: ['push.example.ch'],
    demo: 'off',
    browserErrors: false,
    compatibility: { android: '>=1.2.0 <2', ios: '>=1.3.1 <2 || >=1.2.9 <1.3.0', web: '>=0.1.0 <2' },
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

test.each([
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['DATABASE_URL', 'mysql://user:geheim@db/x'],
  ['SMTP_URL', 'mail.example.ch'],
  ['PUBLIC_URL', 'wahl.example.ch'],
  ['ENUMERATION', 'maybe'],
  ['FETCH_ADDRESSES', 'parlament=https://mirror.example.ch/'],
  ['FETCH_ADDRESSES', 'parliament=ftp://mirror.example.ch/'],
  ['FETCH_ADDRESSES', 'parliament=https://u:geheim@mirror.example.ch/'],
  ['FETCH_ADDRESSES', 'https://mirror.example.ch/'],
  ['FETCH_CONTACT', 'somebody'],
  ['HTTPS_PROXY', 'proxy.example.ch:3128'],
  ['FETCH_CONTACT', 'a@b.ch) x'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', '10.0.0.1;10.0.0.2'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '::1/129'],
  ['TRUST_PROXY', '10.0.0'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', 'fe80::1%eth0'],
  ['TRUST_PROXY', '::ffff:10.0.0.0/104'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
  ['TRUST_PROXY', '10.0.0.0/7'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '2000::/3'],
  ['TRUST_PROXY', '2001:db8::/8'],
  ['TRUST_PROXY', 'fd00::/6'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['MAIL_FROM', 'nobody\nBcc: all@example.ch'],
  ['FETCH', 'everything'],
  ['BROWSER_ERRORS', 'no'],
  ['MIN_FREE_MB', '-1'],
  ['MIN_FREE_MB', '2 GB'],
  ['CONNECTIONS_PER_ADDRESS', '0'],
  ['UNDO_DAYS', '0'],
  ['PUSH_SERVICES', '10.0.0.1'],
  ['ANDROID_VERSIONS', 'new ones'],
  ['IOS_VERSIONS', '^1.0.0'],
])('a wrong %s (%s) stops the start with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} [^\\n]*$`))
  expect(read).not.toThrow('geheim')
})

// Fails when the loop over `UNSUPPORTED` is taken out of `readConfig`.
test.each([
  ['WORKERS', '4'],
  ['WORKERS', '1'],
  ['METRICS_PORT', '9100'],
])('%s=%s is not supported yet and stops the start with one line', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not supported yet \\([^\\n]+\\): remove it$`))
  expect(() => readConfig({ [name]: ' ' })).not.toThrow()
})
