/** Ends the subscription of this browser, also without a network: its push service then accepts no messages for it any more. */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The server deletes its copy in any case.
  }
}
