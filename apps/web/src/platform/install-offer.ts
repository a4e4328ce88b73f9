/** The browser's offer to install the app, which it makes once per page. */
interface InstallOffer extends Event {
  /** Opens the prompt of the browser; resolves when it is closed. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const listeners = new Set<() => void>()
let offer: InstallOffer | null = null

/** Stops the browser from prompting by itself; the app prompts later (election/home/install-card.tsx). */
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

/** The offer of this browser while it is valid. */
export function installOffer(): InstallOffer | null {
  return offer
}

/** Calls the listener at every change of the offer. Returns the function that unsubscribes. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
