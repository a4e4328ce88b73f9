import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'plenara-supply-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(of: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-supply-chain.mjs', of], { cwd: root, encoding: 'utf8' })
  return { status, stdout, problems: stderr.trim().split('\n') }
}

interface Sample {
  readonly entry?: object
  readonly license?: string
  readonly version?: string
  readonly settings?: string
}

/** A project with one dependency, as npm writes it. */
function checkSample({ entry = {}, license = 'MIT', version = '1.0.0', settings = 'min-release-age=7' }: Sample) {
  const name = 'sample'
  const lock = { packages: { '': { dependencies: { [name]: version } }, [`node_modules/${name}`]: { integrity: 'sha512-x', ...entry } } }
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(folder, '.npmrc'), `audit=false\n${settings}\n`)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { [name]: version } }))
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, license }))
  return check(folder)
}

// Fails when a package of another licence, from elsewhere or with a script at install is added.
test('what the product is built from has known licences and origins', () => {
  const { status, stdout, problems } = check(root)
  expect(problems).toEqual([''])
  expect(status).toBe(0)
  expect(stdout).toMatch(/^\d+ packages, \d+ direct dependencies at run time/)
})

test('a sample that keeps the rules passes', () => {
  expect(checkSample({}).status).toBe(0)
  expect(checkSample({ license: '(GPL-3.0-only OR MIT)' }).status).toBe(0)
})

// Fails when the rule of the same line is taken out of the check.
test.each<[string, Sample]>([
  ['is under the licence "GPL-3.0-only"', { license: 'GPL-3.0-only' }],
  ['is under the licence "MIT AND SSPL-1.0"', { license: 'MIT AND SSPL-1.0' }],
  ['is taken from https://example.org/sample.tgz', { entry: { resolved: 'https://example.org/sample.tgz' } }],
  ['runs a script at install', { entry: { hasInstallScript: true } }],
  ['has no checksum', { entry: { integrity: undefined } }],
  ['sample is not pinned', { version: '^1.0.0' }],
])('a package that %s is named', (reason, sample) => {
  const { status, problems } = checkSample(sample)
  expect(status).toBe(1)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(reason)
})

// Fails when `releaseAge` is not looked at, or takes a comment or a part of a line for it.
test.each(['', 'min-release-age=6', '# min-release-age=7', 'xmin-release-age=7', 'min-release-age=seven'])(
  'the setting "%s" lets in releases of yesterday, and is named',
  (settings) => {
    const { status, problems } = checkSample({ settings })
    expect(status).toBe(1)
    expect(problems).toEqual(['.npmrc takes releases younger than 7 days (min-release-age)'])
  },
)
