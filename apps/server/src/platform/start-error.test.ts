import { expect, test } from 'vitest'
import { StartError, startErrorOf } from './start-error.ts'

// Fails when `isDiskFull` is taken out, or does not look at the cause.
test('a full disk is one sentence that says what to do, whoever noticed it', () => {
  const full = [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('could not extend file "base/5/16384"'), { code: '53100' }),
    new StartError('The embedded database does not start: FATAL: could not write lock file "postmaster.pid": No space left on device'),
    new StartError('The database cannot be used: gone', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) }),
  ]
  for (const error of full) expect(startErrorOf(error).message).toBe('The disk is full: make room on the disk of DATA_DIR and start again')
})

test('a start error stays as it is, everything else gets one line', () => {
  const known = new StartError('Port 1 is in use')
  expect(startErrorOf(known)).toBe(known)
  expect(startErrorOf(new Error('one\ntwo')).message).toBe('Plenara cannot start: one two')
})
