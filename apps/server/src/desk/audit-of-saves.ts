import type { Audit, AuditEvent } from '@plenara/api'

/** Saves of a person within this time leave one line, in milliseconds. */
const PERIOD_MS = 10 * 60_000
const SAVE = 'saveStatement'
/** Instead of the mark of a line that was not written. */
const REPEATED = 'repeated'

interface Period {
  readonly since: number
  readonly mark: Promise<string>
}

/**
 * An audit log in which saves do not follow each other by the second: a form that saves as it is filled in could fill the disk. The line of the first one is on
 * disk before it is made; one that fails leaves a line of its own.
 * @param now milliseconds of a monotonic clock
 */
export function createAuditOfSaves(audit: Audit, now: () => number = () => performance.now()): Audit {
  const periods = new Map<string, Period>()
  const forgetOver = (moment: number) => {
    for (const [key, { since }] of periods) if (moment - since >= PERIOD_MS) periods.delete(key)
  }
  const begin = async (event: AuditEvent): Promise<string> => {
    const moment = now()
    const key = `${event.who} ${event.whose}`
    const period = periods.get(key)
    if (period && moment - period.since < PERIOD_MS) {
      await period.mark
      return REPEATED
    }
    forgetOver(moment)
    const mark = audit(event)
    periods.set(key, { since: moment, mark })
    mark.catch(() => periods.delete(key))
    return mark
  }
  return (event) => {
    if (event.what !== SAVE) return audit(event)
    const { corrects, ...plain } = event
    if (corrects === undefined) return event.outcome === 'ok' ? begin(event) : audit(event)
    return audit(corrects === REPEATED ? plain : event)
  }
}
