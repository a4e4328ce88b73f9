import { expect, test } from 'vitest'
import { drawPortrait } from './portrait.ts'

const PEOPLE = Array.from({ length: 400 }, (_, index) => ({
  seed: `test ${index}`,
  looks: { sex: index % 2 === 0 ? ('female' as const) : ('male' as const), age: 18 + (index % 65) },
}))
const DRAWINGS = PEOPLE.map(({ seed, looks }) => drawPortrait(seed, looks))

test('the same seed draws the same person, another seed somebody else', () => {
  expect(drawPortrait('a', { sex: 'female', age: 40 })).toBe(drawPortrait('a', { sex: 'female', age: 40 }))
  expect(new Set(DRAWINGS).size).toBe(DRAWINGS.length)
})

test('a portrait is an upright SVG document that refers to nothing', () => {
  for (const svg of DRAWINGS) {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 14 144 180">')).toBe(true)
    expect(svg).not.toMatch(/<style|<script|<image|<use|href|url\(|\bid=|\bon\w+=|NaN|undefined/)
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
    expect(svg.length).toBeLessThan(3600)
  }
})

test('people of all skin tones, with and without glasses and beards, are drawn', () => {
  const tones = new Set(DRAWINGS.map((svg) => svg.match(/M64 112H96V150C96 160 64 160 64 150Z" fill="(#\w+)"/)?.[1]))
  expect(tones.size).toBe(8)
  const withGlasses = DRAWINGS.filter((svg) => svg.includes('fill-opacity=".14"')).length
  expect(withGlasses).toBeGreaterThan(60)
  expect(withGlasses).toBeLessThan(240)
  expect(DRAWINGS.filter((svg) => svg.includes('fill-rule="evenodd"')).length).toBeGreaterThan(40)
})

test('women have no beard', () => {
  for (const [index, svg] of DRAWINGS.entries()) {
    if (PEOPLE[index]?.looks.sex === 'female') expect(svg).not.toContain('evenodd')
  }
})
