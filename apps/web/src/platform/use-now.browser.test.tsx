import { useState } from 'react'
import { show } from '../screen-test/mount.tsx'
import { expect, test } from '../screen-test/screen-test.ts'
import { useNow } from './use-now.ts'

/** Shows the minute and the number of presses; each press renders it again. */
function Clock() {
  const [presses, setPresses] = useState(0)
  const minute = useNow().toISOString().slice(11, 16)
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`${minute}, ${presses}`}</button>
}

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

// Fails when `presentMoment` advances in a hidden page: a render there, e.g. after a late answer, would show another minute in one part of the page.
test('a hidden page keeps its minute, also after a render, and shows the present one when it becomes visible [ROUTE-18]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2027-10-24T09:56:30Z') })
  show(<Clock />)
  const clock = page.getByRole('button')
  await expect(clock).toHaveText('09:56, 0')
  setHidden(true)
  await page.clock.runFor('02:00')
  await clock.click()
  await expect(clock).toHaveText('09:56, 1')
  setHidden(false)
  await expect(clock).toHaveText('09:58, 1')
})
