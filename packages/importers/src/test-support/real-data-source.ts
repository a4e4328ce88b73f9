import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import type { Source } from '../source.ts'

/** A full-size file of a public source, for the tests of `npm run test:real-data`. */
export function realSource(path: string): Source {
  return { file: basename(path), bytes: readFileSync(realDataPath(path)) }
}

/** All files of a folder of a public source, for the tests of `npm run test:real-data`. */
export function realSources(folder: string): Source[] {
  return readdirSync(realDataPath(folder)).map((name) => realSource(`${folder}/${name}`))
}
