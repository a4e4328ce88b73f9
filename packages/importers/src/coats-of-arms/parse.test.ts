import { expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseCoatOfArms } from './parse.ts'

const drawn = fixture('./coats-of-arms/fixtures/bs.svg')
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const reasonOf = async (file: string, bytes: Uint8Array) => (await parseCoatOfArms({ file, bytes })).problems.map(({ reason }) => reason)
const svgWith = (from: string, to: string) => textSource('bs.svg', textOfSource(drawn).replace(from, to)).bytes

test('a drawing and a picture are named after their canton or municipality [ENTITY-10]', async () => {
  const { import: data, counts, problems } = await parseCoatOfArms(drawn)
  expect([problems, counts]).toEqual([[], { coatsOfArms: 1 }])
  expect(data.coatsOfArms).toMatchObject([{ place: 'BS', mediaType: 'image/svg+xml' }])
  expect(Buffer.from(data.coatsOfArms?.[0]?.base64 ?? '', 'base64').toString()).toBe(textOfSource(drawn).trim())
  expect((await parseCoatOfArms({ file: '2703.png', bytes: pixel })).import.coatsOfArms).toMatchObject([
    { place: '2703', mediaType: 'image/png' },
  ])
})

// Fails when the bytes around and between the elements stay: the same drawing would have another address.
test('a drawing saved by another program is the same drawing', async () => {
  const saved = textOfSource(drawn).replaceAll('\n', '\r\n').trimEnd()
  expect((await parseCoatOfArms(textSource('bs.svg', saved))).import).toEqual((await parseCoatOfArms(drawn)).import)
})

// Fails when one of the ways to run, load or embed something passes.
test.each([
  ['<rect class', '<script>alert(1)</script><rect class', '<script> is not allowed'],
  ['<rect class', '<foreignObject/><rect class', '<foreignObject> is not allowed'],
  ['<rect class', '<image href="https://x.example/a.png"/><rect class', '<image> is not allowed'],
  ['<rect class', '<animate/><rect class', '<animate> is not allowed'],
  ['<rect class', '<rect onload="alert(1)" class', 'onload is a handler of events'],
  ['<rect class', '<use href="https://x.example/a.svg#b"/><rect class', 'href refers to something outside'],
  ['<rect class', '<use xlink:href=" data:image/svg+xml,x"/><rect class', 'xlink:href refers to something outside'],
  ['<rect class', '<rect style="fill:url(//x.example/a)" class', 'style loads something from elsewhere'],
  ['<rect class', '<rect fill="url( &quot;https://x.example&quot;)" class', 'fill loads something from elsewhere'],
  ['.a{', '@import "https://x.example/a.css";.a{', 'a style loads something from elsewhere'],
  ['.a{', '@\\69mport "x";.a{', 'a style loads something from elsewhere'],
  ['<svg', '<?xml-stylesheet href="https://x.example/a.css"?><svg', 'a processing instruction'],
  ['<svg', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg', 'a DOCTYPE'],
  ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml', 'the file is no SVG'],
  ['</svg>', '', 'the XML is broken'],
])('a drawing with "%s" as "%s" is refused', async (from, to, reason) => {
  expect(await reasonOf('bs.svg', svgWith(from, to))).toEqual([expect.stringContaining(reason)])
})

// Fails when a name is guessed, or a picture of any size or kind is taken.
test.each([
  ['xx.svg', drawn.bytes, '"xx" is neither the code of a canton nor the BFS number of a municipality'],
  ['7001.svg', drawn.bytes, '"7001" is neither the code'],
  ['bs.svg', new Uint8Array(200_001), '200001 bytes are more than 200000'],
  ['bs.png', drawn.bytes, 'the file is no PNG'],
  ['bs.png', pixel.subarray(0, -4), 'the file is cut off'],
  ['bs.svg', Buffer.from([0x3c, 0xff, 0xfe]), 'holds characters of another encoding'],
])('%s is refused', async (file, bytes, reason) => {
  expect(await reasonOf(file, bytes)).toEqual([expect.stringContaining(reason)])
})
