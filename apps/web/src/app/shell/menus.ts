import { selectedMenu } from '../../platform/preferences.ts'
import type { Area } from '../screen-route.ts'

/** The first page of each area of the navigation. */
export const AREA_HOMES = {
  government: '/government',
  election: '/election',
  knowledge: '/voting-instructions',
  me: '/profile',
} as const satisfies Readonly<Record<Area, string>>

/** Stores the area that the voter chose in the navigation. */
export function selectMenu(area: Area): void {
  selectedMenu.choose(`${area}-home`)
}

/** The target of `/`: the area chosen last on this device, by default the government page [ROUTE-1, ENTITY-16]. */
export function homeOfMenu(): string {
  const [area] = selectedMenu.read().split('-') as [Area]
  return AREA_HOMES[area]
}
