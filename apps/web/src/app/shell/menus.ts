import { selectedMenu } from '../../platform/preferences.ts'
import type { Area } from '../screen-route.ts'

/** Where each area of the navigation begins. */
export const AREA_HOMES = {
  government: '/government',
  election: '/election',
  knowledge: '/voting-instructions',
  me: '/profile',
} as const satisfies Readonly<Record<Area, string>>

/** Remembers the area that the voter chose in the navigation. */
export function selectMenu(area: Area): void {
  selectedMenu.choose(`${area}-home`)
}

/** Where `/` leads: to the area chosen last on this device, at first to the government page [ROUTE-1, ENTITY-16]. */
export function homeOfMenu(): string {
  const [area] = selectedMenu.read().split('-') as [Area]
  return AREA_HOMES[area]
}
