import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import { DOCUMENT_SOURCES } from '../test-support/document-sources.ts'
import { RECORDED_PATHS } from './page-parts.ts'

const files = Object.entries(DOCUMENT_SOURCES).flatMap(([name, { real }]) => real.map((path) => [name, path] as const))

// Fails when a release has a field that nobody has decided about: the table is held to what is recorded.
test.each(files)('%s: %s has no path that is not recorded', (name, path) => {
  const source = DOCUMENT_SOURCES[name]
  if (!source) throw new Error(`${name} is no source`)
  const paths = [...source.format.valuesIn(readFileSync(realDataPath(path), 'utf8')).keys()].map(source.nameOf)
  expect(paths.length).toBeGreaterThan(4)
  expect(paths.filter((one) => !RECORDED_PATHS.get(name)?.has(one))).toEqual([])
})
