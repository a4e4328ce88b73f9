import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@plenara/contract'
import { expect, test } from 'vitest'
import { createDatabase } from '../src/db/database.ts'
import { measureRequests } from '../src/http/metrics/http-metrics.ts'
import { measureParts, measureSeen, measureTold } from '../src/http/metrics/parts.ts'
import { createRegistry } from '../src/http/metrics/registry.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Rule {
  readonly name: string
  readonly expr: string
  readonly runbook: string
}

const rules = read('deploy/alerts.yml')
  .split('- alert: ')
  .slice(1)
  .map((text): Rule => {
    const [, expr = ''] = /\bexpr: (?:\|\n)?([\s\S]*?)\n {8}\w+:/.exec(text) ?? []
    return { name: /^\w+/.exec(text)?.[0] ?? '', expr, runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '' }
  })
const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(read('deploy/grafana.json')).panels
const expressions = [
  ...rules.map(({ name, expr }) => [name, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]
const page = read('docs/operations.md')
const runbooks = [...(page.split(/^## Alarms$/m)[1]?.split(/^## /m)[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name)

/** Every name under which this server offers a value. */
async function offeredNames(): Promise<{ readonly all: ReadonlySet<string>; readonly own: readonly string[] }> {
  const { registry, exposition } = createRegistry('0.0.0')
  measureRequests(registry)()
  const zero = () => 0
  measureParts(registry, {
    admission: { refused: () => ({}) as never },
    documents: { waiting: zero },
    hasher: { waiting: zero },
    compressor: { waitingBytes: zero },
    pools: { accounts: createDatabase({ url: 'postgres://127.0.0.1:1/none' }) },
    catalogue: { age: zero },
    connections: zero,
  })
  const seen = { outboxOldestAt: null, pushOldestAt: null, catalogueVersion: 1, sources: new Map(), disks: new Map(), failing: [] }
  measureSeen(registry, seen, Date.now)
  measureTold(registry)()
  const names = [...(await exposition()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  )
  // Prometheus itself says of each target whether it answers.
  return { all: new Set([...names, 'up']), own: registry.getMetricsAsArray().map(({ name }) => name) }
}

/** The metrics of an expression: words that are no function, no label and no text. */
function metricsOf(expr: string): string[] {
  const plain = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
  return [...plain.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([name]) => name).filter((name) => !/^(and|or|by|e\d*)$/.test(name))
}

// Fails when a metric is renamed or goes, and a rule or the picture still asks for it.
test('alarms and dashboard ask for metrics and calls that there are', async () => {
  const { all } = await offeredNames()
  expect(rules.length).toBeGreaterThanOrEqual(20)
  expect(panels.length).toBeGreaterThan(10)
  for (const [where, expr] of expressions) {
    const named = metricsOf(expr)
    expect(named.length, where).toBeGreaterThan(0)
    for (const name of named) expect(all, `${name} of ${where}`).toContain(name)
    for (const [, kind, wanted = ''] of expr.matchAll(/\bcall(=~?)"([^"]*)"/g)) {
      const alternatives = kind === '=' ? [wanted] : wanted.split(/\|(?![^(]*\))/)
      for (const one of alternatives)
        expect(
          Object.keys(calls).some((name) => new RegExp(`^(?:${one})$`).test(name)),
          `${one} of ${where}`,
        ).toBe(true)
    }
  }
})

// Fails when a rule has no runbook, a runbook no rule, or a metric no line that says what it means.
test('each alarm has its runbook, each runbook its alarm, and each metric a line', async () => {
  expect(runbooks.toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
  for (const { name, runbook } of rules) expect(runbook).toBe(`docs/operations.md#${name.toLowerCase()}`)
  for (const name of (await offeredNames()).own) expect(page, name).toMatch(new RegExp(`\`${name}[\`{]`))
})

test('each alarm has a series that fires and one that does not', () => {
  const tested = [...read('deploy/alerts_test.yml').matchAll(/^ {8}alertname: (\w+)$/gm)].map(([, name]) => name)
  expect(tested.toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
})

test('promtool accepts the rules, and they fire and stay quiet as they should', { tags: ['slow'] }, (context) => {
  const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: join(ROOT, 'deploy'), encoding: 'utf8' })
  if (promtool('--version').error) context.skip('promtool is missing (Debian: apt-get install prometheus)')
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts_test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(...args)
    expect(status, stdout + stderr).toBe(0)
  }
})
