import { expect, test } from 'vitest'
import { runProcess } from '../../test/support/child-process.ts'

/** A line of the log that says where the error arose, and none of its values. */
function expectLogged(lines: readonly string[]): void {
  const entry = JSON.parse(lines.find((line) => line.startsWith('{')) ?? '{}')
  expect(entry).toMatchObject({ msg: 'error', error: { name: 'Error', stack: expect.stringContaining('fail-later.ts') } })
  expect(lines.join('\n')).not.toContain('anna')
}

// Fails when `unhandledRejection` is taken out: Node then prints the error as it is and ends.
test('a promise that nobody waited for is logged without its values, and the work goes on', async () => {
  const program = runProcess('test/support/fail-later.ts', [])
  await program.line(/Still here/)
  expectLogged(program.lines)
  expect(await program.end()).toBe(0)
  expect(program.lines).toContain('✓ Stopped in good order')
})

// Fails when `uncaughtException` is taken out.
test('an exception that nothing caught is logged without its values and ends the process in good order', async () => {
  const program = runProcess('test/support/fail-later.ts', ['exception'])
  expect(await program.exit).toBe(1)
  expectLogged(program.lines)
  expect(program.lines).toContain('✓ Stopped in good order')
})
