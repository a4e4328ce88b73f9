import { expect, test } from 'vitest'
import { tellsMaker } from './attestation.ts'

const text = (value: string) =>
  Buffer.concat([value.length < 24 ? Buffer.from([0x60 + value.length]) : Buffer.from([0x78, value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])
const map = (...entries: readonly Buffer[]) => Buffer.concat([Buffer.from([0xa0 + entries.length / 2]), ...entries])
const ES256 = Buffer.from([0x26])
const SOME = bytes(Buffer.alloc(37, 1))
const signed = [text('alg'), ES256, text('sig'), SOME]
const certificates = [text('x5c'), Buffer.concat([Buffer.from([0x81]), SOME])]

/** An attestation object in CBOR (WebAuthn Level 3, section 6.5.4). */
const objectOf = (format: string, ...statement: readonly Buffer[]) =>
  map(text('fmt'), text(format), text('attStmt'), map(...statement), text('authData'), SOME).toString('base64url')

// Fails when a statement is refused by a name that it has, and not by what it may be.
test.each([
  ['no statement', objectOf('none'), false],
  ['one that the key signs itself', objectOf('packed', ...signed), false],
  ['one beside «none»', objectOf('none', ...signed), true],
  ['certificates', objectOf('packed', ...signed, ...certificates), true],
  ['something more beside a signature', objectOf('packed', ...signed, text('ecdaaKeyId'), SOME), true],
  ['no signature', objectOf('packed'), true],
  ['certificates within a signed text', objectOf('android-safetynet', text('ver'), text('1'), text('response'), SOME), true],
  ['that of Android without certificates', objectOf('android-key', ...signed), true],
  ['that of a TPM', objectOf('tpm', ...signed), true],
  ['that of Apple', objectOf('apple'), true],
  ['that of U2F', objectOf('fido-u2f', text('sig'), SOME), true],
  ['an unknown one', objectOf('of-tomorrow', ...signed), true],
  ['nothing that can be read', 'AAAA', true],
])('%s tells who made a key, or is refused as if it did: %s %s [ASVS-15.2.2]', async (_, attestationObject, expected) => {
  expect(await tellsMaker(attestationObject)).toBe(expected)
})
