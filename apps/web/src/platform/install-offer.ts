/** The browser's offer to install the app, which it makes once a page. */
interface InstallOffer extends Event {
  /** Asks in a window of the browser; fulfilled when that is closed. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const listeners = new Set<() => void>()
let offer: InstallOffer | null = null

/** Keeps the browser from asking by itself; the app asks when it has shown what it is for (election/home/install-card.tsx). */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => set(null))
}

function set(value: InstallOffer | null): void {
  offer = value
  for (const listener of listeners) listener()
}

/** The offer of this browser, as long as it stands. */
export function installOffer(): InstallOffer | null {
  return offer
}

/** Hears of every change of it. Returns how to end that. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
