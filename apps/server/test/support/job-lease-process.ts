// Holds a lease in a process of its own until a test kills it: the address of the database.
import { createDatabase } from '../../src/db/database.ts'
import { withLease } from '../../src/db/job-lease.ts'

const db = createDatabase({ url: process.argv[2] ?? '', connectMs: 20_000 })
await withLease({ db, job: 'fetching' }, async () => {
  console.log('holds')
  await new Promise((resolve) => setTimeout(resolve, 600_000))
})
