// Keeps events in groups until one is refused, then one more, and says how many were promised to be kept.
import { createAuditLog } from '../../src/platform/audit/audit-log.ts'

const GROUP = 20
const MAX_GROUPS = 1_000

const log = createAuditLog({ folder: process.argv[2] ?? '', now: () => new Date(), onError: () => undefined })
const keep = (who: number) => log.keep({ who, what: 'getResponses', whose: who, outcome: 'ok' })
let kept = 0
for (let group = 0, isFull = false; group < MAX_GROUPS && !isFull; group++) {
  const results = await Promise.allSettled(Array.from({ length: GROUP }, (_, index) => keep(index + 1)))
  isFull = results.some(({ status }) => status === 'rejected')
  kept += results.filter(({ status }) => status === 'fulfilled').length
}
await keep(1)
await log.close()
console.log(`kept ${kept + 1}`)
