// Opens the embedded database of a folder, says so, and holds it until a signal comes: a process for tests to start and kill.
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
const server = await openEmbeddedPostgres({ dataDir, settings: { fsync: 'off' }, onStep: (line) => console.log(`step: ${line}`) })
console.log(`url: ${server.url}`)
process.on('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
setInterval(() => undefined, 1_000)
