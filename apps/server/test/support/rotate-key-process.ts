// Rotates a key in a process of its own that a test may kill: the address of the database, the key file.
import { createDatabase } from '../../src/db/database.ts'
import { rotateKey } from '../../src/keys/rotate-key.ts'

const [url = '', file = ''] = process.argv.slice(2)
const db = createDatabase({ url, statementMs: 0, connectMs: 20_000 })
console.log('starts')
await rotateKey(db, { file, settleMs: 50, onStep: (line) => console.log(line) })
await db.destroy()
