import type { NotificationType } from '@plenara/contract'

/** The pages by what a notification is about. */
export const NOTIFICATION_PAGES: Readonly<Record<NotificationType, string>> = {
  parliament_session_start: '/government',
  parliament_session_results: '/legislative/votes',
  election_start: '/election',
  election_results: '/results',
}

/** Where a tapped notification leads; the list of them where its type is not known. */
export function openedPage(type: NotificationType | undefined): string {
  return type !== undefined && Object.hasOwn(NOTIFICATION_PAGES, type) ? NOTIFICATION_PAGES[type] : '/notifications'
}
