import type { NotificationType } from '@plenara/contract'
import { contentLanguageOf } from '@plenara/domain/text-and-time'
import { useLanguage } from '@plenara/ui/text/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../data/calls/query-client.ts'
import { defineOnlineCommand } from '../../data/commands/command.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { useUser } from '../../data/queries/user.ts'
import { appPlatform } from '../../platform/app-platform.ts'
import {
  enableNotifications,
  enableNotificationType,
  notificationSettings,
  storedPermission,
  storePermission,
} from './notification-settings.ts'
import { type Recipient, reschedule, upcoming } from './schedule.ts'

const KEY = 'scheduled-notifications'

/** The recipient of notifications; null until the account is loaded. */
export function useRecipient(): Recipient | null {
  const user = useUser()
  const lang = contentLanguageOf({ language: useLanguage(), languageContent: 'auto' })
  return user ? { cantonId: user.cantonId, lang } : null
}

/** The notifications scheduled on the device, the next one first; in a browser, those to come. */
export function useScheduled() {
  const recipient = useRecipient()
  return useQuery({
    queryKey: [KEY, recipient],
    queryFn: () => (recipient ? (appPlatform() === 'web' ? upcoming(recipient) : reschedule(recipient)) : []),
    enabled: recipient !== null,
    // It changes with the clock.
    staleTime: 0,
    retry: false,
  })
}

/** Whether the device allows notifications, read again whenever the user returns from its settings. */
export function usePermission() {
  return useQuery({
    queryKey: ['notification-permission'],
    queryFn: async () => (await import('../../platform/native/local-notifications.ts')).isPermitted(),
    enabled: appPlatform() !== 'web',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

const askPermission = defineOnlineCommand<void>({
  kind: 'askPermission',
  send: async () => {
    const { requestPermission } = await import('../../platform/native/local-notifications.ts')
    const answer = await requestPermission()
    storePermission(answer)
    enableNotifications(answer === 'granted')
    if (answer === 'denied') console.info('Notifications are not permitted on this device.')
    refresh()
  },
})

/** Requests the permission of the device, only once, and switches notifications on if it is granted [NOTIFY-2]. */
export function useAskPermission() {
  return useCommand(askPermission)
}

/** The switches stored on the device; a change reschedules and cancels [NOTIFY-6]. */
export function useNotificationSettings() {
  const [settings, setSettings] = useState(notificationSettings)
  const keep = (change: () => void) => {
    change()
    setSettings(notificationSettings())
    refresh()
  }
  return {
    settings,
    wasAsked: storedPermission() !== null,
    reload: () => setSettings(notificationSettings()),
    enable: (isEnabled: boolean) => keep(() => enableNotifications(isEnabled)),
    enableType: (type: NotificationType, isEnabled: boolean) => keep(() => enableNotificationType(type, isEnabled)),
  }
}

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ['notification-permission'] })
  void queryClient.invalidateQueries({ queryKey: [KEY] })
}
