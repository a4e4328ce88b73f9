import { ignoreClosedPipes } from './closed-pipe.ts'
import { runImport } from './run-import.ts'

ignoreClosedPipes([process.stdout, process.stderr])
process.exitCode = await runImport(process.argv.slice(2), process)
