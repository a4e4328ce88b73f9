import { undoImport } from '../../catalogue/change/undo-import.ts'
import { differenceLines } from '../../intake/import-summary.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminCommand } from './admin-command.ts'
import { idOf } from './id-of.ts'

const SHOWN = 50

export const importCommands: readonly AdminCommand[] = [
  {
    group: 'import',
    verb: 'list',
    usage: '[--news]',
    title: `lists the last ${SHOWN} imports and other changes of the public data, or of the news, the youngest first`,
    options: { news: { type: 'boolean' } },
    run: async ({ values }, { database }) => {
      const db = await database()
      const isNews = values.news === true
      const entries = await db.selectFrom('importLog').selectAll().where('isNews', '=', isNews).orderBy('id', 'desc').limit(SHOWN).execute()
      const lines = entries.map(({ id, format, source, importedAt, importedBy, undoneAt, counts, ...versions }) => {
        const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
        const end = undoneAt ? `, undone ${undoneAt.toISOString()}` : ''
        const change =
          versions.versionBefore === versions.versionAfter
            ? versions.isDraft
              ? 'drafts only'
              : 'nothing new'
            : `${isNews ? 'news' : 'data'} version ${versions.versionAfter}`
        return `${id}  ${importedAt.toISOString()}  ${[format, source].filter(Boolean).join(' ')} by ${importedBy}: ${[...parts, change].join(', ')}${end}`
      })
      return { lines: lines.length > 0 ? lines : ['Nothing was imported yet'], json: { imports: entries } }
    },
  },
  {
    group: 'import',
    verb: 'show',
    usage: '<id>',
    title: 'shows what an import changed',
    run: async ({ positionals }, { database }) => {
      const id = idOf('import', positionals[0])
      const entry = await (await database()).selectFrom('importLog').selectAll().where('id', '=', id).executeTakeFirst()
      if (!entry) throw new StartError(`There is no import ${id}`)
      const { difference } = entry
      return {
        lines: difference ? differenceLines(difference) : ['An earlier release did not note what it changed'],
        json: { import: entry },
      }
    },
  },
  {
    group: 'import',
    verb: 'undo',
    usage: '<id>',
    title: 'puts back what an import replaced',
    run: async ({ positionals }, { database, concerns }) => {
      const id = idOf('import', positionals[0])
      const db = await database()
      await concerns(null)
      const dataVersion = await undoImport(db, id)
      return { lines: [`Import ${id} is undone; the data has version ${dataVersion}`], json: { importId: id, dataVersion } }
    },
  },
]
