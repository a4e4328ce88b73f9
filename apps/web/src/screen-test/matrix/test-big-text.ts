import { expect, onTestFinished } from 'vitest'
import { atRest } from '../accessibility.ts'
import { geometryFaults } from '@plenara/ui/screen-test/text-geometry.ts'
import { PHONE, type Scene, type ScreenState, type StateGroup } from './scene.ts'
import { testRows } from './test-rows.ts'

const SIZES = [
  { width: 320, height: 640 },
  { width: PHONE.width, height: PHONE.height },
  { width: 768, height: 1024 },
]

/** A test for each row of the matrix: with text twice as large nothing is cut, lies over another or is broken inside of a word [WCAG 1.4.4]. */
// Fails when a row of controls may not wrap, a box keeps its height, or a text has less room than its longest word.
export function testBigText(groups: readonly StateGroup[]): void {
  testRows(groups, { nameOf: (screen) => `${screen} is read with text twice as large`, check: checkState })
}

async function checkState({ page, ...rest }: Scene, state: ScreenState): Promise<void> {
  await page.setViewportSize(state.full?.[0] ?? PHONE)
  await state.show({ page, ...rest })
  await document.fonts.ready
  setTextSize('200%')
  onTestFinished(() => setTextSize(''))
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await atRest(page)
    for (const fault of await lastingFaults()) found.push(`${size.width}: ${fault}`)
  }
  expect(found).toEqual([])
}

const PATIENCE = { tries: 8, ms: 150 } as const

/** What is still wrong once measured rows and columns have found their places. */
async function lastingFaults(): Promise<readonly string[]> {
  let faults = geometryFaults()
  for (let tries = 0; faults.length > 0 && tries < PATIENCE.tries; tries++) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.ms))
    faults = geometryFaults()
  }
  return faults
}

/** What a reader sets in the browser or in the system. */
function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size
}
