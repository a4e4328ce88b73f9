import { patternOfScreen, SCREENS, type ScreenPath } from '@plenara/contract'

const PATTERNS = (Object.keys(SCREENS) as ScreenPath[]).map((screen) => ({ screen, pattern: patternOfScreen(screen) }))

export interface FoundScreen {
  readonly screen: ScreenPath
  readonly isOpen: boolean
  readonly params: Readonly<Record<string, string>>
}

/** The screen of an address and what the address names; null where it leads nowhere. */
export function screenOfPath(path: string): FoundScreen | null {
  for (const { screen, pattern } of PATTERNS) {
    const match = pattern.exec(path === '/' ? '/start' : path)
    if (match) return { screen, isOpen: SCREENS[screen] === 'open', params: { ...match.groups } }
  }
  return null
}
