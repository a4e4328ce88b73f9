import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT =
  'Name,Ort,Liste\nZoé Müller,Genève,«Grünes Bündnis»\nÖrs Çelik,Neuchâtel,Fraktion der Mitte\nIrène Weiss,La Côte,Sozialdemokratie\n'
const bytesOf = (encoding: 'utf8' | 'utf16le' | 'latin1', text = TEXT) => Buffer.from(text, encoding)
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

// Fails when a file is taken for UTF-8 whatever it holds.
test.each([
  ['UTF-8', bytesOf('utf8')],
  ['UTF-8 with a mark', bytesOf('utf8', `\uFEFF${TEXT}`)],
  ['UTF-16, little end first', bytesOf('utf16le', `\uFEFF${TEXT}`)],
  ['UTF-16, big end first', bigEndian(`\uFEFF${TEXT}`)],
  ['UTF-16 without a mark', bytesOf('utf16le')],
  ['UTF-16 without a mark, big end first', bigEndian(TEXT)],
  ['ISO-8859-1', bytesOf('latin1')],
  ['Windows-1252', Buffer.concat([bytesOf('latin1'), Buffer.from([0x84, 0x41, 0x94, 0x20, 0x96, 0x20, 0x80, 0x0a])])],
])('%s is read as it was written', (encoding, bytes) => {
  expect(decodeText(bytes)).toBe(encoding === 'Windows-1252' ? `${TEXT}„A” – €\n` : TEXT)
})

// Fails when one wrong byte makes a file Windows-1252, or when Mac OS and DOS letters pass for others.
test.each([
  ['UTF-8 with one broken letter', (bytes: Buffer) => bytes.fill(0x20, bytes.indexOf(0xc3) + 1, bytes.indexOf(0xc3) + 2)],
  ['Mac OS Roman', () => Buffer.from('Name,Ort\nM\x9fller,Gen\x8fve\nBl\x9aser,Neuch\x89tel\n', 'latin1')],
  ['DOS', () => Buffer.from('Name,Ort\nM\x81ller,Gen\x8ave\nBl\x94ser,Neuch\x83tel\n', 'latin1')],
])('%s shows that it cannot be read', (_, damage) => {
  expect(decodeText(damage(bytesOf('utf8')))).toContain('\uFFFD')
})
