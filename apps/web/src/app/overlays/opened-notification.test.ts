import { NOTIFICATION_TYPES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { openedPage } from '../../me/notifications/opened-page.ts'
import { screenOf } from '../routes.ts'

test('every type leads to a page that there is, anything else to the list', () => {
  for (const type of NOTIFICATION_TYPES) expect(screenOf(openedPage(type)), type).toBeDefined()
  expect(openedPage(undefined)).toBe('/notifications')
})
