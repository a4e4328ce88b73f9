import { runAdmin } from './admin/run-admin.ts'
import { ignoreClosedPipes } from './closed-pipe.ts'

ignoreClosedPipes([process.stdout, process.stderr])
process.exitCode = await runAdmin(process.argv.slice(2), process)
