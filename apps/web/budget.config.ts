import type { Plugin } from 'vite'
import { bootOf, type Chunk, chunkOfSource, chunksOf, withImports } from './bundle.config.ts'
import { brotli } from './compression.config.ts'

/**
 * What a page may take of scripts before it can run, with the frame of the app, in kilobytes with Brotli: 20 more than it took when this was set, which a line
 * of 1.6 Mbit/s takes 100 ms for. A person notices no less.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/start-page.tsx': 167,
  '/votes/vote-page.tsx': 172,
  '/match/match-page.tsx': 160,
  '/election-page.tsx': 168,
  '/list-editor-page.tsx': 184,
}
const MAIN = '/app/start/main.tsx'
/** So many files of a page are named, the largest first. */
const NAMED = 6

/** Fails the build where a page takes more than its budget, and says of what it consists. */
export function checkBudgets(): Plugin {
  return {
    name: 'check-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle)
        for (const [source, budget] of Object.entries(BUDGETS)) {
          const found = withImports(chunks, bootOf(chunks))
          for (const part of [MAIN, source]) withImports(chunks, chunkOfSource(chunks, part), found)
          const excess = excessOf(source, [...found], budget)
          if (excess) this.error(excess)
        }
      },
    },
  }
}

/** A sentence where the files take more than the budget, else undefined. */
export function excessOf(source: string, files: readonly Pick<Chunk, 'name' | 'code'>[], budget: number): string | undefined {
  const sizes = files.map(({ name, code }) => ({ name, kilobytes: brotli(code).length / 1000 })).sort((a, b) => b.kilobytes - a.kilobytes)
  const sum = sizes.reduce((total, { kilobytes }) => total + kilobytes, 0)
  if (sum <= budget) return undefined
  const largest = sizes.slice(0, NAMED).map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`)
  return `${source} takes ${sum.toFixed(1)} kB of scripts, ${(sum - budget).toFixed(1)} more than its budget. The largest: ${largest.join(', ')}`
}
