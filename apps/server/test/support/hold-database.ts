// Opens the embedded database of a folder, says so, and holds it until a signal comes: a process for tests to start and kill. The second argument
// makes it hang when it stops.
import { openEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { onStopSignal, runMain } from '../../src/platform/process.ts'

runMain(async () => {
  const [dataDir = process.env.DATA_DIR ?? '', hangs] = process.argv.slice(2)
  const server = await openEmbeddedPostgres({ dataDir, settings: { fsync: 'off' }, onStep: (line) => console.log(`step: ${line}`) })
  const stop = () => {
    console.log('stopping')
    return hangs === undefined ? server.stop() : new Promise<void>(() => undefined)
  }
  onStopSignal({ stop, kill: server.kill }, (error) => console.error(error))
  console.log(`url: ${server.url}`)
  setInterval(() => undefined, 1_000)
})
