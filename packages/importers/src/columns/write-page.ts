import { writeFileSync } from 'node:fs'
import { columnsPage } from './columns-page.ts'
import { partsOf, SOURCES_BY_FORMAT } from './page-parts.ts'

/** Writes docs/import-columns.md anew, out of the readers and their samples: `npm run build:columns`, then `npm run format`. */
const parts = await Promise.all([...SOURCES_BY_FORMAT.keys()].map(async (format) => [format, await partsOf(format)] as const))
writeFileSync(new URL('../../../../docs/import-columns.md', import.meta.url), columnsPage(new Map(parts)))
