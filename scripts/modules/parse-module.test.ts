import { expect, test } from 'vitest'
import { parseModule } from './parse-module.ts'

test('imports and exports by kind and name', () => {
  const { references, declared } = parseModule(
    'a.ts',
    [
      "import React, { useState, type FC } from 'react'",
      "import type { Answer } from './answer.ts'",
      "import { type Rank } from './rank.ts'",
      "import * as all from './all.ts'",
      "import './side-effect.ts'",
      "export * from './star.ts'",
      "export { one as two } from './one.ts'",
      'export const [first, { second }] = [1, { second: 2 }]',
      "export const load = () => import('./later.ts')",
      'interface Hidden {}',
    ].join('\n'),
  )
  expect(references.map(({ specifier, kind, names, exportedAs }) => [specifier, kind, names, exportedAs])).toEqual([
    ['react', 'value', ['default', 'useState', 'FC'], undefined],
    ['./answer.ts', 'type', ['Answer'], undefined],
    ['./rank.ts', 'type', ['Rank'], undefined],
    ['./all.ts', 'value', 'all', undefined],
    ['./side-effect.ts', 'value', 'all', undefined],
    ['./star.ts', 'value', 'all', 'all'],
    ['./one.ts', 'value', ['one'], ['two']],
    ['./later.ts', 'dynamic', 'all', undefined],
  ])
  expect(declared).toEqual(['first', 'second', 'load', 'Hidden'])
})

test('named functions with their lines; a callback belongs to the function around it', () => {
  const text = ['export function outer() {', '  return [1].map((n) => {', '    return n', '  })', '}', 'const inner = () => 1'].join('\n')
  expect(parseModule('a.ts', text).functions).toEqual([
    { name: 'outer', line: 1, lines: 5 },
    { name: 'inner', line: 6, lines: 1 },
  ])
})
