import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BrokenRule {
  readonly rule: string
  readonly from: string
  readonly to: string
}

interface CruiseResult {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string; severity: string }
    }[]
  }
}

/**
 * Holds a checkout against its own import rules. Null where it has no dependencies installed, without which no package can be found. `tool`:
 * the checkout whose dependency-cruiser is used.
 */
export function brokenImportRules(root: string, tool: string): BrokenRule[] | null {
  if (!existsSync(join(root, 'node_modules'))) return null
  const folder = mkdtempSync(join(tmpdir(), 'plenara-house-'))
  const file = join(folder, 'result.json')
  try {
    const cruiser = join(tool, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
    const args = ['--config', '.dependency-cruiser.json', '--output-type', 'json', 'packages', 'apps', 'scripts']
    const { stderr } = spawnSync(process.execPath, [cruiser, ...args], { cwd: root, stdio: ['ignore', openSync(file, 'w'), 'pipe'] })
    const text = readFileSync(file, 'utf8')
    if (text === '') throw new Error(`dependency-cruiser said nothing: ${stderr}`)
    const { summary } = JSON.parse(text) as CruiseResult
    const errors = summary.violations.filter(({ rule }) => rule.severity === 'error')
    return errors.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
