import type { Question } from '@plenara/contract'
import { expect, test } from 'vitest'
import { remedyPath } from './remedy-path.ts'

const questions = [{ id: 100 }, { id: 101 }] as unknown as readonly Question[]
const path = (field: string, isFrozen: boolean) => remedyPath(field, { id: 7, isFrozen }, questions)

test('each field links to the page that changes it, and to corrections after the end of changes', () => {
  expect(['text/motto/de', 'link/x', 'comment/101/fr', 'portrait', 'comment/9/de'].map((field) => path(field, false))).toEqual([
    ...['/candidacy/7/profile', '/candidacy/7/profile', '/candidacy/7/question/2', '/candidacy/7/portrait', null],
  ])
  expect(['text/motto/de', 'portrait'].map((field) => path(field, true))).toEqual(['/candidacy/7/correction', null])
})
