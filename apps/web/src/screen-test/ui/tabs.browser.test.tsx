import { Tabs } from '@plenara/ui/layout/tabs.tsx'
import { useState } from 'react'
import { show } from '../mount.tsx'
import { expect, test } from '../screen-test.ts'

const tabs = [
  { value: 'one', label: 'Eins' },
  { value: 'two', label: 'Zwei', count: 3 },
  { value: 'three', label: 'Drei' },
] as const

function Example() {
  const [value, setValue] = useState<'one' | 'two' | 'three'>('one')
  return (
    <Tabs label="Ansichten" value={value} tabs={tabs} onChange={setValue}>
      <p>{`Inhalt ${value}`}</p>
    </Tabs>
  )
}

test('arrow keys, Home and End choose a tab around the ends; the panel bears its name', async ({ page }) => {
  show(<Example />)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Eins').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Zwei')).toBeFocused()
  await expect(tab('Zwei')).toHaveText('Zwei3')
  await expect(page.getByRole('tabpanel', { name: 'Zwei' })).toHaveText('Inhalt two')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Eins')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Drei')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(tab('Eins')).toHaveAttribute('tabindex', '0')
  await expect(tab('Drei')).toHaveAttribute('tabindex', '-1')
})
