import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** The limit of scripts that the portal loads before it can run, in kilobytes with Brotli. */
const BUDGET = 130

/** Fails the build if the entry with its static imports exceeds the budget. */
export function checkFirstLoad(): Plugin {
  return {
    name: 'check-first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = withImports(
          chunks,
          chunks.filter(({ isEntry }) => isEntry),
        )
        const sum = [...first].reduce((total, { code }) => total + brotliCompressSync(code).length / 1000, 0)
        if (sum > BUDGET)
          this.error(`The first load takes ${sum.toFixed(1)} kB of scripts, ${(sum - BUDGET).toFixed(1)} more than its budget`)
      },
    },
  }
}

function withImports(chunks: readonly Rolldown.OutputChunk[], some: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set(some)
  for (const chunk of found) for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other)
  return found
}
