import type { SourceCatalogue } from '@plenara/api'
import { type DataSource, SET_UP_PARTS } from '@plenara/contract'

const REAL: DataSource = {
  id: 1,
  name: 'Staatskanzlei Basel-Stadt',
  kind: null,
  address: 'https://www.bs.ch',
  licence: 'OPEN-BY',
  fileHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  dataDate: '2020-10-25',
  importedAt: '2026-01-31T09:00:00.000Z',
  fictional: false,
}
const INVENTED: DataSource = {
  ...REAL,
  id: 2,
  name: null,
  kind: 'demonstration',
  address: null,
  licence: null,
  fileHash: null,
  fictional: true,
}

/** A real source and an invented one, and a server that lacks some parts. */
export function createMemorySources(): SourceCatalogue {
  return {
    source: async (id) => [REAL, INVENTED].find((source) => source.id === id) ?? null,
    sources: async () => [REAL, INVENTED],
    parts: async () => SET_UP_PARTS.map((part, index) => ({ part, real: index % 2, fictional: index % 3 })),
  }
}
