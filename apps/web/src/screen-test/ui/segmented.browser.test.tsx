import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useState } from 'react'
import { show } from '../mount.tsx'
import { expect, test } from '../screen-test.ts'

const options = [
  { value: 'deck', label: 'Stapel' },
  { value: 'list', label: 'Liste', count: 12 },
] as const

function Example() {
  const [value, setValue] = useState<'deck' | 'list'>('deck')
  return <Segmented label="Ansicht" value={value} options={options} onChange={setValue} />
}

test('the options are a group of radio buttons with counts, chosen by click and by key', async ({ page }) => {
  show(<Example />)
  await expect(page.getByRole('group', { name: 'Ansicht' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Stapel' })).toBeChecked()
  await page.getByText('Liste').click()
  await expect(page.getByRole('radio', { name: 'Liste 12' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Stapel' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Liste 12' })).not.toBeChecked()
})
