/** Ends the subscription of this browser, also without a network: its push service then takes nothing for it any more. */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The server forgets it all the same.
  }
}
