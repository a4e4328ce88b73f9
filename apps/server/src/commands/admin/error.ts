import { zurichDay } from '@plenara/domain'
import { readBrowserErrors } from '../../http/browser-errors/stored-browser-errors.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminCommand } from './admin-command.ts'

const DAY_MS = 86_400_000

/** Errors that the app met in browsers. */
export const errorCommands: readonly AdminCommand[] = [
  {
    group: 'error',
    verb: 'list',
    usage: '[--days N]',
    title: 'lists how often browsers met which error, of the last 7 days or of as many as are named',
    options: { days: { type: 'string' } },
    run: async ({ values }, { database, now }) => {
      const days = daysOf(values.days)
      const errors = await readBrowserErrors(await database(), zurichDay(now().getTime() - (days - 1) * DAY_MS))
      const lines = errors.map(({ day, release, route, kind, class: className, count }) =>
        [day, release, route, kind, className, count].join('  '),
      )
      const total = errors.reduce((sum, { count }) => sum + count, 0)
      return { lines: [`${total} errors in browsers in ${days} days`, ...lines], json: { days, errors } }
    },
  },
]

function daysOf(value: string | boolean | undefined): number {
  const days = Number(value ?? 7)
  if (Number.isInteger(days) && days >= 1 && days <= 90) return days
  throw new StartError(`--days is "${value}", but must be a whole number from 1 to 90`)
}
