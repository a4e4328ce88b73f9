import closed from '@plenara/ui/form/closed-select.module.css'
import { Select } from '@plenara/ui/form/field.tsx'
import type { ReactNode } from 'react'
import { show } from '../mount.tsx'
import { expect, type Page, test } from '../screen-test.ts'
import { geometryFaults } from '@plenara/ui/screen-test/text-geometry.ts'

const TEXT = 'Nach Übereinstimmung mit deinen Antworten'
const option = <option>{TEXT}</option>

async function faultsOf(page: Page, part: ReactNode): Promise<string[]> {
  show(<div style={{ padding: 16 }}>{part}</div>)
  await expect(page.getByRole('combobox')).toBeVisible()
  return geometryFaults()
}

// Fails when what is chosen has to stand on one line (`text-wrap` in closed-select.module.css and field.module.css).
test('a closed choice shows all that is chosen at 320 px with text twice as large, and the measure sees one that does not [ROUTE-22, WCAG 1.4.4]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  document.documentElement.style.fontSize = '200%'
  try {
    expect(await faultsOf(page, <select className={closed.select}>{option}</select>)).toEqual([])
    expect(await faultsOf(page, <Select label="Reihenfolge">{option}</Select>)).toEqual([])
    expect(await faultsOf(page, <select style={{ width: 200 }}>{option}</select>)).toEqual([expect.stringContaining(`cut «${TEXT}»`)])
    expect(
      await faultsOf(
        page,
        <select className={closed.select} style={{ height: 48 }}>
          {option}
        </select>,
      ),
    ).toEqual([expect.stringContaining(`cut «${TEXT}»`)])
  } finally {
    document.documentElement.style.fontSize = ''
  }
})
