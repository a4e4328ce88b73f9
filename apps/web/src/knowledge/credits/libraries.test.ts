import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLock } from './read-lock.ts'

const root = join(import.meta.dirname, '../../../../..')

/** `npm run test:unit -- apps/web/src/knowledge/credits --update=all` updates the list. */
test('the credits name every library that is shipped, with its version and licence as in the lock file [ROUTE-10]', async () => {
  const libraries = readLock(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(libraries.length).toBeGreaterThan(50)
  expect(libraries.filter(({ licence }) => licence === '')).toEqual([])
  await expect(`${JSON.stringify(libraries, null, 2)}\n`).toMatchFileSnapshot('./libraries.json')
})

test('tools, workspace packages and builds for other platforms are not listed', () => {
  const lock = {
    packages: {
      '': { name: 'plenara' },
      'packages/domain': { version: '0.1.0' },
      'node_modules/@plenara/domain': { link: true },
      'node_modules/typescript': { version: '6.0.3', dev: true, license: 'Apache-2.0' },
      'node_modules/engine-for-windows': { version: '1.0.0', optional: true, license: 'MIT' },
      'node_modules/zod': { version: '4.6.7', license: 'MIT' },
      'node_modules/outer/node_modules/entities': { version: '4.5.0', license: 'BSD-2-Clause' },
    },
  }
  expect(readLock(JSON.stringify(lock))).toEqual([
    { name: 'entities', version: '4.5.0', licence: 'BSD-2-Clause' },
    { name: 'zod', version: '4.6.7', licence: 'MIT' },
  ])
})
