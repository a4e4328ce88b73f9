import { NOTIFICATION_TYPES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { openedPage } from '../../me/notifications/opened-page.ts'
import { screenOf } from '../routes.ts'

test('every type opens an existing page, anything else the list', () => {
  for (const type of NOTIFICATION_TYPES) expect(screenOf(openedPage(type)), type).toBeDefined()
  expect(openedPage(undefined)).toBe('/notifications')
})
