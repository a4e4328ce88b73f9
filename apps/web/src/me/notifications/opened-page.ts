import type { NotificationType } from '@plenara/contract'

/** The pages by the type of a notification. */
export const NOTIFICATION_PAGES: Readonly<Record<NotificationType, string>> = {
  parliament_session_start: '/government',
  parliament_session_results: '/legislative/votes',
  election_start: '/election',
  election_results: '/results',
}

/** The page of a tapped notification; the list of notifications if its type is unknown. */
export function openedPage(type: NotificationType | undefined): string {
  return type !== undefined && Object.hasOwn(NOTIFICATION_PAGES, type) ? NOTIFICATION_PAGES[type] : '/notifications'
}
