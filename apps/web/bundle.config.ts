import type { Rolldown } from 'vite'

export type Chunk = Rolldown.OutputChunk
type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Chunk>>

export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** The chunk that the page of HTML names: all that app/start/boot.ts imports. */
export function bootOf(chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ name }) => name === 'boot')
  if (!found) throw new Error('The build has no file boot')
  return found
}

/** The chunk that a source file became the beginning of, e.g. `/match/match-page.tsx`. */
export function chunkOfSource(chunks: readonly Chunk[], source: string): Chunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
  if (!found) throw new Error(`The build has no file that begins with ${source}`)
  return found
}

/** A chunk with all that it needs before it can run. */
export function withImports(chunks: readonly Chunk[], chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const other of chunks) if (chunk.imports.includes(other.fileName)) withImports(chunks, other, found)
  return found
}
