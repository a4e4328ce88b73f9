import type { sourceRoutes } from '../routes/source.ts'
import type { CallDoc } from './call-doc.ts'

const SOURCE = {
  id: 12,
  name: 'Staatskanzlei Basel-Stadt',
  kind: null,
  address: 'https://www.bs.ch',
  licence: 'OPEN-BY',
  fileHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  dataDate: '2020-10-25',
  importedAt: '2026-01-31T09:00:00.000Z',
  fictional: false,
}

export const sourceDocs: Readonly<Record<keyof typeof sourceRoutes, CallDoc>> = {
  getSources: {
    summary: 'The sources of what is stored',
    description: 'Of each source the last import whose records are still there.',
    answer: [SOURCE],
  },
  getSource: {
    summary: 'Where a record comes from',
    description: 'The `sourceId` of a record leads here. Null is what is not known; `name` is null where `kind` tells whose data it is.',
  },
  getSetUp: {
    summary: 'What is stored, by part',
    description: 'How many records of each part there are, invented ones apart: a server without any shows what it still needs.',
    answer: [{ part: 'elections', real: 14, fictional: 0 }],
  },
}
