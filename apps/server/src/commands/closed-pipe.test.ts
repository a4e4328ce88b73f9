import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

// Fails with the stack of an EPIPE when `ignoreClosedPipes` is taken out of the command.
test.each(['import.ts', 'admin.ts'])('%s ends in peace where its reader has gone', async (command) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, command), '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect([said, status]).toEqual(['', 0])
})
