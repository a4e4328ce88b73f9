import type { CapacitorConfig } from '@capacitor/cli'

/** The shells of the mobile apps (docs/mobile.md). They carry the built web app; nothing in them is loaded from a server. */
const config: CapacitorConfig = {
  appId: 'ch.plenara.app',
  appName: 'Plenara',
  webDir: 'dist',
  loggingBehavior: 'debug',
  zoomEnabled: true,
  backgroundColor: '#F6F5F1',
  android: { allowMixedContent: false },
  plugins: {
    // The app hides it once the first page is painted; the time is the limit if that never happens.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 5000, launchFadeOutDuration: 200 },
    SystemBars: { insetsHandling: 'css' },
    CapacitorCookies: { enabled: false },
    CapacitorHttp: { enabled: false },
  },
}

export default config
