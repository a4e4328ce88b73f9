import { SystemBars, SystemBarsStyle, SystemBarType } from '@capacitor/core'
import { StatusBar, Style } from '@capacitor/status-bar'
import { platform } from '../../platform/platform.ts'

/** The colour of the page behind the bar, for phones that do not draw the page below it (Android before 15). */
const PAPER = { light: '#F6F5F1', dark: '#0E1A1F' }

/** Keeps the text of the phone's bars readable on the theme of the app, which may differ from that of the phone. */
export function followTheme(): void {
  const root = document.documentElement
  let shown: string | undefined
  const show = () => {
    const theme = root.dataset.theme === 'dark' ? 'dark' : 'light'
    if (theme === shown) return
    shown = theme
    void colourBars(theme).catch((error: unknown) => console.error('The colours of the system bars could not be set.', error))
  }
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] })
  show()
}

async function colourBars(theme: 'light' | 'dark'): Promise<void> {
  const isDark = theme === 'dark'
  await StatusBar.setStyle({ style: isDark ? Style.Dark : Style.Light })
  if (platform() !== 'android') return
  await StatusBar.setBackgroundColor({ color: PAPER[theme] })
  await SystemBars.setStyle({ style: isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light, bar: SystemBarType.NavigationBar })
}
