import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting the server runs on this machine with everything in ./data', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: 'http://localhost:3000',
    workers: 1,
    enumeration: 'spec',
    logLevel: 'info',
    trustProxy: [],
    corsOrigins: [],
    mailFrom: 'Plenara <noreply@localhost>',
    metricsPort: null,
    dataKeyFile: resolve('data/data.key'),
    auditDir: resolve('data/audit'),
    fetch: [],
    compatibility: { android: '>=0.1.0 <2', ios: '>=0.1.0 <2', web: '>=0.1.0 <2' },
  })
})

test('every setting can be made', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: '/srv/plenara',
    DATABASE_URL: 'postgres://u:p@db/plenara',
    SMTP_URL: 'smtps://mail.example.ch',
    PUBLIC_URL: 'https://wahl.example.ch/',
    WORKERS: '4',
    ENUMERATION: 'strict',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    CORS_ORIGINS: 'capacitor://localhost,https://app.example.ch',
    MAIL_FROM: 'Wahlhilfe <wahl@example.ch>',
    METRICS_PORT: '9100',
    DATA_KEY_FILE: '/run/secrets/key',
    AUDIT_DIR: '/srv/audit',
    FETCH: 'news, voteinfo',
    ANDROID_VERSIONS: '>=1.2.0 <2',
    IOS_VERSIONS: '>=1.3.1 <2 || >=1.2.9 <1.3.0',
  }
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataDir: '/srv/plenara',
    databaseUrl: 'postgres://u:p@db/plenara?sslmode=verify-full',
    smtpUrl: 'smtps://mail.example.ch',
    publicUrl: 'https://wahl.example.ch',
    workers: 4,
    enumeration: 'strict',
    logLevel: 'warn',
    trustProxy: ['10.0.0.0/8', '::1'],
    corsOrigins: ['capacitor://localhost', 'https://app.example.ch'],
    mailFrom: 'Wahlhilfe <wahl@example.ch>',
    metricsPort: 9100,
    dataKeyFile: '/run/secrets/key',
    auditDir: '/srv/audit',
    fetch: ['news', 'voteinfo'],
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
  ['WORKERS', '0'],
  ['ENUMERATION', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', '10.0.0.1;10.0.0.2'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['MAIL_FROM', 'nobody\nBcc: all@example.ch'],
  ['METRICS_PORT', '-1'],
  ['FETCH', 'everything'],
  ['ANDROID_VERSIONS', 'new ones'],
  ['IOS_VERSIONS', '^1.0.0'],
])('a wrong %s (%s) stops the start with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} [^\\n]*$`))
  expect(read).not.toThrow('geheim')
})
